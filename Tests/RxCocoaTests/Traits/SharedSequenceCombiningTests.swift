import RxCocoa
import RxSwift
import RxTest
import Testing

@Suite struct SharedSequenceCombiningTests {

  private func pair(_ first: String, _ second: String, of chain: @escaping (Driver<Int>, Driver<Int>) -> Driver<String>) -> String
  {
    let lab = Lab()
    let sources = [lab.hot(first), lab.hot(second)]
    return lab.events {
      let drivers = sources.map { $0.asDriver(onErrorJustReturn: -1) }
      return chain(drivers[0], drivers[1])
    }
  }

  @Test func combineLatest() {
    #expect(
      pair("1@209 2@229 C@239", "5@219 C@249") { Driver.combineLatest($0, $1) { "\($0)/\($1)" } }
        == "1/5@220 2/5@230 C@250")
    #expect(pair("1@209 C@239", "5@219 C@249") { Driver.combineLatest($0, $1).map { "\($0 + $1)" } } == "6@220 C@250")
    #expect(pair("1@209 C@239", "5@219 C@249") { Driver.combineLatest([$0, $1]).map { "\($0)" } } == "[1,5]@220 C@250")
    #expect(
      pair("1@209 C@239", "5@219 C@249") { Driver.combineLatest([$0, $1]) { "\($0.reduce(0, +))" } } == "6@220 C@250")
    #expect(Lab().events { Driver<Int>.combineLatest([]) { $0.count } } == "0@200 C@200")
  }

  @Test func zip() {
    #expect(
      pair("1@209 2@219 C@239", "5@229 C@249") { Driver.zip($0, $1) { "\($0)/\($1)" } } == "1/5@230 C@250")
    #expect(pair("1@209 C@239", "5@219 C@249") { Driver.zip($0, $1).map { "\($0 + $1)" } } == "6@220 C@250")
    #expect(pair("1@209 C@239", "5@219 C@249") { Driver.zip([$0, $1]).map { "\($0)" } } == "[1,5]@220 C@250")
    #expect(pair("1@209 C@239", "5@219 C@249") { Driver.zip([$0, $1]) { "\($0.reduce(0, +))" } } == "6@220 C@250")
    #expect(Lab().events { Driver<Int>.zip([]) { $0.count } } == "C@200")
  }

  @Test func selectorsThatThrowEndTheSequence() {
    let thrower = { (_: Int, _: Int) throws -> String in throw TestError.first }
    #expect(pair("1@209", "5@219") { Driver.combineLatest($0, $1, resultSelector: thrower) } == "E@220")
    #expect(pair("1@209", "5@219") { Driver.zip($0, $1, resultSelector: thrower) } == "E@220")
  }

  @Test func combineLatestOfUpToEight() {
    #expect(sums { Signal.combineLatest($0, $0, $0) { $0 + $1 + $2 } } == "3@210")
    #expect(sums { Signal.combineLatest($0, $0, $0, $0) { $0 + $1 + $2 + $3 } } == "4@210")
    #expect(sums { Signal.combineLatest($0, $0, $0, $0, $0) { $0 + $1 + $2 + $3 + $4 } } == "5@210")
    #expect(sums { Signal.combineLatest($0, $0, $0, $0, $0, $0) { $0 + $1 + $2 + $3 + $4 + $5 } } == "6@210")
    #expect(sums { Signal.combineLatest($0, $0, $0, $0, $0, $0, $0) { $0 + $1 + $2 + $3 + $4 + $5 + $6 } } == "7@210")
    #expect(sums { Signal.combineLatest($0, $0, $0, $0, $0, $0, $0, $0) { $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7 } } == "8@210")
    #expect(sums { Signal.combineLatest($0, $0, $0).map { $0 + $1 + $2 } } == "3@210")
    #expect(sums { Signal.combineLatest($0, $0, $0, $0).map { $0 + $1 + $2 + $3 } } == "4@210")
    #expect(sums { Signal.combineLatest($0, $0, $0, $0, $0).map { $0.0 + $0.4 } } == "2@210")
    #expect(sums { Signal.combineLatest($0, $0, $0, $0, $0, $0).map { $0.0 + $0.5 } } == "2@210")
    #expect(sums { Signal.combineLatest($0, $0, $0, $0, $0, $0, $0).map { $0.0 + $0.6 } } == "2@210")
    #expect(sums { Signal.combineLatest($0, $0, $0, $0, $0, $0, $0, $0).map { $0.0 + $0.7 } } == "2@210")
  }

  @Test func zipOfUpToEight() {
    #expect(sums { Signal.zip($0, $0, $0) { $0 + $1 + $2 } } == "3@210")
    #expect(sums { Signal.zip($0, $0, $0, $0) { $0 + $1 + $2 + $3 } } == "4@210")
    #expect(sums { Signal.zip($0, $0, $0, $0, $0) { $0 + $1 + $2 + $3 + $4 } } == "5@210")
    #expect(sums { Signal.zip($0, $0, $0, $0, $0, $0) { $0 + $1 + $2 + $3 + $4 + $5 } } == "6@210")
    #expect(sums { Signal.zip($0, $0, $0, $0, $0, $0, $0) { $0 + $1 + $2 + $3 + $4 + $5 + $6 } } == "7@210")
    #expect(sums { Signal.zip($0, $0, $0, $0, $0, $0, $0, $0) { $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7 } } == "8@210")
    #expect(sums { Signal.zip($0, $0, $0).map { $0 + $1 + $2 } } == "3@210")
    #expect(sums { Signal.zip($0, $0, $0, $0).map { $0 + $1 + $2 + $3 } } == "4@210")
    #expect(sums { Signal.zip($0, $0, $0, $0, $0).map { $0.0 + $0.4 } } == "2@210")
    #expect(sums { Signal.zip($0, $0, $0, $0, $0, $0).map { $0.0 + $0.5 } } == "2@210")
    #expect(sums { Signal.zip($0, $0, $0, $0, $0, $0, $0).map { $0.0 + $0.6 } } == "2@210")
    #expect(sums { Signal.zip($0, $0, $0, $0, $0, $0, $0, $0).map { $0.0 + $0.7 } } == "2@210")
  }

  /// What comes of combining a signal of 1 at 210 with itself.
  private func sums(_ chain: @escaping (Signal<Int>) -> Signal<Int>) -> String {
    let lab = Lab()
    let source = lab.hot("1@209")
    return lab.events { chain(source.asSignal(onErrorJustReturn: -1)) }
  }
}
