import RxSwift
import RxTest
import Testing

@Suite struct FilteringFactsTests {
  private static let numbers = "1@210 2@220 3@230 C@250"
  private static let failing = "1@210 2@220 E@230"

  @Test(arguments: [
    Fact("equal neighbours", "1@210 2@220 1@240 C@250") {
      $0.play($0.hot("1@210 2@220 2@230 1@240 C@250").distinctUntilChanged())
    },
    Fact("compares with the last emitted", "1@210 3@230 C@250", log: "1,2 1,3") { lab in
      lab.play(
        lab.hot(numbers).distinctUntilChanged { last, new in
          lab.log.append("\(last),\(new)")
          return new - last < 2
        })
    },
    Fact("key of each element", "1@210 2@220 C@250", log: "1 2 3 4") { lab in
      lab.play(
        lab.hot("1@210 2@220 4@230 3@240 C@250").distinctUntilChanged { number -> Bool in
          lab.log.append("\(lab.log.count + 1)")
          return number == 1
        })
    },
    Fact("key path", "1@210 20@230 C@250") {
      $0.play($0.hot("1@210 2@220 20@230 C@250").distinctUntilChanged(at: \.description.count))
    },
    Fact("key throws", "E@210", ["S[200,210]"]) {
      $0.play($0.hot(numbers).distinctUntilChanged { _ -> Int in throw TestError.first })
    },
    Fact("comparer throws", "1@210 E@220", ["S[200,220]"]) {
      $0.play($0.hot(numbers).distinctUntilChanged { _, _ in throw TestError.first })
    },
    Fact("key and comparer", "1@210 3@230 C@250") {
      $0.play($0.hot(numbers).distinctUntilChanged({ $0 / 3 }, comparer: { $0 == $1 }))
    },
  ])
  func distinctUntilChanged(_ fact: Fact) { fact.check() }

  @Test(arguments: [
    Fact("take", "1@210 2@220 C@220", ["S[200,220]"]) { $0.play($0.hot(numbers).take(2)) },
    Fact("take(0)", "C@200", [""]) { $0.play($0.hot(numbers).take(0)) },
    Fact("take more", "1@210 2@220 E@230", ["S[200,230]"]) { $0.play($0.hot(failing).take(3)) },
    Fact("take, then error", "1@210 2@220 C@220", ["S[200,220]"]) { $0.play($0.hot(failing).take(2)) },
    Fact("skip", "3@230 C@250", ["S[200,250]"]) { $0.play($0.hot(numbers).skip(2)) },
    Fact("skip(0)", "1@210 2@220 3@230 C@250") { $0.play($0.hot(numbers).skip(0)) },
    Fact("skip(-1)", "1@210 2@220 3@230 C@250") { $0.play($0.hot(numbers).skip(-1)) },
    Fact("skip more", "E@230") { $0.play($0.hot(failing).skip(5)) },
    Fact("takeLast", "2@250 3@250 C@250", ["S[200,250]"]) { $0.play($0.hot(numbers).takeLast(2)) },
    Fact("takeLast(0)", "C@250", ["S[200,250]"]) { $0.play($0.hot(numbers).takeLast(0)) },
    Fact("takeLast more", "1@250 2@250 3@250 C@250") { $0.play($0.hot(numbers).takeLast(9)) },
    Fact("takeLast fails", "E@230", ["S[200,230]"]) { $0.play($0.hot(failing).takeLast(2)) },
    Fact("take(while:)", "1@210 C@220", ["S[200,220]"], log: "1 2") { lab in
      lab.play(lab.hot("1@210 2@220 1@230").take(while: lab.logs { $0 < 2 }))
    },
    Fact("take(while:) inclusive", "1@210 2@220 C@220", ["S[200,220]"], log: "1 2") { lab in
      lab.play(lab.hot("1@210 2@220 1@230").take(while: lab.logs { $0 < 2 }, behavior: .inclusive))
    },
    Fact("take(while:) throws", "1@210 E@220", ["S[200,220]"]) {
      $0.play($0.hot(numbers).take(while: { if $0 > 1 { throw TestError.first } else { true } }))
    },
    Fact("take(until:) predicate", "1@210 C@220", ["S[200,220]"], log: "1 2") { lab in
      lab.play(lab.hot("1@210 2@220 1@230").take(until: lab.logs { $0 == 2 }))
    },
    Fact("take(until:) predicate, inclusive", "1@210 2@220 C@220", ["S[200,220]"], log: "1 2") { lab in
      lab.play(lab.hot("1@210 2@220 1@230").take(until: lab.logs { $0 == 2 }, behavior: .inclusive))
    },
    Fact("take(until:) predicate throws", "E@210", ["S[200,210]"]) {
      $0.play($0.hot(numbers).take(until: { _ in throw TestError.first }, behavior: .inclusive))
    },
    Fact("skip(while:)", "2@220 1@230 C@250", log: "1 2") { lab in
      lab.play(lab.hot("1@210 2@220 1@230 C@250").skip(while: lab.logs { $0 < 2 }))
    },
    Fact("skip(while:) throws", "E@220", ["S[200,220]"]) {
      $0.play($0.hot(numbers).skip(while: { if $0 > 1 { throw TestError.first } else { true } }))
    },
    Fact("element(at:)", "2@220 C@220", ["S[200,220]"]) { $0.play($0.hot(numbers).element(at: 1)) },
    Fact("element(at: 0)", "1@210 C@210", ["S[200,210]"]) { $0.play($0.hot(numbers).element(at: 0)) },
    Fact("element(at:) beyond", "E(Argument_out_of_range:_the_sequence_has_fewer_elements)@250") {
      $0.play($0.hot(numbers).element(at: 3))
    },
    Fact("element(at:) fails", "E@230") { $0.play($0.hot(failing).element(at: 3)) },
    Fact("ignoreElements", "C@250", ["S[200,250]"]) { $0.play($0.hot(numbers).ignoreElements()) },
    Fact("ignoreElements fails", "E@230") { $0.play($0.hot(failing).ignoreElements()) },
  ])
  func counts(_ fact: Fact) { fact.check() }

