import RxRelay
import RxSwift
import RxTest
import Testing

/// What is particular to each kind of subject, and relays.
@Suite struct SubjectValueTests {
  private let log = Log<String>()

  @Test func valueOfABehaviorSubject() throws {
    let subject = BehaviorSubject(value: 0)
    #expect(try subject.value() == 0)
    subject.onNext(1)
    #expect(try subject.value() == 1)
    subject.onCompleted()
    subject.onNext(2)
    #expect(try subject.value() == 1)
    subject.dispose()
    #expect(throws: RxError.self) { try subject.value() }
  }

  @Test func valueOfAFailedBehaviorSubject() {
    let subject = BehaviorSubject(value: 0)
    subject.onError(TestError.first)
    #expect(throws: TestError.first) { try subject.value() }
    subject.dispose()
    let error = #expect(throws: RxError.self) { try subject.value() }
    #expect(disposedObject(error) === subject)
  }

  @Test func valueIsUpToDateInsideOfADelivery() {
    let log = log
    let subject = BehaviorSubject(value: 0)
    _ = subject.subscribe(onNext: {
      if $0 == 1 { subject.onNext(2) }
      log.add("a\($0)/\((try? subject.value()) ?? -1)")
    })
    _ = subject.subscribe(onNext: { log.add("b\($0)/\((try? subject.value()) ?? -1)") })
    subject.onNext(1)
    #expect(log.text == "a0/0 b0/0 a1/2 b1/2 a2/2 b2/2")
  }

  @Test func behaviorSubjectFedFromItsInitialValue() {
    let log = log
    let subject = BehaviorSubject(value: 0)
    _ = subject.subscribe(onNext: {
      log.add("a\($0)")
      if $0 == 0 { subject.onNext(3) }
    })
    _ = subject.log("b", to: log)
    #expect(log.text == "a0 a3 b3")
  }

  @Test func replayFedFromItsReplay() {
    let log = log
    let subject = ReplaySubject<Int>.createUnbounded()
    subject.onNext(1)
    subject.onNext(2)
    _ = subject.subscribe {
      log.add(word($0))
      if $0.element == 1 { subject.onNext(3) }
      if $0.element == 3 { subject.onCompleted() }
    }
    #expect(log.text == "1 2 3 C")
    #expect(heard(subject) == "1 2 3 C")
  }

  @Test func disposalInsideOfTheReplayStopsIt() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for number in 1...5 { subject.onNext(number) }
    #expect(heard(subject.take(2)) == "1 2 C")
    #expect(!subject.hasObservers)
  }

  @Test func replayCountsElementsOnly() {
    for (size, expected) in [(0, "C"), (1, "4 C"), (3, "2 3 4 C"), (9, "1 2 3 4 C")] {
      let subject = ReplaySubject<Int>.create(bufferSize: size)
      for number in 1...4 { subject.onNext(number) }
      subject.onCompleted()
      #expect(heard(subject) == expected)
    }
  }

  @Test func virtualTimesOfAnAsyncSubject() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230), .next(240, 3)])
    let subject = AsyncSubject<Int>()
    let (early, late) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
    scheduler.scheduleAt(200) { _ = source.subscribe(subject) }
    scheduler.scheduleAt(205) { _ = subject.subscribe(early) }
    scheduler.scheduleAt(300) { _ = subject.subscribe(late) }
    scheduler.start()
    #expect(early.events == [.next(230, 2), .completed(230)])
    #expect(late.events == [.next(300, 2), .completed(300)])
  }

  @Test func asyncSubjectWithoutElementsAndWithAnError() {
    let empty = AsyncSubject<Int>()
    _ = empty.log("a", to: log)
    empty.onCompleted()
    let failed = AsyncSubject<Int>()
    _ = failed.log("b", to: log)
    failed.onNext(1)
    failed.onError(TestError.first)
    failed.onCompleted()
    #expect(log.text == "aC bE")
    #expect(heard(failed) == "E")
  }

  @Test func asyncSubjectFedWhileItEnds() {
    let log = log
    let subject = AsyncSubject<Int>()
    _ = subject.subscribe {
      log.add(word($0))
      if $0.element != nil {
        subject.onNext(9)
        subject.onError(TestError.first)
        subject.onCompleted()
      }
    }
    subject.onNext(1)
    subject.onCompleted()
    #expect(log.text == "1 C")
    #expect(heard(subject) == "1 C")
  }

  @Test func publishRelay() {
    let relay = PublishRelay<Int>()
    relay.accept(1)
    _ = relay.subscribe(onNext: { [log] in log.add("\($0)") })
    _ = relay.asObservable().map { 10 * $0 }.log("", to: log)
    relay.accept(2)
    #expect(log.text == "2 20")
  }

  @Test func behaviorRelay() {
    let relay = BehaviorRelay(value: 0)
    #expect(relay.value == 0)
    relay.accept(1)
    _ = relay.log("", to: log)
    relay.accept(2)
    #expect(relay.value == 2)
    #expect(log.text == "1 2")
  }

  @Test func replayRelay() {
    let (bounded, unbounded) = (ReplayRelay<Int>.create(bufferSize: 2), ReplayRelay<Int>.createUnbound())
    for number in 1...3 {
      bounded.accept(number)
      unbounded.accept(number)
    }
    #expect(heard(bounded) == "2 3")
    #expect(heard(unbounded) == "1 2 3")
  }

  @Test func relaysNeverEnd() {
    let (publish, behavior, replay) = (PublishRelay<Int>(), BehaviorRelay(value: 0), ReplayRelay<Int>.createUnbound())
    _ = Observable.of(1, 2).bind(to: publish)
    _ = Observable.of(1, 2).bind(to: behavior)
    _ = Observable.of(1, 2).bind(to: replay, replay)
    _ = behavior.log("", to: log)
    behavior.accept(3)
    #expect(log.text == "2 3")
    #expect(heard(replay) == "1 1 2 2")
    _ = publish.log("p", to: log)
    publish.accept(4)
    #expect(log.text == "2 3 p4")
  }

  @Test func bindingToOptionalRelays() {
    let (publish, behavior, replay) = (PublishRelay<Int?>(), BehaviorRelay<Int?>(value: nil), ReplayRelay<Int?>.createUnbound())
    _ = publish.log("", to: log)
    _ = Observable.just(1).bind(to: publish)
    _ = Observable.just(1).bind(to: behavior)
    _ = Observable.just(1).bind(to: replay)
    _ = Observable<Int?>.just(nil).bind(to: replay)
    #expect(log.text == "Optional(1)")
    #expect(behavior.value == 1)
    #expect(heard(replay) == "Optional(1) nil")
  }

  @Test func disposedBindingsStop() {
    let source = PublishSubject<Int>()
    let relay = BehaviorRelay(value: 0)
    let binding = source.bind(to: relay)
    source.onNext(1)
    binding.dispose()
    source.onNext(2)
    #expect(relay.value == 1)
  }

  @Test func bindingFailures() async {
    await #expect(processExitsWith: .failure) {
      _ = Observable<Int>.error(TestError.first).bind(to: PublishRelay<Int>())
    }
  }

  @Test func infallibleRelays() {
    let relay = BehaviorRelay(value: 1)
    let infallible: Infallible<Int> = relay.asInfallible()
    _ = infallible.subscribe(onNext: { [log] in log.add("\($0)") })
    relay.accept(2)
    _ = PublishRelay<Int>().asInfallible()
    #expect(heard(ReplayRelay<Int>.create(bufferSize: 1).asInfallible()) == "")
    #expect(log.text == "1 2")
  }
}
