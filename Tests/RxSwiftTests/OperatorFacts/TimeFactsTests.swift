import RxSwift
import RxTest
import Testing

@Suite struct TimeFactsTests {
  @Test(arguments: [
    Fact("shifts values and completion", "1@220 2@230 C@240", ["S[200,230]"]) {
      $0.play($0.hot("1@210 2@220 C@230").delay(.ticks(10), scheduler: $0.scheduler))
    },
    Fact("what is due together comes one tick apart", "1@220 2@221 3@222 C@223", ["S[200,211]"]) {
      $0.play($0.hot("1@210 2@210 3@211 C@211").delay(.ticks(10), scheduler: $0.scheduler))
    },
    Fact("a burst pushes what follows", "1@220 2@221 3@222", ["S[200,1000]"]) {
      $0.play($0.hot("1@210 2@210 3@212").delay(.ticks(10), scheduler: $0.scheduler))
    },
    Fact("a burst pushes what follows until it catches up", "1@220 2@221 3@225", ["S[200,1000]"]) {
      $0.play($0.hot("1@210 2@210 3@215").delay(.ticks(10), scheduler: $0.scheduler))
    },
    Fact("just", "1@202 C@203") { $0.play(Observable.just(1).delay(.ticks(2), scheduler: $0.scheduler)) },
    Fact("of(1, 2)", "1@202 2@203 C@204") { $0.play(Observable.of(1, 2).delay(.ticks(2), scheduler: $0.scheduler)) },
    Fact("0", "1@211 C@221") { $0.play($0.hot("1@210 C@220").delay(.ticks(0), scheduler: $0.scheduler)) },
    Fact("empty", "C@220") { $0.play($0.hot("C@210").delay(.ticks(10), scheduler: $0.scheduler)) },
    Fact("error drops what waits", "E@215", ["S[200,215]"]) {
      $0.play($0.hot("1@210 E@215").delay(.ticks(10), scheduler: $0.scheduler))
    },
    Fact("error with a due value", "E@220", ["S[200,220]"]) {
      $0.play($0.hot("1@210 E@220").delay(.ticks(10), scheduler: $0.scheduler))
    },
    Fact("disposed", "1@220", ["S[200,225]"], disposed: 225) {
      $0.play($0.hot("1@210 2@220 C@230").delay(.ticks(10), scheduler: $0.scheduler))
    },
    Fact("disposed after its completion", "", ["S[200,215]"], disposed: 218) {
      $0.play($0.hot("1@210 C@215").delay(.ticks(10), scheduler: $0.scheduler))
    },
    Fact("delaySubscription", "1@240 C@250", ["S[230,250]"]) {
      $0.play($0.cold("1@10 C@20").delaySubscription(.ticks(30), scheduler: $0.scheduler))
    },
    Fact("delaySubscription(0)", "1@211 C@221", ["S[201,221]"]) {
      $0.play($0.cold("1@10 C@20").delaySubscription(.ticks(0), scheduler: $0.scheduler))
    },
    Fact("delaySubscription, disposed before", "", [""], disposed: 225) {
      $0.play($0.cold("1@10 C@20").delaySubscription(.ticks(30), scheduler: $0.scheduler))
    },
    Fact("delaySubscription fails", "E@240", ["S[230,240]"]) {
      $0.play($0.cold("E@10").delaySubscription(.ticks(30), scheduler: $0.scheduler))
    },
  ])
  func delay(_ fact: Fact) { fact.check() }

