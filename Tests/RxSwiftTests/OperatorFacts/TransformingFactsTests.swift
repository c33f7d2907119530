import RxSwift
import RxTest
import Testing

@Suite struct TransformingFactsTests {
  private static let numbers = "1@210 2@220 3@230 C@250"
  private static let failing = "1@210 2@220 E@230"

  @Test(arguments: [
    Fact("map", "10@210 20@220 30@230 C@250", ["S[200,250]"]) { $0.play($0.hot(numbers).map { $0 * 10 }) },
    Fact("map throws", "10@210 E@220", ["S[200,220]"]) { $0.play($0.hot(numbers).map { try small($0) * 10 }) },
    Fact("compactMap", "2@220 C@250", ["S[200,250]"]) { $0.play($0.hot(numbers).compactMap { $0 == 2 ? 2 : nil }) },
    Fact("compactMap throws", "1@210 E@220", ["S[200,220]"]) { $0.play($0.hot(numbers).compactMap { try small($0) }) },
    Fact("filter", "2@220 C@250", ["S[200,250]"]) { $0.play($0.hot(numbers).filter { $0 == 2 }) },
    Fact("filter throws", "1@210 E@220", ["S[200,220]"]) { $0.play($0.hot(numbers).filter { try small($0) > 0 }) },
    Fact("enumerated", "(index:0,element:1)@210 (index:1,element:2)@220 E@230", ["S[200,230]"]) {
      $0.play($0.hot(failing).enumerated())
    },
    Fact("scan", "8@210 10@220 13@230 C@250", ["S[200,250]"]) { $0.play($0.hot(numbers).scan(7) { $0 + $1 }) },
    Fact("scan of nothing", "C@250") { $0.play($0.hot("C@250").scan(7) { $0 + $1 }) },
    Fact("scan throws", "8@210 E@220", ["S[200,220]"]) { $0.play($0.hot(numbers).scan(7) { try $0 + small($1) }) },
    Fact("scan(into:)", "[1]@210 [1,2]@220 E@230") { $0.play($0.hot(failing).scan(into: []) { $0.append($1) }) },
    Fact("scan(into:) throws", "1@210 E@220", ["S[200,220]"]) {
      $0.play($0.hot(numbers).scan(into: 0) { $0 += try small($1) })
    },
    Fact("reduce", "13@250 C@250", ["S[200,250]"]) { $0.play($0.hot(numbers).reduce(7) { $0 + $1 }) },
    Fact("reduce of nothing", "7@250 C@250") { $0.play($0.hot("C@250").reduce(7) { $0 + $1 }) },
    Fact("reduce fails", "E@230") { $0.play($0.hot(failing).reduce(7) { $0 + $1 }) },
    Fact("reduce throws", "E@220", ["S[200,220]"]) { $0.play($0.hot(numbers).reduce(7) { try $0 + small($1) }) },
    Fact("reduce mapResult", "26@250 C@250") { $0.play($0.hot(numbers).reduce(7, accumulator: +, mapResult: { $0 * 2 })) },
    Fact("reduce mapResult throws", "E@250") {
      $0.play($0.hot(numbers).reduce(7, accumulator: +, mapResult: { _ -> Int in throw TestError.first }))
    },
    Fact("toArray", "[1,2,3]@250 C@250") { $0.play($0.hot(numbers).toArray()) },
    Fact("toArray of nothing", "[]@250 C@250") { $0.play($0.hot("C@250").toArray()) },
    Fact("toArray fails", "E@230") { $0.play($0.hot(failing).toArray()) },
    Fact("materialize", "next(1)@210 next(2)@220 error(first)@230 C@230", ["S[200,230]"]) {
      $0.play($0.hot(failing).materialize())
    },
    Fact("materialize completion", "completed@250 C@250", ["S[200,250]"]) { $0.play($0.hot("C@250").materialize()) },
    Fact("materialize never", "", ["S[200,1000]"]) { $0.play($0.hot("").materialize()) },
    Fact("dematerialize", "1@210 2@220 E@230", ["S[200,230]"]) { $0.play($0.hot(failing).materialize().dematerialize()) },
    Fact("dematerialize stops at an inner stop", "1@210 C@220", ["S[200,220]"]) {
      $0.play($0.hot(numbers).map { $0 == 2 ? .completed : Event.next($0) }.dematerialize())
    },
    Fact("dematerialize ends with its source", "1@210 2@220 E@230") {
      $0.play($0.hot(failing).map { Event.next($0) }.dematerialize())
    },
  ])
  func oneByOne(_ fact: Fact) { fact.check() }

  private static func small(_ number: Int) throws -> Int {
    if number > 1 { throw TestError.first }
    return number
  }

  @Test(arguments: [
    Fact("groups", "1@210 0@220 C@250", ["S[200,250]"], log: "1:1@210 0:2@220 1:3@230 1.C@250 0.C@250") { lab in
      lab.play(lab.groups(lab.hot(numbers)))
    },
    Fact("error", "1@210 0@220 E@230", ["S[200,230]"], log: "1:1@210 0:2@220 1.E@230 0.E@230") { lab in
      lab.play(lab.groups(lab.hot(failing)))
    },
    Fact("key throws", "1@210 E@220", ["S[200,220]"], log: "1:1@210 1.E@220") { lab in
      lab.play(lab.groups(lab.hot(numbers)) { try small($0) % 2 })
    },
    Fact("a live group keeps the source", "1@210", ["S[200,250]"], log: "1:1@210 1:3@230 1.C@250", disposed: 215) { lab in
      lab.play(lab.groups(lab.hot(numbers)))
    },
    Fact("unsubscribed groups don't keep it", "1@210", ["S[200,215]"], disposed: 215) { lab in
      lab.play(lab.hot(numbers).groupBy { $0 % 2 }.map(\.key))
    },
  ])
  func groupBy(_ fact: Fact) { fact.check() }

