import RxRelay
import RxSwift
import RxTest
import Testing

@Suite struct InfallibleConversionTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private func failing() -> TestableObservable<Int> {
    scheduler.createHotObservable([.next(210, 1), .error(220, TestError.first), .next(230, 3)])
  }

  @Test func errorBecomesAnElement() {
    let source = failing()
    let result = scheduler.start { source.asInfallible(onErrorJustReturn: 600) }
    #expect(result.events == [.next(210, 1), .next(220, 600), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func errorSwitchesToTheFallback() {
    let source = failing()
    let fallback = scheduler.createColdObservable([.next(10, 10), .completed(20)])
    let result = scheduler.start {
      source.asInfallible(onErrorFallbackTo: fallback.asInfallible(onErrorJustReturn: 0))
    }
    #expect(result.events == [.next(210, 1), .next(230, 10), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 220)])
    #expect(fallback.subscriptions == [Subscription(220, 240)])
  }

  @Test func errorIsPassedToTheRecovery() {
    let source = failing()
    var errors: [String] = []
    let result = scheduler.start {
      source.asInfallible { error in
        errors.append("\(error)")
        return Infallible.of(7, 8)
      }
    }
    #expect(result.events == [.next(210, 1), .next(220, 7), .next(220, 8), .completed(220)])
    #expect(errors == ["first"])
  }

  @Test func completionPasses() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let result = scheduler.start { source.asInfallible(onErrorJustReturn: 600) }
    #expect(result.events == [.next(210, 1), .completed(220)])
  }

  @Test func traitsConvert() {
    let result = scheduler.start { Single<Int>.error(TestError.first).asInfallible(onErrorJustReturn: 1) }
    #expect(result.events == [.next(200, 1), .completed(200)])
  }

  @Test func observableOfAnInfallibleHasTheSameEvents() {
    let source = PublishSubject<Int>()
    var events: [Event<Int>] = []
    _ = source.asInfallible(onErrorJustReturn: 2).asObservable().subscribe { events.append($0) }
    source.onNext(1)
    source.onError(TestError.first)
    #expect(events == [.next(1), .next(2), .completed])
  }

  @Test func relaysConvert() {
    let log = Log<String>()
    let publish = PublishRelay<Int>()
    let behavior = BehaviorRelay(value: 1)
    let replay = ReplayRelay<Int>.create(bufferSize: 1)
    publish.accept(1)
    replay.accept(1)
    let subscriptions = [
      publish.asInfallible().subscribe(onNext: { log.add("publish \($0)") }),
      behavior.asInfallible().subscribe(onNext: { log.add("behavior \($0)") }),
      replay.asInfallible().subscribe(onNext: { log.add("replay \($0)") }),
    ]
    publish.accept(2)
    behavior.accept(2)
    replay.accept(2)
    for subscription in subscriptions { subscription.dispose() }
    publish.accept(3)
    #expect(log.entries == ["behavior 1", "replay 1", "publish 2", "behavior 2", "replay 2"])
  }
}
