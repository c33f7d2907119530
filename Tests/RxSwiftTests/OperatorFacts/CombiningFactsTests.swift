import RxSwift
import RxTest
import Testing

@Suite struct CombiningFactsTests {
  @Test(arguments: [
    Fact("elements", "11@215 12@220 22@225 C@240", ["S[200,230]", "S[200,240]"]) { lab in
      lab.combine(["1@210 2@220 C@230", "10@215 20@225 C@240"]) { Observable.combineLatest($0[0], $0[1]) { $0 + $1 } }
    },
    Fact("an empty source, then an element", "C@215", ["S[200,210]", "S[200,215]"]) { lab in
      lab.combine(["C@210", "2@215 C@220"]) { Observable.combineLatest($0[0], $0[1]) { $0 + $1 } }
    },
    Fact("the same, the other way round", "C@215", ["S[200,215]", "S[200,210]"]) { lab in
      lab.combine(["2@215 C@220", "C@210"]) { Observable.combineLatest($0[0], $0[1]) { $0 + $1 } }
    },
    Fact("empty last", "C@230", ["S[200,230]", "S[200,220]"]) { lab in
      lab.combine(["2@215 3@230", "C@220"]) { Observable.combineLatest($0[0], $0[1]) { $0 + $1 } }
    },
    Fact("an empty source alone", "", ["S[200,210]", "S[200,1000]"]) { lab in
      lab.combine(["C@210", ""]) { Observable.combineLatest($0[0], $0[1]) { $0 + $1 } }
    },
    Fact("both empty", "C@220", ["S[200,210]", "S[200,220]"]) { lab in
      lab.combine(["C@210", "C@220"]) { Observable.combineLatest($0[0], $0[1]) { $0 + $1 } }
    },
    Fact("three", "C@500", ["S[200,250]", "S[200,260]", "S[200,500]"]) { lab in
      lab.combine(["C@250", "C@260", "2@500 C@800"]) { Observable.combineLatest($0[0], $0[1], $0[2]) { $0 + $1 + $2 } }
    },
    Fact("two of three are needed for that", "C@500", ["S[200,250]", "S[200,500]", "S[200,300]"]) { lab in
      lab.combine(["C@250", "1@260 2@500", "C@300"]) { Observable.combineLatest($0[0], $0[1], $0[2]) { $0 + $1 + $2 } }
    },
    Fact("collection", "C@500", ["S[200,250]", "S[200,500]", "S[200,300]"]) { lab in
      lab.combine(["C@250", "1@260 2@500", "C@300"]) { Observable.combineLatest($0) }
    },
    Fact("error", "11@215 E@220", ["S[200,220]", "S[200,220]"]) { lab in
      lab.combine(["1@210 E@220", "10@215 20@225"]) { Observable.combineLatest($0) { $0[0] + $0[1] } }
    },
    Fact("error before all have sent", "E@220", ["S[200,220]", "S[200,220]"]) { lab in
      lab.combine(["E@220", "10@215"]) { Observable.combineLatest($0[0], $0[1]) { $0 + $1 } }
    },
    Fact("error of a completed one's partner", "11@215 E@225", ["S[200,220]", "S[200,225]"]) { lab in
      lab.combine(["1@210 C@220", "10@215 E@225"]) { Observable.combineLatest($0[0], $0[1]) { $0 + $1 } }
    },
    Fact("selector throws", "11@215 E@220", ["S[200,220]", "S[200,220]"]) { lab in
      lab.combine(["1@210 2@220", "10@215"]) { Observable.combineLatest($0[0], $0[1]) { try sum($0, $1) } }
    },
    Fact("collection's selector throws", "E@215", ["S[200,215]", "S[200,215]"]) { lab in
      lab.combine(["1@210 2@220", "10@215"]) { Observable.combineLatest($0) { _ -> Int in throw TestError.first } }
    },
    Fact("ties", "11@210 12@220 22@220", ["S[200,1000]", "S[200,1000]"]) { lab in
      lab.combine(["1@210 2@220", "10@210 20@220"]) { Observable.combineLatest($0[0], $0[1]) { $0 + $1 } }
    },
    Fact("subscribes all though the first fails", "E@200", log: "a+ a- b+ b-") { lab in
      lab.play(Observable.combineLatest(lab.logged("a", .error(TestError.first)), lab.logged("b", .next(1))) { $0 + $1 })
    },
    Fact("subscribes a collection though the first fails", "E@200", log: "a+ a- b+ b-") { lab in
      lab.play(Observable.combineLatest([lab.logged("a", .error(TestError.first)), lab.logged("b", .next(1))]))
    },
  ])
  func combineLatest(_ fact: Fact) { fact.check() }