  @Test func lateGroupSubscriberGetsTheStopEvent() {
    for stop in [Event<Int>.completed, .error(TestError.first)] {
      let source = PublishSubject<Int>()
      var groups: [GroupedObservable<Int, Int>] = []
      _ = source.groupBy { $0 }.subscribe { groups += $0.element.map { [$0] } ?? [] }
      source.onNext(1)
      source.on(stop)
      #expect(Lab.events(of: groups[0]) == Lab.text(stop))
    }
  }

  @Test func groupAfterEverythingWasDisposedIsSilent() {
    let source = PublishSubject<Int>()
    var groups: [GroupedObservable<Int, Int>] = []
    source.groupBy { $0 }.subscribe(onNext: { groups.append($0) }).disposed(after: { source.onNext(1) })
    #expect(!source.hasObservers)
    #expect(Lab.events(of: groups[0]) == "")
  }

  @Test(arguments: [
    Fact("buffer", "[1,2]@210 [3]@280 []@300 C@300", ["S[200,300]"]) {
      $0.play($0.hot("1@205 2@210 3@240 C@300").buffer(timeSpan: .ticks(70), count: 2, scheduler: $0.scheduler))
    },
    Fact("buffer, empty", "[]@230 []@260 []@275 C@275") {
      $0.play($0.hot("C@275").buffer(timeSpan: .ticks(30), count: 2, scheduler: $0.scheduler))
    },
    Fact("buffer fails", "[1]@230 E@240", ["S[200,240]"]) {
      $0.play($0.hot("1@205 2@235 E@240").buffer(timeSpan: .ticks(30), count: 2, scheduler: $0.scheduler))
    },
    Fact("buffer, element of the timer's tick", "[1,2]@230 []@245 C@245") {
      $0.play($0.hot("1@205 2@230 C@245").buffer(timeSpan: .ticks(30), count: 5, scheduler: $0.scheduler))
    },
    Fact("buffer of one", "[1]@205 []@235 [2]@240 []@270", disposed: 300) {
      $0.play($0.hot("1@205 2@240").buffer(timeSpan: .ticks(30), count: 1, scheduler: $0.scheduler))
    },
    Fact("buffer, timer and count together", "[1,2]@230 []@250 C@250") {
      $0.play($0.hot("1@205 2@230 C@250").buffer(timeSpan: .ticks(30), count: 2, scheduler: $0.scheduler))
    },
    Fact("buffer of no time", "[]@201 []@202 []@203 C@203") {
      $0.play($0.hot("C@203").buffer(timeSpan: .ticks(0), count: 2, scheduler: $0.scheduler))
    },
    Fact(
      "window", "0@200 1@210 2@240 3@270 C@300", ["S[200,300]"],
      log: "0:1@205 0:2@210 0.C@210 1:3@240 1.C@240 2.C@270 3.C@300"
    ) { lab in lab.play(lab.windows(lab.hot("1@205 2@210 3@240 C@300"))) },
    Fact("window fails", "0@200 1@230 E@240", ["S[200,240]"], log: "0:1@205 0.C@230 1:2@235 1.E@240") { lab in
      lab.play(lab.windows(lab.hot("1@205 2@235 E@240")))
    },
    Fact("a subscribed window keeps the source", "0@200", ["S[200,240]"], log: "0:1@205 0.E@240", disposed: 210) { lab in
      lab.play(lab.windows(lab.hot("1@205 E@240"), timeSpan: 300))
    },
    Fact("an unsubscribed one doesn't", "0@200", ["S[200,210]"], disposed: 210) { lab in
      lab.play(
        lab.hot("1@205 2@235").window(timeSpan: .ticks(300), count: 9, scheduler: lab.scheduler).enumerated().map(\.index))
    },
  ])
  func buffersAndWindows(_ fact: Fact) { fact.check() }
}

extension Lab {
  /// Sends the keys, and logs what the groups send.
  fileprivate func groups(
    _ source: TestableObservable<Int>, _ key: @escaping (Int) throws -> Int = { $0 % 2 }
  ) -> Observable<Int> {
    source.groupBy(keySelector: key).map { group in
      self.record("\(group.key)", group)
      return group.key
    }
  }

  /// Sends the numbers of the windows, and logs what they send.
  fileprivate func windows(_ source: TestableObservable<Int>, timeSpan: Int = 30) -> Observable<Int> {
    source.window(timeSpan: .ticks(timeSpan), count: 2, scheduler: scheduler).enumerated().map { index, window in
      self.record("\(index)", window)
      return index
    }
  }

  private func record(_ name: String, _ source: some ObservableConvertibleType) {
    _ = source.asObservable().subscribe { event in
      self.log.append("\(name)\(event.isStopEvent ? "." : ":")\(Lab.text(event))@\(self.scheduler.clock)")
    }
  }
}

extension RxSwift.Disposable {
  /// Disposes this when `action` has run.
  fileprivate func disposed(after action: () -> Void) {
    action()
    dispose()
  }
}