  private static let none = "E(Sequence_doesn't_contain_any_elements)"
  private static let more = "E(Sequence_contains_more_than_one_element)"

  @Test(arguments: [
    Fact("single", "1@210 C@250", ["S[200,250]"]) { $0.play($0.hot("1@210 C@250").single()) },
    Fact("single of two", "1@210 \(more)@220", ["S[200,220]"]) { $0.play($0.hot(numbers).single()) },
    Fact("single of none", "\(none)@250", ["S[200,250]"]) { $0.play($0.hot("C@250").single()) },
    Fact("single fails", "1@210 E@220") { $0.play($0.hot("1@210 E@220").single()) },
    Fact("single by predicate", "2@220 C@250") { $0.play($0.hot(numbers).single { $0 == 2 }) },
    Fact("single by predicate, two", "2@220 \(more)@230", ["S[200,230]"]) { $0.play($0.hot(numbers).single { $0 > 1 }) },
    Fact("single by predicate, none", "\(none)@250") { $0.play($0.hot(numbers).single { $0 > 3 }) },
    Fact("single, predicate throws", "E@210", ["S[200,210]"]) { $0.play($0.hot(numbers).single { _ in throw TestError.first }) },
    Fact("first", "Optional(1)@210 C@210", ["S[200,210]"]) { $0.play($0.hot(failing).first()) },
    Fact("first of none", "nil@250 C@250", ["S[200,250]"]) { $0.play($0.hot("C@250").first()) },
    Fact("first fails", "E@210") { $0.play($0.hot("E@210").first()) },
    Fact("asSingle", "2@250 C@250", ["S[200,250]"]) { $0.play($0.hot("2@210 C@250").asSingle()) },
    Fact("asSingle of two", "\(more)@220", ["S[200,220]"]) { $0.play($0.hot(numbers).asSingle()) },
    Fact("asSingle of none", "\(none)@250") { $0.play($0.hot("C@250").asSingle()) },
    Fact("asSingle fails", "E@220") { $0.play($0.hot("1@210 E@220").asSingle()) },
    Fact("asMaybe", "2@250 C@250", ["S[200,250]"]) { $0.play($0.hot("2@210 C@250").asMaybe()) },
    Fact("asMaybe of two", "\(more)@220", ["S[200,220]"]) { $0.play($0.hot(numbers).asMaybe()) },
    Fact("asMaybe of none", "C@250") { $0.play($0.hot("C@250").asMaybe()) },
    Fact("asMaybe fails", "E@220") { $0.play($0.hot("1@210 E@220").asMaybe()) },
  ])
  func single(_ fact: Fact) { fact.check() }

  @Test func takeLastIgnoresWhatComesWhileItFlushes() {
    let source = PublishSubject<Int>()
    var elements: [Int] = []
    _ = source.takeLast(1).subscribe(onNext: {
      elements.append($0)
      source.onNext($0 + 1)
    })
    source.onNext(1)
    source.onNext(2)
    source.onCompleted()
    #expect(elements == [2])
  }
}

extension Lab {
  /// `predicate`, that logs what it is called with.
  fileprivate func logs(_ predicate: @escaping (Int) -> Bool) -> (Int) -> Bool {
    { number in
      self.log.append("\(number)")
      return predicate(number)
    }
  }
}