  private static func sum(_ a: Int, _ b: Int) throws -> Int {
    if a > 1 { throw TestError.first }
    return a + b
  }

  @Test(arguments: [
    Fact("pairs", "11@215 22@230 C@250", ["S[200,240]", "S[200,250]"]) { lab in
      lab.combine(["1@210 2@220 C@240", "10@215 20@230 C@250"]) { Observable.zip($0[0], $0[1]) { $0 + $1 } }
    },
    Fact("never completes early", "11@215", ["S[200,220]", "S[200,1000]"]) { lab in
      lab.combine(["1@210 C@220", "10@215 11@230"]) { Observable.zip($0[0], $0[1]) { $0 + $1 } }
    },
    Fact("a collection does at a lone element", "11@215 C@230", ["S[200,220]", "S[200,230]"]) { lab in
      lab.combine(["1@210 C@220", "10@215 11@230"]) { Observable.zip($0) { $0[0] + $0[1] } }
    },
    Fact("empty and a completing one", "C@220", ["S[200,210]", "S[200,220]"]) { lab in
      lab.combine(["C@210", "2@215 C@220"]) { Observable.zip($0[0], $0[1]) { $0 + $1 } }
    },
    Fact("empty and never", "", ["S[200,210]", "S[200,1000]"]) { lab in
      lab.combine(["C@210", ""]) { Observable.zip($0[0], $0[1]) { $0 + $1 } }
    },
    Fact("a collection, empty and never", "", ["S[200,210]", "S[200,1000]"]) { lab in
      lab.combine(["C@210", ""]) { Observable.zip($0) }
    },
    Fact("a collection of three", "C@310", ["S[200,210]", "S[200,310]", "S[200,300]"]) { lab in
      lab.combine(["C@210", "1@220 2@310", "C@300"]) { Observable.zip($0) }
    },
    Fact("buffered elements of a finished source", "11@230 22@240 C@250", ["S[200,220]", "S[200,250]"]) { lab in
      lab.combine(["1@210 2@215 C@220", "10@230 20@240 C@250"]) { Observable.zip($0[0], $0[1]) { $0 + $1 } }
    },
    Fact("the same of a collection", "11@230 22@240 C@245", ["S[200,220]", "S[200,245]"]) { lab in
      lab.combine(["1@210 2@215 C@220", "10@230 20@240 30@245 C@250"]) { Observable.zip($0) { $0[0] + $0[1] } }
    },
    Fact("error", "E@220", ["S[200,220]", "S[200,220]"]) { lab in
      lab.combine(["1@210 2@215", "E@220"]) { Observable.zip($0[0], $0[1]) { $0 + $1 } }
    },
    Fact("selector throws", "11@215 E@220", ["S[200,220]", "S[200,220]"]) { lab in
      lab.combine(["1@210 2@220", "10@215 20@216"]) { Observable.zip($0[0], $0[1]) { try sum($0, $1) } }
    },
    Fact("collection's selector throws", "E@215", ["S[200,215]", "S[200,215]"]) { lab in
      lab.combine(["1@210", "10@215"]) { Observable.zip($0) { _ -> Int in throw TestError.first } }
    },
    Fact("eight", "36@218 C@300") { lab in
      lab.combine((1...8).map { "\($0)@\(210 + $0) C@300" }) {
        Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) { $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7 }
      }
    },
  ])
  func zip(_ fact: Fact) { fact.check() }

  @Test(arguments: [
    Fact("elements", "12@220 23@230 C@250", ["S[200,250]", "S[200,240]"]) { lab in
      lab.combine(["1@210 2@220 3@230 C@250", "10@215 20@225 C@240"]) { $0[0].withLatestFrom($0[1]) { $0 + $1 } }
    },
    Fact("without a selector", "10@220 20@230 C@250") { lab in
      lab.combine(["1@210 2@220 3@230 C@250", "10@215 20@225 C@240"]) { $0[0].withLatestFrom($0[1]) }
    },
    Fact("error of the second", "E@225", ["S[200,225]", "S[200,225]"]) { lab in
      lab.combine(["1@210 C@250", "10@215 E@225"]) { $0[0].withLatestFrom($0[1]) }
    },
    Fact("error of the first", "E@225", ["S[200,225]", "S[200,225]"]) { lab in
      lab.combine(["1@210 E@225", "10@215"]) { $0[0].withLatestFrom($0[1]) }
    },
    Fact("selector throws", "E@220", ["S[200,220]", "S[200,220]"]) { lab in
      lab.combine(["1@210 2@220", "10@215"]) { $0[0].withLatestFrom($0[1]) { _, _ -> Int in throw TestError.first } }
    },
    Fact("tie, source first", "10@220", ["S[200,1000]", "S[200,1000]"]) { lab in
      lab.combine(["1@210 2@220", "10@210"]) { $0[0].withLatestFrom($0[1]) }
    },
    Fact("second is empty", "C@220", ["S[200,220]", "S[200,205]"]) { lab in
      lab.combine(["1@210 C@220", "C@205"]) { $0[0].withLatestFrom($0[1]) }
    },
    Fact("order", "", log: "b+ a+ b- a-", disposed: 300) { lab in lab.play(lab.logged("a").withLatestFrom(lab.logged("b"))) },
    Fact("behavior subjects", "12@200") { lab in
      let subjects = (BehaviorSubject(value: 2), BehaviorSubject(value: 10))
      lab.play(subjects.0.withLatestFrom(subjects.1) { $0 + $1 })
    },
  ])
  func withLatestFrom(_ fact: Fact) { fact.check() }

  @Test(arguments: [
    Fact("the first wins", "1@210 2@220 C@230", ["S[200,230]", "S[200,210]"]) { lab in
      lab.combine(["1@210 2@220 C@230", "10@215 20@225"]) { $0[0].amb($0[1]) }
    },
    Fact("completion wins", "C@205", ["S[200,205]", "S[200,205]"]) { lab in
      lab.combine(["1@210 2@220 C@230", "C@205"]) { $0[0].amb($0[1]) }
    },
    Fact("error wins", "E@205", ["S[200,205]", "S[200,205]"]) { lab in
      lab.combine(["1@210 2@220 C@230", "E@205"]) { $0[0].amb($0[1]) }
    },
    Fact("tie", "1@210 C@230", ["S[200,230]", "S[200,210]"]) { lab in
      lab.combine(["1@210 C@230", "10@210 C@220"]) { $0[0].amb($0[1]) }
    },
    Fact("sequence", "10@210 C@220", ["S[200,210]", "S[200,220]", "S[200,210]"]) { lab in
      lab.combine(["1@215 C@230", "10@210 C@220", "5@210"]) { Observable.amb($0) }
    },
    Fact("sequence of one", "1@215 C@230") { lab in lab.combine(["1@215 C@230"]) { Observable.amb($0) } },
    Fact("subscribes both though the first fires", "1@200 C@200", log: "a+ a- b+ b-") { lab in
      lab.play(lab.logged("a", .next(1), .completed).amb(lab.logged("b", .next(2))))
    },
    Fact("subscribes both though the first goes on", "1@200", log: "a+ b+ b- a-", disposed: 300) { lab in
      lab.play(lab.logged("a", .next(1)).amb(lab.logged("b", .next(2))))
    },
    Fact("subscribes all of a sequence", "1@200", log: "a+ b+ b- c+ c- a-", disposed: 300) { lab in
      lab.play(Observable.amb([lab.logged("a", .next(1)), lab.logged("b", .next(2)), lab.logged("c")]))
    },
    Fact("the second fires", "2@200", log: "a+ b+ a- b-", disposed: 300) { lab in
      lab.play(lab.logged("a").amb(lab.logged("b", .next(2))))
    },
  ])
  func amb(_ fact: Fact) { fact.check() }
}

extension Lab {
  /// Plays a chain of some hot sequences.
  fileprivate func combine<Chain: ObservableConvertibleType>(_ sources: [String], _ chain: ([Observable<Int>]) -> Chain) {
    let made = chain(sources.map { hot($0).asObservable() })
    play(made)
  }
}