  @Test(arguments: [
    Fact("debounce", "3@260 4@280 C@280", ["S[200,280]"]) {
      $0.play($0.hot("1@210 2@225 3@240 4@270 C@280").debounce(.ticks(20), scheduler: $0.scheduler))
    },
    Fact("an element at the due tick", "2@250") { $0.play($0.hot("1@210 2@230").debounce(.ticks(20), scheduler: $0.scheduler)) },
    Fact("completion at the due tick", "1@230 C@230") {
      $0.play($0.hot("1@210 C@230").debounce(.ticks(20), scheduler: $0.scheduler))
    },
    Fact("error drops what waits", "E@220", ["S[200,220]"]) {
      $0.play($0.hot("1@210 E@220").debounce(.ticks(20), scheduler: $0.scheduler))
    },
    Fact("error after it was sent", "1@230 E@240") {
      $0.play($0.hot("1@210 E@240").debounce(.ticks(20), scheduler: $0.scheduler))
    },
    Fact("empty", "C@220") { $0.play($0.hot("C@220").debounce(.ticks(20), scheduler: $0.scheduler)) },
    Fact("0", "1@211 3@221 C@230") { $0.play($0.hot("1@210 2@219 3@220 C@230").debounce(.ticks(0), scheduler: $0.scheduler)) },
    Fact("disposed", "", ["S[200,225]"], disposed: 225) {
      $0.play($0.hot("1@210").debounce(.ticks(20), scheduler: $0.scheduler))
    },
    Fact("cold", "2@250 C@300") { $0.play($0.cold("1@10 2@30 C@100").debounce(.ticks(20), scheduler: $0.scheduler)) },
  ])
  func debounce(_ fact: Fact) { fact.check() }

  @Test(arguments: [
    Fact("completion waits for the pending one", "1@210 2@230 C@230", ["S[200,218]"]) {
      $0.play($0.hot("1@210 2@215 C@218").throttle(.ticks(20), scheduler: $0.scheduler))
    },
    Fact("only the latest is kept", "1@210 4@230 5@250 C@260", ["S[200,260]"]) {
      $0.play($0.hot("1@210 2@215 3@218 4@229 5@231 C@260").throttle(.ticks(20), scheduler: $0.scheduler))
    },
    Fact("completion with nothing pending", "1@210 C@218", ["S[200,218]"]) {
      $0.play($0.hot("1@210 C@218").throttle(.ticks(20), scheduler: $0.scheduler))
    },
    Fact("error drops the pending one", "1@210 E@218", ["S[200,218]"]) {
      $0.play($0.hot("1@210 2@215 E@218").throttle(.ticks(20), scheduler: $0.scheduler))
    },
    Fact("exactly the interval later", "1@210 3@230 4@250", ["S[200,1000]"]) {
      $0.play($0.hot("1@210 2@220 3@230 4@240").throttle(.ticks(20), scheduler: $0.scheduler))
    },
    Fact("the interval counts from what was sent", "1@210 2@230 3@250") {
      $0.play($0.hot("1@210 2@220 3@245").throttle(.ticks(20), scheduler: $0.scheduler))
    },
    Fact("0", "1@210 2@210 3@211 C@220") {
      $0.play($0.hot("1@210 2@210 3@211 C@220").throttle(.ticks(0), scheduler: $0.scheduler))
    },
    Fact("without the latest", "1@210 3@230 C@245", ["S[200,245]"]) {
      $0.play($0.hot("1@210 2@215 3@230 4@240 C@245").throttle(.ticks(20), latest: false, scheduler: $0.scheduler))
    },
    Fact("without the latest, 0", "1@210 2@210 C@245") {
      $0.play($0.hot("1@210 2@210 C@245").throttle(.ticks(0), latest: false, scheduler: $0.scheduler))
    },
    Fact("without the latest, error", "1@210 E@215") {
      $0.play($0.hot("1@210 2@212 E@215").throttle(.ticks(20), latest: false, scheduler: $0.scheduler))
    },
    Fact("disposed", "1@210", ["S[200,225]"], disposed: 225) {
      $0.play($0.hot("1@210 2@215").throttle(.ticks(20), scheduler: $0.scheduler))
    },
    Fact("cold, completion at the due tick", "1@210 2@230 C@230", ["S[200,230]"]) {
      $0.play($0.cold("1@10 2@15 C@30").throttle(.ticks(20), scheduler: $0.scheduler))
    },
  ])
  func throttle(_ fact: Fact) { fact.check() }

  private static let late = "E(Sequence_timeout)"

