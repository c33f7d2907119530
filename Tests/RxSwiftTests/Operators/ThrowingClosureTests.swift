import RxSwift
import RxTest
import Testing

/// What holds for every closure that is called per element and may throw.
@Suite struct ThrowingClosureTests {
  struct Operator: Sendable, CustomTestStringConvertible {
    let name: String
    let apply: @Sendable (Observable<Int>, _ probe: @escaping () throws -> Void) -> Observable<Int>

    init(
      _ name: String,
      _ apply: @escaping @Sendable (Observable<Int>, _ probe: @escaping () throws -> Void) -> Observable<Int>
    ) {
      self.name = name
      self.apply = apply
    }

    var testDescription: String { name }
  }

  static let operators = [
    Operator("scan") { source, probe in
      source.scan(0) { sum, _ in
        try probe()
        return sum
      }
    },
    Operator("scan(into:)") { source, probe in source.scan(into: 0) { _, _ in try probe() } },
    Operator("reduce") { source, probe in
      source.reduce(0) { sum, _ in
        try probe()
        return sum
      }
    },
    Operator("take(while:)") { source, probe in
      source.take(while: { _ in
        try probe()
        return true
      })
    },
    Operator("take(until:)") { source, probe in
      source.take(
        until: { _ in
          try probe()
          return false
        }, behavior: .inclusive)
    },
    Operator("skip(while:)") { source, probe in
      source.skip(while: { _ in
        try probe()
        return true
      })
    },
    Operator("distinctUntilChanged key") { source, probe in
      source.distinctUntilChanged { element -> Int in
        try probe()
        return element
      }
    },
    Operator("single(_:)") { source, probe in
      source.single { _ in
        try probe()
        return false
      }
    },
    Operator("do(onNext:)") { source, probe in source.do(onNext: { _ in try probe() }) },
    Operator("do(afterNext:)") { source, probe in source.do(afterNext: { _ in try probe() }, onDispose: {}) },
    Operator("groupBy") { source, probe in
      source.groupBy { _ in
        try probe()
        return 0
      }
      .flatMap { $0 }
    },
  ]

  @Test(arguments: operators) func endsTheSequence(_ operation: Operator) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
    var calls = 0
    let result = scheduler.start {
      operation.apply(source.asObservable()) {
        calls += 1
        if calls == 2 { throw TestError.first }
      }
    }
    #expect(result.events.last == .error(220, TestError.first))
    #expect(result.events.filter(\.value.isStopEvent).count == 1)
    #expect(source.subscriptions == [Subscription(200, 220)])
    #expect(calls == 2)
  }

  @Test(arguments: operators) func endsItByItself(_ operation: Operator) {
    var calls = 0
    let events = Ungated.run(Ungated.source([.next(1), .next(2), .next(3), .completed])) { source in
      operation.apply(source) {
        calls += 1
        if calls == 2 { throw TestError.first }
      }
    }
    #expect(events.last == .error(TestError.first))
    #expect(events.filter(\.isStopEvent).count == 1)
    // `single(_:)` is a filter and more; the filter relies on the source.
    #expect(calls == 2 || operation.name == "single(_:)")
  }

  @Test func comparerEndsTheSequence() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
    let result = scheduler.start { source.distinctUntilChanged { _, _ in throw TestError.first } }
    #expect(result.events == [.next(210, 1), .error(220, TestError.first)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func mapResultEndsTheSequence() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .completed(240)])
    let result: TestableObserver<Int> = scheduler.start {
      source.reduce(0, accumulator: { $0 + $1 }, mapResult: { _ in throw TestError.first })
    }
    #expect(result.events == [.error(240, TestError.first)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func factoriesFailTheSubscription() {
    let scheduler = TestScheduler(initialClock: 0)
    let result: TestableObserver<Int> = scheduler.start { Observable<Int>.deferred { throw TestError.first } }
    #expect(result.events == [.error(200, TestError.first)])
  }
}
