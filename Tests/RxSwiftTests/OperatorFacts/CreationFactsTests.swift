import RxSwift
import RxTest
import Testing

@Suite struct CreationFactsTests {
  @Test(arguments: [
    Fact("just", "1@200 C@200") { $0.play(Observable.just(1)) },
    Fact("empty", "C@200") { $0.play(Observable<Int>.empty()) },
    Fact("error", "E@200") { $0.play(Observable<Int>.error(TestError.first)) },
    Fact("never", "") { $0.play(Observable<Int>.never()) },
    Fact("from(optional:)", "1@200 C@200") { $0.play(Observable.from(optional: 1)) },
    Fact("from(optional: nil)", "C@200") { $0.play(Observable<Int>.from(optional: nil)) },
    Fact("of", "1@200 2@200 C@200") { $0.play(Observable.of(1, 2)) },
    Fact("range", "5@200 6@200 C@200") { $0.play(Observable.range(start: 5, count: 2)) },
    Fact("range of the largest", "\(Int.max)@200 C@200") { $0.play(Observable.range(start: Int.max, count: 1)) },
    Fact("range of none at the largest", "C@200") { $0.play(Observable.range(start: Int.max, count: 0)) },
  ])
  func withoutScheduler(_ fact: Fact) { fact.check() }

  @Test(arguments: [
    Fact("just", "1@201 C@202") { $0.play(Observable.just(1, scheduler: $0.scheduler)) },
    Fact("of", "1@201 2@202 3@203 C@204") { $0.play(Observable.of(1, 2, 3, scheduler: $0.scheduler)) },
    Fact("from array", "1@201 2@202 C@203") { $0.play(Observable.from([1, 2], scheduler: $0.scheduler)) },
    Fact("from empty array", "C@201") { $0.play(Observable<Int>.from([], scheduler: $0.scheduler)) },
    Fact("from set", "1@201 C@202") { $0.play(Observable.from(Set([1]), scheduler: $0.scheduler)) },
    Fact("from(optional:)", "1@201 C@202") { $0.play(Observable.from(optional: 1, scheduler: $0.scheduler)) },
    Fact("from(optional: nil)", "C@201") { $0.play(Observable<Int>.from(optional: nil, scheduler: $0.scheduler)) },
    Fact("range", "-1@201 0@202 C@203") { $0.play(Observable.range(start: -1, count: 2, scheduler: $0.scheduler)) },
    Fact("range of none", "C@201") { $0.play(Observable.range(start: 0, count: 0, scheduler: $0.scheduler)) },
    Fact("range, disposed", "0@201 1@202 2@203 3@204", disposed: 205) {
      $0.play(Observable.range(start: 0, count: 100, scheduler: $0.scheduler))
    },
    Fact("repeatElement", "7@201 7@202 7@203 7@204", disposed: 205) {
      $0.play(Observable.repeatElement(7, scheduler: $0.scheduler))
    },
    Fact("generate", "0@201 1@202 2@203 C@204") { lab in
      lab.play(Observable.generate(initialState: 0, condition: { $0 <= 2 }, scheduler: lab.scheduler) { $0 + 1 })
    },
    Fact("generate of none", "C@201") { lab in
      lab.play(Observable.generate(initialState: 0, condition: { _ in false }, scheduler: lab.scheduler) { $0 + 1 })
    },
    Fact("generate, condition throws", "E@201") { lab in
      lab.play(Observable.generate(initialState: 0, condition: { _ in throw TestError.first }, scheduler: lab.scheduler) { $0 })
    },
    Fact("generate, iterate throws", "0@201 E@202") { lab in
      lab.play(
        Observable.generate(initialState: 0, condition: { _ in true }, scheduler: lab.scheduler) { _ in throw TestError.first })
    },
    Fact("generate, disposed", "0@201 1@202", disposed: 203) { lab in
      lab.play(Observable.generate(initialState: 0, condition: { _ in true }, scheduler: lab.scheduler) { $0 + 1 })
    },
  ])
  func withScheduler(_ fact: Fact) { fact.check() }

  @Test(arguments: [
    Fact("timer", "0@300 C@300") { $0.play(Observable<Int>.timer(.ticks(100), scheduler: $0.scheduler)) },
    Fact("timer(0)", "0@201 C@201") { $0.play(Observable<Int>.timer(.ticks(0), scheduler: $0.scheduler)) },
    Fact("timer, negative", "0@201 C@201") { $0.play(Observable<Int>.timer(.ticks(-5), scheduler: $0.scheduler)) },
    Fact("timer, disposed at its time", "", disposed: 300) {
      $0.play(Observable<Int>.timer(.ticks(100), scheduler: $0.scheduler))
    },
    Fact("timer with period", "0@210 1@230 2@250", disposed: 260) {
      $0.play(Observable<Int>.timer(.ticks(10), period: .ticks(20), scheduler: $0.scheduler))
    },
    Fact("timer(0) with period", "0@201 1@221 2@241", disposed: 250) {
      $0.play(Observable<Int>.timer(.ticks(0), period: .ticks(20), scheduler: $0.scheduler))
    },
    Fact("timer with period 0", "0@210 1@211 2@212", disposed: 213) {
      $0.play(Observable<Int>.timer(.ticks(10), period: .ticks(0), scheduler: $0.scheduler))
    },
    Fact("interval", "0@300 1@400", disposed: 500) { $0.play(Observable<Int>.interval(.ticks(100), scheduler: $0.scheduler)) },
    Fact("interval(0)", "0@201 1@202 2@203", disposed: 204) {
      $0.play(Observable<Int>.interval(.ticks(0), scheduler: $0.scheduler))
    },
    Fact("interval, negative", "0@201 1@202 2@203", disposed: 204) {
      $0.play(Observable<Int>.interval(.ticks(-1), scheduler: $0.scheduler))
    },
  ])
  func timers(_ fact: Fact) { fact.check() }

