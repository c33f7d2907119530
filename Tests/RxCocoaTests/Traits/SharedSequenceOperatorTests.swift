import RxCocoa
import RxSwift
import RxTest
import Testing

/// What each operator sends. Most are those of `Observable`, so this is about which one it is, and its arguments.
@Suite struct SharedSequenceOperatorTests {
  /// A signal of the events at the given times, a tick early so that the hop to the scheduler brings them there.
  private func events(_ text: String, of chain: @escaping (Signal<Int>) -> some ObservableConvertibleType) -> String {
    let lab = Lab()
    let source = lab.hot(text)
    return lab.events { chain(source.asSignal(onErrorJustReturn: -1)) }
  }

  @Test func map() {
    #expect(events("1@209 2@219 C@229") { $0.map { $0 * 10 } } == "10@210 20@220 C@230")
  }

  @Test func compactMap() {
    #expect(events("1@209 2@219 C@229") { $0.compactMap { $0 == 1 ? nil : "\($0)!" } } == "2!@220 C@230")
  }

  @Test func filter() {
    #expect(events("1@209 2@219 C@229") { $0.filter { $0 > 1 } } == "2@220 C@230")
  }

  @Test func scan() {
    #expect(events("1@209 2@219 C@229") { $0.scan(10, accumulator: +) } == "11@210 13@220 C@230")
  }

  @Test func skip() {
    #expect(events("1@209 2@219 C@229") { $0.skip(1) } == "2@220 C@230")
  }

  @Test func startWith() {
    #expect(events("1@209 C@229") { $0.startWith(0).startWith(9) } == "9@200 0@200 1@210 C@230")
  }

  @Test func distinctUntilChanged() {
    let text = "1@209 1@219 3@229 2@239 C@249"
    #expect(events(text) { $0.distinctUntilChanged() } == "1@210 3@230 2@240 C@250")
    #expect(events(text) { $0.distinctUntilChanged { $0 % 2 } } == "1@210 2@240 C@250")
    #expect(events(text) { $0.distinctUntilChanged { $0 == $1 } } == "1@210 3@230 2@240 C@250")
    #expect(events(text) { $0.distinctUntilChanged({ $0 / 2 }, comparer: ==) } == "1@210 3@230 C@250")
  }

  @Test func doCallsEachClosure() {
    var log: [String] = []
    let text = events("1@209 C@219") {
      $0.do(
        onNext: { log.append("next \($0)") }, afterNext: { log.append("after \($0)") },
        onCompleted: { log.append("completed") }, afterCompleted: { log.append("after completed") },
        onSubscribe: { log.append("subscribe") }, onSubscribed: { log.append("subscribed") },
        onDispose: { log.append("dispose") })
    }
    #expect(text == "1@210 C@220")
    #expect(log == ["subscribe", "subscribed", "next 1", "after 1", "completed", "after completed", "dispose"])
  }

  @Test func debugPassesEverything() {
    #expect(events("1@209 C@229") { $0.debug("one", trimOutput: true) } == "1@210 C@230")
  }

  @Test func timedOperators() {
    #expect(events("1@209 2@211 C@239") { $0.delay(.ticks(5)) } == "1@215 2@217 C@245")
    #expect(events("1@209 2@211 C@239") { $0.debounce(.ticks(5)) } == "2@217 C@240")
    #expect(events("1@209 2@211 3@213 C@239") { $0.throttle(.ticks(5)) } == "1@210 3@215 C@240")
    #expect(events("1@209 2@211 3@213 C@239") { $0.throttle(.ticks(5), latest: false) } == "1@210 C@240")
  }

  @Test func flattening() {
    let inner = { (number: Int) in Signal<Int>.interval(.ticks(10)).map { $0 + number * 10 } }
    #expect(events("1@209 2@214") { $0.flatMap(inner).asObservable().take(4) } == "10@220 20@225 11@230 21@235 C@235")
    #expect(events("1@209 2@214") { $0.flatMapFirst(inner).asObservable().take(2) } == "10@220 11@230 C@230")
    #expect(events("1@209 2@214") { $0.flatMapLatest(inner).asObservable().take(2) } == "20@225 21@235 C@235")
    #expect(events("1@209 2@214") { $0.map(inner).merge().asObservable().take(2) } == "10@220 20@225 C@225")
    #expect(
      events("1@209 2@214") { $0.map(inner).merge(maxConcurrent: 1).asObservable().take(2) } == "10@220 11@230 C@230")
    #expect(events("1@209 2@214") { $0.map(inner).switchLatest().asObservable().take(2) } == "20@225 21@235 C@235")
  }

  @Test func innerKindDecides() {
    let driver = Driver.just(1)
    let signals: Signal<Int> = driver.flatMap { Signal.just($0) }
    let latest: Signal<Int> = driver.flatMapLatest { Signal.just($0) }
    let first: Driver<Int> = signals.flatMapFirst { Driver.just($0) }
    let switched: Signal<Int> = driver.map { Signal.just($0) }.switchLatest()
    let merged: Signal<Int> = driver.map { Signal.just($0) }.merge()
    let limited: Signal<Int> = driver.map { Signal.just($0) }.merge(maxConcurrent: 2)
    let sampled: Driver<Int> = driver.withLatestFrom(signals)
    _ = (latest, first, switched, merged, limited, sampled)
  }

  @Test func mergeOfSeveral() {
    let chain = { (signal: Signal<Int>) in [signal, signal.map { $0 * 10 }] }
    #expect(events("1@209 C@229") { Signal.merge(chain($0)) } == "1@210 10@210 C@230")
    #expect(events("1@209 C@229") { Signal.merge(AnyCollection(chain($0))) } == "1@210 10@210 C@230")
    #expect(events("1@209 C@229") { Signal.merge($0, $0.map { $0 * 10 }) } == "1@210 10@210 C@230")
    #expect(events("") { _ in Signal<Int>.merge([]) } == "C@200")
  }

  @Test func concat() {
    #expect(Lab().events { Driver.concat([.just(1), .just(2)]) } == "1@201 2@202 C@202")
    #expect(Lab().events { Driver.concat(AnySequence([Driver.just(1), .just(2)])) } == "1@201 2@202 C@202")
  }

  @Test func withLatestFrom() {
    #expect(events("1@209 2@219 C@229") { $0.withLatestFrom($0.map { $0 * 10 }) } == "10@210 20@220 C@230")
    #expect(
      events("1@209 C@229") { $0.withLatestFrom($0.map { $0 * 10 }) { "\($0)/\($1)" } } == "1/10@210 C@230")
  }

  @Test func withUnretained() {
    final class Owner {}
    var owner: Owner? = Owner()
    let lab = Lab()
    let source = lab.hot("1@209 2@219 3@229")
    lab.scheduler.scheduleAt(225) { owner = nil }
    weak let released = owner
    let text = lab.events { [weak owner] in
      source.asSignal(onErrorJustReturn: 0).withUnretained(owner!) { _, number in number }
    }
    #expect(text == "1@210 2@220 C@230")
    #expect(released == nil)
    let pairs = Owner()
    #expect(Lab().events { Signal.just(1).withUnretained(pairs).map { $0 === pairs && $1 == 1 } } == "true@201 C@201")
  }
}
