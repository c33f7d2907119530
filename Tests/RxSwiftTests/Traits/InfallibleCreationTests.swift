import RxSwift
import RxTest
import Testing

@Suite struct InfallibleCreationTests {
  private let log = Log<String>()

  private func observe<Element>(_ infallible: Infallible<Element>) -> any Disposable {
    let log = log
    return infallible.subscribe(
      onNext: { log.add("\($0)") }, onCompleted: { log.add("completed") }, onDisposed: { log.add("disposed") })
  }

  @Test func createSendsUntilCompletion() {
    let log = log
    _ = observe(
      Infallible<Int>.create { observer in
        observer(.next(1))
        observer(.next(2))
        observer(.completed)
        observer(.next(3))
        observer(.completed)
        return Disposables.create { log.add("source.dispose") }
      })
    #expect(log.entries == ["1", "2", "completed", "disposed", "source.dispose"])
  }

  @Test func createIsInertAfterDisposal() {
    let log = log
    var send: Infallible<Int>.InfallibleObserver?
    let subscription = observe(
      Infallible<Int>.create { observer in
        send = observer
        return Disposables.create { log.add("source.dispose") }
      })
    send?(.next(1))
    subscription.dispose()
    send?(.next(2))
    send?(.completed)
    #expect(log.entries == ["1", "source.dispose", "disposed"])
  }

  @Test func createRunsOncePerSubscription() {
    var runs = 0
    let infallible = Infallible<Int>.create { observer in
      runs += 1
      observer(.next(runs))
      return Disposables.create()
    }
    #expect(runs == 0)
    _ = observe(infallible)
    _ = observe(infallible)
    #expect(log.entries == ["1", "2"])
  }

  @Test func subscriptionDoesNotKeepTheFactory() {
    weak var captured: CountingDisposable?
    let subscription: any Disposable
    do {
      let object = CountingDisposable()
      captured = object
      subscription = observe(
        .create { (observer: @escaping Infallible<Int>.InfallibleObserver) in
          _ = object
          return Disposables.create()
        })
    }
    #expect(captured == nil)
    subscription.dispose()
  }

  @Test func simpleSequences() {
    _ = observe(Infallible.just(1))
    _ = observe(Infallible<Int>.empty())
    _ = observe(Infallible<Int>.never())
    #expect(log.entries == ["1", "completed", "disposed", "completed", "disposed"])
  }

  @Test func elementsOfSequences() {
    _ = observe(Infallible.of(1, 2))
    _ = observe(Infallible.from([3, 4]))
    _ = observe(Infallible.from(Set([5])))
    #expect(
      log.entries == [
        "1", "2", "completed", "disposed", "3", "4", "completed", "disposed", "5", "completed", "disposed",
      ])
  }

  @Test func endlessSequenceIsPulledAsNeeded() {
    _ = observe(Infallible.from(sequence(first: 1) { $0 * 2 }).take(3))
    #expect(log.entries == ["1", "2", "4", "completed", "disposed"])
  }

  @Test func schedulerForms() {
    let scheduler = TestScheduler(initialClock: 0)
    #expect(scheduler.start { Infallible.just(1, scheduler: scheduler) }.events == [.next(201, 1), .completed(202)])
    let of = TestScheduler(initialClock: 0)
    #expect(
      of.start { Infallible.of(1, 2, scheduler: of) }.events == [.next(201, 1), .next(202, 2), .completed(203)])
    let array = TestScheduler(initialClock: 0)
    #expect(array.start { Infallible.from([1], scheduler: array) }.events == [.next(201, 1), .completed(202)])
    let range = TestScheduler(initialClock: 0)
    #expect(range.start { Infallible.from(1...1, scheduler: range) }.events == [.next(201, 1), .completed(202)])
  }

  @Test func deferredMakesTheSequenceForEachSubscription() {
    var made = 0
    let infallible = Infallible<Int>.deferred {
      made += 1
      return .just(made)
    }
    #expect(made == 0)
    _ = observe(infallible)
    _ = observe(infallible)
    #expect(log.entries == ["1", "completed", "disposed", "2", "completed", "disposed"])
  }

  @Test func eventsConvert() {
    #expect(InfallibleEvent.next(1).event == .next(1))
    #expect(InfallibleEvent<Int>.completed.event == .completed)
  }
}