  @Test(arguments: [
    Fact("in time", "1@210 2@230 C@250", ["S[200,250]"]) {
      $0.play($0.hot("1@210 2@230 C@250").timeout(.ticks(20), scheduler: $0.scheduler))
    },
    Fact("late", "1@210 \(late)@230", ["S[200,230]"]) {
      $0.play($0.hot("1@210 2@231").timeout(.ticks(20), scheduler: $0.scheduler))
    },
    Fact("late completion", "1@210 \(late)@230") { $0.play($0.hot("1@210 C@231").timeout(.ticks(20), scheduler: $0.scheduler)) },
    Fact("late error", "1@210 \(late)@230") { $0.play($0.hot("1@210 E@231").timeout(.ticks(20), scheduler: $0.scheduler)) },
    Fact("error in time", "1@210 E@230") { $0.play($0.hot("1@210 E@230").timeout(.ticks(20), scheduler: $0.scheduler)) },
    Fact("0", "\(late)@201", ["S[200,201]"]) { $0.play($0.hot("1@210").timeout(.ticks(0), scheduler: $0.scheduler)) },
    Fact("the timer starts before the source", "\(late)@220", ["S[200,220]"]) {
      $0.play($0.cold("1@20").timeout(.ticks(20), scheduler: $0.scheduler))
    },
    Fact("cold at exactly the limit", "1@210 2@230 C@250", ["S[200,250]"]) {
      $0.play($0.cold("1@10 2@30 C@50").timeout(.ticks(20), scheduler: $0.scheduler))
    },
    Fact("other", "10@320 C@330", ["S[200,300]", "S[300,330]"]) { lab in
      let sources = (lab.hot("1@310"), lab.cold("10@20 C@30"))
      lab.play(sources.0.timeout(.ticks(100), other: sources.1, scheduler: lab.scheduler))
    },
    Fact("other fails", "1@250 E@370", ["S[200,350]", "S[350,370]"]) { lab in
      let sources = (lab.hot("1@250 2@400"), lab.cold("E@20"))
      lab.play(sources.0.timeout(.ticks(100), other: sources.1, scheduler: lab.scheduler))
    },
    Fact("other not needed", "1@250 C@300", ["S[200,300]", ""]) { lab in
      let sources = (lab.hot("1@250 C@300"), lab.cold("E@20"))
      lab.play(sources.0.timeout(.ticks(100), other: sources.1, scheduler: lab.scheduler))
    },
    Fact("disposed", "1@250", ["S[200,260]"], disposed: 260) {
      $0.play($0.hot("1@250").timeout(.ticks(100), scheduler: $0.scheduler))
    },
  ])
  func timeout(_ fact: Fact) { fact.check() }

  @Test(arguments: [
    Fact("one tick later", "1@211 2@221 C@231", ["S[200,230]"]) {
      $0.play($0.hot("1@210 2@220 C@230").observe(on: $0.scheduler))
    },
    Fact("a burst", "1@211 2@212 C@213", ["S[200,210]"]) { $0.play($0.hot("1@210 2@210 C@210").observe(on: $0.scheduler)) },
    Fact("of", "1@201 2@202 3@203 C@204") { $0.play(Observable.of(1, 2, 3).observe(on: $0.scheduler)) },
    Fact("error waits its turn", "1@211 2@212 E@213", ["S[200,211]"]) {
      $0.play($0.hot("1@210 2@210 E@211").observe(on: $0.scheduler))
    },
    Fact("disposed", "1@211", ["S[200,212]"], disposed: 212) { $0.play($0.hot("1@210 2@210 E@213").observe(on: $0.scheduler)) },
    Fact("subscribe(on:)", "1@210 C@300", ["S[201,301]"]) { $0.play($0.hot("1@210 C@300").subscribe(on: $0.scheduler)) },
    Fact("subscribe(on:), error", "E@300", ["S[201,301]"]) { $0.play($0.hot("E@300").subscribe(on: $0.scheduler)) },
    Fact("subscribe(on:), disposed", "1@210", ["S[201,1001]"]) { $0.play($0.hot("1@210").subscribe(on: $0.scheduler)) },
    Fact("subscribe(on:), disposed before", "", [""], disposed: 201) { $0.play($0.hot("1@210").subscribe(on: $0.scheduler)) },
    Fact("subscribe(on:), cold", "1@211 C@221", ["S[201,222]"]) { $0.play($0.cold("1@10 C@20").subscribe(on: $0.scheduler)) },
    Fact("subscribe(on:), just", "1@201 C@201") { $0.play(Observable.just(1).subscribe(on: $0.scheduler)) },
  ])
  func schedulers(_ fact: Fact) { fact.check() }
}
