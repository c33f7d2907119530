import RxSwift
import RxTest
import Testing

@Suite struct SampleTests {
  let scheduler = TestScheduler(initialClock: 0)

  private func sample(
    _ source: [Recorded<Event<Int>>], by sampler: [Recorded<Event<Int>>], default defaultValue: Int? = nil
  ) -> (events: [Recorded<Event<Int>>], source: [Subscription], sampler: [Subscription]) {
    let source = scheduler.createHotObservable(source)
    let sampler = scheduler.createHotObservable(sampler)
    let result = scheduler.start { source.sample(sampler, defaultValue: defaultValue) }
    return (result.events, source.subscriptions, sampler.subscriptions)
  }

  @Test func sendsTheNewestUnsentElement() {
    let result = sample(
      [.next(210, 1), .next(220, 2), .completed(260)],
      by: [.next(215, 0), .next(217, 0), .next(230, 0), .next(270, 0), .next(280, 0)])
    #expect(result.events == [.next(215, 1), .next(230, 2), .completed(270)])
    #expect(result.source == [Subscription(200, 260)])
    #expect(result.sampler == [Subscription(200, 270)])
  }

  @Test func sendsTheDefaultWhenThereIsNothingNew() {
    let result = sample([.next(210, 1)], by: [.next(205, 0), .next(215, 0), .next(217, 0)], default: 7)
    #expect(result.events == [.next(205, 7), .next(215, 1), .next(217, 7)])
  }

  @Test func completionOfTheSamplerSendsTheNewest() {
    let result = sample([.next(210, 1), .next(220, 2), .completed(225)], by: [.next(215, 0), .completed(230)])
    #expect(result.events == [.next(215, 1), .next(230, 2), .completed(230)])
    #expect(result.sampler == [Subscription(200, 230)])
  }

  @Test func completesWithTheSourceIfTheSamplerIsDone() {
    let result = sample([.next(210, 1), .next(220, 2), .completed(240)], by: [.completed(215)])
    #expect(result.events == [.next(215, 1), .completed(240)])
    #expect(result.source == [Subscription(200, 240)])
    #expect(result.sampler == [Subscription(200, 215)])
  }

  @Test func failsWithEither() {
    let fromSource = sample([.next(210, 1), .error(220, TestError.first)], by: [.next(230, 0)])
    #expect(fromSource.events == [.error(220, TestError.first)])
    #expect(fromSource.sampler == [Subscription(200, 220)])
    let other = TestScheduler(initialClock: 0)
    let source = other.createHotObservable([.next(210, 1)])
    let sampler = other.createHotObservable([Recorded<Event<Int>>.error(220, TestError.second)])
    let fromSampler = other.start { source.sample(sampler) }
    #expect(fromSampler.events == [.error(220, TestError.second)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func sourceIsSubscribedFirst() {
    var log: [String] = []
    let source = Observable<Int>.empty().do(onSubscribe: { log.append("source") })
    let sampler = Observable<Int>.empty().do(onSubscribe: { log.append("sampler") })
    _ = source.sample(sampler).subscribe()
    #expect(log == ["source", "sampler"])
  }

  @Test func takesTurnsOnTheCurrentThread() {
    var events: [RxSwift.Event<Int>] = []
    _ = Observable.of(1, 2, 3).sample(Observable.of(9, 9, 9)).subscribe { events.append($0) }
    #expect(events == [.next(1), .next(2), .next(3), .completed])
  }
}
