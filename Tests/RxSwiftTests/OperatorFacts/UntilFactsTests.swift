import RxSwift
import RxTest
import Testing

/// Operators that another sequence, or the time, controls.
@Suite struct UntilFactsTests {
  private static let numbers = "1@210 2@220 3@230 C@250"

  @Test(arguments: [
    Fact("next", "1@210 2@220 C@225", ["S[200,225]", "S[200,225]"]) { lab in
      lab.until(numbers, "9@225 C@230") { $0.take(until: $1) }
    },
    Fact("error", "1@210 2@220 E@225", ["S[200,225]", "S[200,225]"]) { lab in
      lab.until(numbers, "E@225") { $0.take(until: $1) }
    },
    Fact("completion", "1@210 2@220 3@230 C@250", ["S[200,250]", "S[200,225]"]) { lab in
      lab.until(numbers, "C@225") { $0.take(until: $1) }
    },
    Fact("end of the source", "1@210 2@220 3@230 C@250", ["S[200,250]", "S[200,250]"]) { lab in
      lab.until(numbers, "9@300") { $0.take(until: $1) }
    },
    Fact("error of the source", "E@215", ["S[200,215]", "S[200,215]"]) { lab in
      lab.until("E@215", "9@300") { $0.take(until: $1) }
    },
    Fact("tie, source first", "1@210 C@210", ["S[200,210]", "S[200,210]"]) { lab in
      lab.until(numbers, "9@210") { $0.take(until: $1) }
    },
    Fact("tie, other first", "C@210", ["S[200,210]", "S[200,210]"]) { lab in
      let other = lab.hot("9@210")
      lab.play(lab.hot(numbers).take(until: other))
    },
    Fact("other sends at once", "C@200", ["S[200,200]"]) { $0.play($0.hot(numbers).take(until: Observable.just(9))) },
    Fact("other fails at once", "E@200", ["S[200,200]"]) {
      $0.play($0.hot(numbers).take(until: Observable<Int>.error(TestError.first)))
    },
    Fact("order", "", log: "b+ a+ b- a-", disposed: 300) { lab in
      lab.play(lab.logged("a").take(until: lab.logged("b")))
    },
  ])
  func takeUntil(_ fact: Fact) { fact.check() }

  @Test(arguments: [
    Fact("next", "3@230 C@250", ["S[200,250]", "S[200,225]"]) { lab in
      lab.until(numbers, "9@225 8@227 C@300") { $0.skip(until: $1) }
    },
    Fact("error", "E@225", ["S[200,225]", "S[200,225]"]) { lab in
      lab.until(numbers, "E@225") { $0.skip(until: $1) }
    },
    Fact("error after it has opened", "3@230 C@250", ["S[200,250]", "S[200,225]"]) { lab in
      lab.until(numbers, "9@225 E@227") { $0.skip(until: $1) }
    },
    Fact("completion never opens", "", ["S[200,250]", "S[200,225]"]) { lab in
      lab.until(numbers, "C@225") { $0.skip(until: $1) }
    },
    Fact("completion while it is closed", "", ["S[200,250]", "S[200,250]"]) { lab in
      lab.until(numbers, "9@300") { $0.skip(until: $1) }
    },
    Fact("error while it is closed", "E@215", ["S[200,215]", "S[200,215]"]) { lab in
      lab.until("E@215", "9@300") { $0.skip(until: $1) }
    },
    Fact("tie, source first", "2@220 3@230 C@250", ["S[200,250]", "S[200,210]"]) { lab in
      lab.until(numbers, "9@210") { $0.skip(until: $1) }
    },
    Fact("other sends at once", "1@210 2@220 3@230 C@250") { $0.play($0.hot(numbers).skip(until: Observable.just(9))) },
    Fact("order", "", log: "a+ b+ a- b-", disposed: 300) { lab in
      lab.play(lab.logged("a").skip(until: lab.logged("b")))
    },
  ])
  func skipUntil(_ fact: Fact) { fact.check() }