  @Test func timerWrapsAround() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start { Observable<UInt8>.interval(.ticks(1), scheduler: scheduler).skip(254) }
    #expect(result.events.prefix(4).map(\.value.element) == [254, 255, 0, 1])
    #expect(result.events.first?.time == 455)
  }

  @Test(arguments: [
    Fact("amb", "") { $0.play(Observable<Int>.amb([Observable<Int>]())) },
    Fact("merge", "C@200") { $0.play(Observable<Int>.merge([])) },
    Fact("merge(variadic)", "C@200") { $0.play(Observable<Int>.merge()) },
    Fact("merge(collection)", "C@200") { $0.play(Observable<Int>.merge(AnyCollection<Observable<Int>>([]))) },
    Fact("concat", "C@200") { $0.play(Observable<Int>.concat([])) },
    Fact("concat(sequence)", "C@200") { $0.play(Observable<Int>.concat(AnySequence<Observable<Int>>([]))) },
    Fact("catch(sequence:)", "C@200") { $0.play(Observable<Int>.catch(sequence: [])) },
    Fact("zip", "C@200") { $0.play(Observable<Int>.zip([Observable<Int>]())) },
    Fact("zip with selector", "C@200") { $0.play(Observable.zip([Observable<Int>]()) { $0.count }) },
    Fact("combineLatest", "[]@200 C@200") { $0.play(Observable<Int>.combineLatest([Observable<Int>]())) },
    Fact("combineLatest with selector", "0@200 C@200") { $0.play(Observable.combineLatest([Observable<Int>]()) { $0.count }) },
    Fact("combineLatest, selector throws", "E@200") {
      $0.play(Observable<Int>.combineLatest([Observable<Int>]()) { _ in throw TestError.first })
    },
    Fact("Single.zip", "[]@200 C@200") { $0.play(Single<Int>.zip([Single<Int>]())) },
    Fact("Single.zip with selector", "0@200 C@200") { $0.play(Single<Int>.zip([Single<Int>]()) { $0.count }) },
    Fact("Completable.zip", "C@200") { $0.play(Completable.zip([])) },
    Fact("retry(0)", "C@200", [""]) { $0.play($0.cold("1@10 E@20").retry(0)) },
  ])
  func noSources(_ fact: Fact) { fact.check() }

  @Test(arguments: [
    Fact("deferred", "1@210 C@220", ["S[200,220]"]) { lab in
      let source = lab.cold("1@10 C@20")
      lab.play(Observable.deferred { source.asObservable() })
    },
    Fact("deferred, throwing", "E@200") { $0.play(Observable<Int>.deferred { throw TestError.first }) },
    Fact("using", "1@210 C@220", ["S[200,220]"], log: "resource@200 resource-@220") { lab in
      let source = lab.cold("1@10 C@20")
      lab.play(Observable.using({ lab.resource() }, observableFactory: { _ in source.asObservable() }))
    },
    Fact("using, failing", "E@220", ["S[200,220]"], log: "resource@200 resource-@220") { lab in
      let source = lab.cold("E@20")
      lab.play(Observable.using({ lab.resource() }, observableFactory: { _ in source.asObservable() }))
    },
    Fact("using, disposed", "1@210", ["S[200,215]"], log: "resource@200 resource-@215", disposed: 215) { lab in
      let source = lab.cold("1@10 C@20")
      lab.play(Observable.using({ lab.resource() }, observableFactory: { _ in source.asObservable() }))
    },
    Fact("using, no resource", "E@200") { lab in
      lab.play(
        Observable<Int>.using(
          { () throws -> Resource in throw TestError.first },
          observableFactory: { _ in
            lab.log.append("called")
            return .never()
          }))
    },
    Fact("using, no sequence", "E@200", log: "resource@200 resource-@200") { lab in
      lab.play(Observable<Int>.using({ lab.resource() }, observableFactory: { _ in throw TestError.first }))
    },
  ])
  func factories(_ fact: Fact) { fact.check() }

  @Test func usingDisposesTheSequenceFirst() {
    var log: [String] = []
    let makeChain = { (ends: Bool) in
      Observable<Int>.using(
        { Resource { log.append("resource") } },
        observableFactory: { _ in
          Observable.create { observer in
            if ends { observer.onCompleted() }
            return Disposables.create { log.append("source") }
          }
        })
    }
    let subscription = makeChain(false).subscribe(onDisposed: { log.append("disposed") })
    subscription.dispose()
    #expect(log == ["source", "resource", "disposed"])
    log = []
    _ = makeChain(true).subscribe(onCompleted: { log.append("completed") }, onDisposed: { log.append("disposed") })
    #expect(log == ["completed", "disposed", "source", "resource"])
  }
}

extension Lab {
  fileprivate func resource() -> Resource {
    log.append("resource@\(scheduler.clock)")
    return Resource { self.log.append("resource-@\(self.scheduler.clock)") }
  }
}
