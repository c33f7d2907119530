import TestSupport
import RxSwift
import Testing

@Suite struct ValuesTests {
  private func collect<Element: Sendable>(_ source: Observable<Element>) -> Task<[Element], any Error> {
    let values = source.values
    return Task {
      var all: [Element] = []
      for try await value in values { all.append(value) }
      return all
    }
  }

  @Test func synchronousElementsComeInOrder() async throws {
    #expect(try await collect(.of(1, 2, 3)).value == [1, 2, 3])
    #expect(try await collect(Observable<Int>.empty()).value == [])
  }

  @Test func elementsOfASubjectComeInOrder() async throws {
    let subject = PublishSubject<Int>()
    let subscribed = Latch()
    let task = collect(subject.do(onSubscribed: subscribed.open))
    await subscribed.wait()
    for number in 0..<1000 { subject.onNext(number) }
    subject.onCompleted()
    #expect(try await task.value == Array(0..<1000))
  }

  @Test func errorIsThrownAfterTheElements() async {
    var all: [Int] = []
    await #expect(throws: TestError.first) {
      for try await value in Observable.of(1, 2).concat(Observable.error(TestError.first)).values { all.append(value) }
    }
    #expect(all == [1, 2])
  }

  @Test func subscribesAtTheFirstElementAndOnceForEachReading() async throws {
    let log = Log<String>()
    let source = Observable<Int>.deferred {
      log.add("subscribed")
      return .of(1, 2)
    }
    let values = source.values
    log.add("read")
    for try await value in values { log.add("\(value)") }
    for try await value in source.values { log.add("\(value)") }
    #expect(log.entries == ["read", "subscribed", "1", "2", "subscribed", "1", "2"])
  }

  @Test func unreadSequenceIsNeverSubscribed() {
    let subject = PublishSubject<Int>()
    _ = subject.values
    #expect(!subject.hasObservers)
  }

  @Test func cancellationDisposesAndThrows() async {
    let disposals = CountingDisposable()
    let subscribed = Latch()
    let task = collect(
      Observable<Int>.create { _ in
        subscribed.open()
        return disposals
      })
    await subscribed.wait()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(disposals.count == 1)
  }

  @Test func cancelledTaskDoesNotSubscribe() async throws {
    let log = Log<String>()
    let values = Observable<Int>.deferred {
      log.add("subscribed")
      return .just(1)
    }.values
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      for try await value in values { log.add("\(value)") }
    }
    try await task.value
    #expect(log.entries == [])
  }

  @Test func cancellationOfOneLoopLeavesTheOthersAlone() async throws {
    let subject = PublishSubject<Int>()
    let (first, second) = (Latch(), Latch())
    let cancelled = collect(subject.do(onSubscribed: first.open))
    let other = collect(subject.do(onSubscribed: second.open))
    await first.wait()
    await second.wait()
    cancelled.cancel()
    _ = await cancelled.result
    subject.onNext(1)
    subject.onCompleted()
    #expect(try await other.value == [1])
  }

  @Test func leavingTheLoopDisposes() async throws {
    let subject = BehaviorSubject(value: 1)
    for try await value in subject.values {
      #expect(value == 1)
      #expect(subject.hasObservers)
      break
    }
    #expect(!subject.hasObservers)
  }

  @Test func isDisposedWhenTheLoopEnds() async throws {
    let disposals = CountingDisposable()
    let source = Observable<Int>.create { observer in
      observer.onCompleted()
      return disposals
    }
    for try await _ in source.values {}
    #expect(disposals.count == 1)
  }

  @Test func disposedSubjectThrows() async {
    let subject = PublishSubject<Int>()
    subject.dispose()
    await #expect(throws: RxError.self) { for try await _ in subject.values {} }
  }

  @Test func severalTasksShareOneSequence() async throws {
    let values = Observable.range(start: 0, count: 100).values
    async let first = values.reduce(into: []) { $0.append($1) }
    async let second = values.reduce(into: []) { $0.append($1) }
    #expect(try await (first + second).sorted() == Array(0..<100))
  }

  @MainActor @Test func subscribesOnTheMainActorIfReadThere() async throws {
    let log = Log<Bool>()
    let source = Observable<Int>.deferred {
      log.add(isOnMainQueue())
      return .just(1)
    }
    for try await _ in source.values {}
    #expect(log.entries == [true])
  }

  @Test func elementsNeedNotBeSendable() async throws {
    final class Counter {
      var count = 1
    }
    for try await counter in Observable.just(Counter()).values {
      counter.count += 1
      #expect(counter.count == 2)
    }
  }

  @Test func cancelledLoopKeepsNothing() async {
    weak var weakKept: Kept?
    let subject = PublishSubject<Int>()
    let subscribed = Latch()
    let task: Task<[Int], any Error>
    do {
      let kept = Kept()
      weakKept = kept
      task = collect(
        subject.map { value in
          withExtendedLifetime(kept) { value }
        }.do(onSubscribed: subscribed.open))
    }
    await subscribed.wait()
    #expect(weakKept != nil)
    task.cancel()
    _ = await task.result
    #expect(weakKept == nil)
  }

  @Test func anyConvertibleTypeHasValues() async throws {
    for try await value in Single.just(1).values { #expect(value == 1) }
    for try await value in BehaviorSubject(value: 2).take(1).values { #expect(value == 2) }
  }
}