  @Test(arguments: [
    Fact("take(for:)", "1@210 2@220 C@225", ["S[200,225]"]) {
      $0.play($0.hot(numbers).take(for: .ticks(25), scheduler: $0.scheduler))
    },
    Fact("take(for:), event of the same tick", "1@210 2@220 C@220", ["S[200,220]"]) {
      $0.play($0.hot(numbers).take(for: .ticks(20), scheduler: $0.scheduler))
    },
    Fact("take(for:), cold event of the same tick", "C@220", ["S[200,220]"]) {
      $0.play($0.cold("1@20").take(for: .ticks(20), scheduler: $0.scheduler))
    },
    Fact("take(for: 0)", "C@201", ["S[200,201]"]) { $0.play($0.hot(numbers).take(for: .ticks(0), scheduler: $0.scheduler)) },
    Fact("take(for:), earlier end", "1@210 2@220 3@230 C@250", ["S[200,250]"]) {
      $0.play($0.hot(numbers).take(for: .ticks(100), scheduler: $0.scheduler))
    },
    Fact("skip(duration)", "3@230 C@250", ["S[200,250]"]) { $0.play($0.hot(numbers).skip(.ticks(25), scheduler: $0.scheduler)) },
    Fact("skip(duration), event of the same tick", "3@230 C@250") {
      $0.play($0.hot(numbers).skip(.ticks(20), scheduler: $0.scheduler))
    },
    Fact("skip(duration), completion while closed", "C@250", ["S[200,250]"]) {
      $0.play($0.hot(numbers).skip(.ticks(300), scheduler: $0.scheduler))
    },
    Fact("skip(duration), error while closed", "E@230") {
      $0.play($0.hot("1@210 E@230").skip(.ticks(300), scheduler: $0.scheduler))
    },
    Fact("skip(0), later", "1@202 C@203") { $0.play($0.cold("1@2 C@3").skip(.ticks(0), scheduler: $0.scheduler)) },
    Fact("skip(0) opens at 201", "1@201 C@203") { $0.play($0.cold("1@1 C@3").skip(.ticks(0), scheduler: $0.scheduler)) },
  ])
  func time(_ fact: Fact) { fact.check() }

  @Test(arguments: [
    Fact("sample", "1@215 2@230 C@270", ["S[200,260]", "S[200,270]"]) { lab in
      lab.until("1@210 2@220 C@260", "0@215 0@217 0@230 0@270") { $0.sample($1) }
    },
    Fact("with a default", "7@205 1@215 7@217 2@230 7@270 C@270", ["S[200,260]", "S[200,270]"]) { lab in
      lab.until("1@210 2@220 C@260", "0@205 0@215 0@217 0@230 0@270") { $0.sample($1, defaultValue: 7) }
    },
    Fact("completion of the sampler emits the rest", "2@230", ["S[200,1000]", "S[200,230]"]) { lab in
      lab.until("1@210 2@220", "C@230") { $0.sample($1) }
    },
    Fact("completion of the sampler after the source", "2@230 C@230", ["S[200,225]", "S[200,230]"]) { lab in
      lab.until("1@210 2@220 C@225", "C@230") { $0.sample($1) }
    },
    Fact("errors of the source", "E@220", ["S[200,220]", "S[200,220]"]) { lab in
      lab.until("1@210 E@220", "0@230") { $0.sample($1) }
    },
    Fact("errors of the sampler", "E@220", ["S[200,220]", "S[200,220]"]) { lab in
      lab.until("1@210", "E@220") { $0.sample($1) }
    },
    Fact("tie", "1@210 C@220") { lab in lab.until("1@210 C@220", "0@210 0@220") { $0.sample($1) } },
    Fact("order", "", log: "a+ b+ a- b-", disposed: 300) { lab in lab.play(lab.logged("a").sample(lab.logged("b"))) },
  ])
  func sample(_ fact: Fact) { fact.check() }
}

extension Lab {
  /// Plays a chain of a sequence and another one.
  fileprivate func until<Chain: ObservableConvertibleType>(
    _ source: String, _ other: String, _ chain: (TestableObservable<Int>, TestableObservable<Int>) -> Chain
  ) {
    let source = hot(source)
    let made = chain(source, hot(other))
    play(made)
  }
}
