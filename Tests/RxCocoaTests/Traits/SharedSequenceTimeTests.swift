import RxCocoa
import RxSwift
import RxTest
import Testing

@Suite struct SharedSequenceTimeTests {
  let lab = Lab()

  @Test func asDriverCostsATickUnderAVirtualScheduler() {
    let source = lab.hot("1@210 2@220 E@230")
    #expect(lab.events { source.asDriver(onErrorJustReturn: -1) } == "1@211 2@221 -1@231 C@231")
    #expect(source.spans == "S[200,230]")
  }

  @Test func asDriverGoesOnWithAnotherDriver() {
    let source = lab.hot("1@210 E@230")
    let other = lab.cold("7@10 C@20")
    #expect(
      lab.events { source.asDriver(onErrorDriveWith: other.asDriver(onErrorJustReturn: 0)) } == "1@211 7@242 C@252")
    #expect(other.spans == "S[231,251]")
  }

  @Test func asDriverMakesADriverFromTheError() {
    let source = lab.hot("1@210 E@230")
    var errors: [any Error] = []
    #expect(
      lab.events {
        source.asDriver { error in
          errors.append(error)
          return .just(9)
        }
      } == "1@211 9@232 C@232")
    #expect(errors.count == 1)
    #expect(errors.first is TestError)
  }

  @Test func asSignalDoesTheSame() {
    let source = lab.hot("1@210 E@230")
    #expect(lab.events { source.asSignal(onErrorJustReturn: -1) } == "1@211 -1@231 C@231")
    let second = lab.hot("3@1210 E@1230")
    #expect(lab.events { second.asSignal(onErrorSignalWith: .empty()) } == "")
    #expect(Lab().events { Observable<Int>.error(TestError.first).asSignal(onErrorSignalWith: .just(4)) } == "4@202 C@202")
    #expect(Lab().events { Observable<Int>.error(TestError.first).asSignal { _ in .empty() } } == "C@202")
  }

  @Test func ofAnyStrategy() {
    let failing = Observable.just(1).concat(Observable.error(TestError.first))
    let byValue: Signal<Int>? = nil
    #expect(
      Lab().events { failing.asSharedSequence(sharingStrategy: SignalSharingStrategy.self, onErrorJustReturn: 2) }
        == "1@201 2@202 C@202")
    #expect(
      Lab().events { () -> Driver<Int> in failing.asSharedSequence(onErrorDriveWith: .empty()) } == "1@201 C@203")
    #expect(
      Lab().events { () -> Signal<Int> in failing.asSharedSequence(onErrorRecover: { _ in .just(5) }) } == "1@201 5@203 C@203")
    #expect(byValue == nil)
  }

  @Test func relaysAndInfallibles() {
    let relay = BehaviorRelay(value: 1)
    lab.scheduler.scheduleAt(210) { relay.accept(2) }
    #expect(lab.events { relay.asDriver() } == "1@201 2@211")
    let events = PublishRelay<Int>()
    let second = Lab()
    second.scheduler.scheduleAt(210) { events.accept(2) }
    #expect(second.events { events.asSignal() } == "2@211")
    #expect(Lab().events { Infallible.of(1, 2).asDriver() } == "1@201 2@202 C@203")
  }

  @Test func kindsConvertToThemselves() {
    #expect(Lab().events { Driver.just(1).asDriver() } == "1@201 C@201")
    #expect(Lab().events { Signal.just(1).asSignal() } == "1@201 C@201")
    #expect(Lab().events { Signal.just(1).asSharedSequence().asInfallible() } == "1@201 C@201")
    #expect(Lab().events { Signal.just(1).asDriver(onErrorJustReturn: 0) } == "1@202 C@203")
  }

  @Test func creation() {
    #expect(Lab().events { Driver.just(1) } == "1@201 C@201")
    #expect(Lab().events { Driver<Int>.empty() } == "C@201")
    #expect(Lab().events { Driver<Int>.never() } == "")
    #expect(Lab().events { Driver.of(1, 2) } == "1@201 2@202 C@203")
    #expect(Lab().events { Driver.from([1, 2]) } == "1@201 2@202 C@203")
    #expect(Lab().events { Driver.from(AnySequence([1, 2])) } == "1@201 2@202 C@203")
    #expect(Lab().events { Driver.from(optional: 1) } == "1@201 C@202")
    #expect(Lab().events { Driver<Int>.from(optional: nil) } == "C@201")
    #expect(Lab().events { Signal.deferred { .just(1) } } == "1@201 C@201")
    #expect(Lab().events(disposed: 225) { Driver<Int>.interval(.ticks(10)) } == "0@210 1@220")
    #expect(Lab().events(disposed: 225) { Signal<Int>.timer(.ticks(5), period: .ticks(10)) } == "0@205 1@215")
  }

  @Test func driverReplaysToLateSubscribers() {
    expectThreeSubscribers(of: { $0.asDriver(onErrorJustReturn: -1) }, second: "1@225 2@230 3@240 -1@250 C@250")
  }

  @Test func signalDoesNot() {
    expectThreeSubscribers(of: { $0.asSignal(onErrorJustReturn: -1) }, second: "2@230 3@240 -1@250 C@250")
  }

  private func expectThreeSubscribers<Strategy>(
    of make: (TestableObservable<Int>) -> SharedSequence<Strategy, Int>, second: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let lab = Lab(TestScheduler(initialClock: 0, simulateProcessingDelay: false))
    let source = lab.cold("0@10 1@20 2@30 3@40 E@50")
    let scheduler = lab.scheduler
    let observers = (0..<3).map { _ in scheduler.createObserver(Int.self) }
    SharingScheduler.mock(scheduler: scheduler) {
      let sequence = make(source).asObservable()
      let bag = CompositeDisposable()
      scheduler.scheduleAt(200) {
        let first = sequence.subscribe(observers[0])
        scheduler.scheduleAt(235) { first.dispose() }
      }
      scheduler.scheduleAt(225) { _ = bag.insert(sequence.subscribe(observers[1])) }
      scheduler.scheduleAt(260) { _ = bag.insert(sequence.subscribe(observers[2])) }
      scheduler.scheduleAt(285) { bag.dispose() }
      scheduler.start()
    }
    #expect(Lab.text(observers[0].events) == "0@210 1@220 2@230", sourceLocation: location)
    #expect(Lab.text(observers[1].events) == second, sourceLocation: location)
    #expect(Lab.text(observers[2].events) == "0@270 1@280", sourceLocation: location)
    #expect(source.spans == "S[200,250] S[260,285]", sourceLocation: location)
  }
}
