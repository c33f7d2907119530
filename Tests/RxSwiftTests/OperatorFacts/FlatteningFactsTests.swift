import RxSwift
import RxTest
import Testing

@Suite struct FlatteningFactsTests {
  @Test(arguments: [
    Fact("completes with the last inner", "10@211 10@216 C@230", ["S[200,220]", "S[210,225] S[215,230]"]) { lab in
      lab.flatMap("1@210 2@215 C@220", "10@1 C@15") { $0.flatMap($1) }
    },
    Fact("completes with the outer", "10@211 C@240", ["S[200,240]", "S[210,225]"]) { lab in
      lab.flatMap("1@210 C@240", "10@1 C@15") { $0.flatMap($1) }
    },
    Fact("outer error", "10@211 10@216 E@220", ["S[200,220]", "S[210,220] S[215,220]"]) { lab in
      lab.flatMap("1@210 2@215 E@220", "10@1 C@15") { $0.flatMap($1) }
    },
    Fact("inner error", "10@211 10@216 E@225", ["S[200,225]", "S[210,225] S[215,225]"]) { lab in
      lab.flatMap("1@210 2@215 C@300", "10@1 E@15") { $0.flatMap($1) }
    },
    Fact("inner error after the outer completed", "10@211 E@225", ["S[200,220]", "S[210,225]"]) { lab in
      lab.flatMap("1@210 C@220", "10@1 E@15") { $0.flatMap($1) }
    },
    Fact("elements after the outer's stop", "C@225", ["S[200,220]", "S[210,225]"], log: "1@210") { lab in
      lab.flatMap("1@210 C@220 2@221 E@222", "C@15") { outer, inner in
        outer.flatMap { number in
          lab.log.append("\(number)@\(lab.scheduler.clock)")
          return inner(number)
        }
      }
    },
    Fact("elements after an inner's stop", "10@211 C@240", ["S[200,240]", "S[210,225]"]) { lab in
      lab.flatMap("1@210 C@240", "10@1 C@15 11@16 E@17") { $0.flatMap($1) }
    },
    Fact("selector throws", "10@211 E@215", ["S[200,215]", "S[210,215]"]) { lab in
      lab.flatMap("1@210 2@215 3@218 C@220", "10@1 C@15") { outer, inner in
        outer.flatMap { if $0 == 1 { inner($0) } else { throw TestError.first } }
      }
    },
    Fact("disposed", "10@211 10@216", ["S[200,218]", "S[210,218] S[215,218]"], disposed: 218) { lab in
      lab.flatMap("1@210 2@215 C@300", "10@1 C@15") { $0.flatMap($1) }
    },
    Fact("merge of sequences", "10@211 10@216 C@230", ["S[200,220]", "S[210,225] S[215,230]"]) { lab in
      lab.flatMap("1@210 2@215 C@220", "10@1 C@15") { $0.map($1).merge() }
    },
  ])
  func flatMap(_ fact: Fact) { fact.check() }

  @Test(arguments: [
    Fact("ignores elements meanwhile", "10@211 10@231 C@245", ["S[200,240]", "S[210,225] S[230,245]"], log: "1@210 3@230") {
      lab in
      lab.flatMap("1@210 2@215 3@230 4@235 C@240", "10@1 C@15") { outer, inner in
        outer.flatMapFirst { number in
          lab.log.append("\(number)@\(lab.scheduler.clock)")
          return inner(number)
        }
      }
    },
    Fact("completes with the inner", "10@211 C@225", ["S[200,220]", "S[210,225]"]) { lab in
      lab.flatMap("1@210 2@215 C@220", "10@1 C@15") { $0.flatMapFirst($1) }
    },
    Fact("element at the inner's completion", "10@211 C@240", ["S[200,240]", "S[210,225]"]) { lab in
      lab.flatMap("1@210 2@225 C@240", "10@1 C@15") { $0.flatMapFirst($1) }
    },
    Fact("errors", "10@211 E@220", ["S[200,220]", "S[210,220]"]) { lab in
      lab.flatMap("1@210 E@220", "10@1 C@15") { $0.flatMapFirst($1) }
    },
    Fact("inner errors", "10@211 E@225", ["S[200,225]", "S[210,225]"]) { lab in
      lab.flatMap("1@210 2@211 C@240", "10@1 E@15") { $0.flatMapFirst($1) }
    },
    Fact("selector throws", "E@210", ["S[200,210]", ""]) { lab in
      lab.flatMap("1@210 C@240", "10@1 E@15") { outer, _ in
        outer.flatMapFirst { _ -> Observable<Int> in throw TestError.first }
      }
    },
  ])
  func flatMapFirst(_ fact: Fact) { fact.check() }

  @Test(arguments: [
    Fact("switches", "1@220 1@235 2@245 C@255", ["S[200,230]", "S[210,225] S[225,255]"]) { lab in
      lab.flatMap("1@210 2@225 C@230", "1@10 2@20 C@30") { $0.flatMapLatest($1) }
    },
    Fact("switchLatest", "1@220 1@235 2@245 C@255", ["S[200,230]", "S[210,225] S[225,255]"]) { lab in
      lab.flatMap("1@210 2@225 C@230", "1@10 2@20 C@30") { $0.map($1).switchLatest() }
    },
    Fact("inner completion keeps waiting", "1@220 C@300", ["S[200,300]", "S[210,230]"]) { lab in
      lab.flatMap("1@210 C@300", "1@10 C@20") { $0.flatMapLatest($1) }
    },
    Fact("outer error", "1@220 E@225", ["S[200,225]", "S[210,225]"]) { lab in
      lab.flatMap("1@210 E@225", "1@10 C@20") { $0.flatMapLatest($1) }
    },
    Fact("inner error", "1@220 E@230", ["S[200,230]", "S[210,230]"]) { lab in
      lab.flatMap("1@210 C@300", "1@10 E@20") { $0.flatMapLatest($1) }
    },
    Fact("error of a former inner", "1@225 C@240", ["S[200,240]", "S[210,215] S[215,235]"]) { lab in
      let outer = lab.hot("1@210 2@215 C@240")
      let inner = lab.cold("1@10 C@20 E@21")
      lab.play(outer.flatMapLatest { _ in inner })
    },
    Fact("selector throws", "1@220 E@225", ["S[200,225]", "S[210,225]"]) { lab in
      lab.flatMap("1@210 2@225 C@300", "1@10 C@20") { outer, inner in
        outer.flatMapLatest { if $0 == 1 { inner($0) } else { throw TestError.first } }
      }
    },
    Fact("the former inner is disposed after the selector", "", log: "s1 1+ s2 1- 2+ 2-", disposed: 300) { lab in
      lab.play(
        lab.hot("1@210 2@220").flatMapLatest { number in
          lab.log.append("s\(number)")
          return lab.logged("\(number)")
        })
    },
    Fact("no inner", "C@220", ["S[200,220]", ""]) { lab in lab.flatMap("C@220", "1@10") { $0.flatMapLatest($1) } },
    Fact("disposed", "1@220", ["S[200,225]", "S[210,225]"], disposed: 225) { lab in
      lab.flatMap("1@210", "1@10 2@20") { $0.flatMapLatest($1) }
    },
  ])
  func flatMapLatest(_ fact: Fact) { fact.check() }

  @Test(arguments: [
    Fact(
      "one at a time", "1@220 1@240 1@260 C@270", ["S[200,225]", "S[210,230] S[230,250] S[250,270]"], log: "1@210 2@212 3@214"
    ) { lab in
      lab.flatMap("1@210 2@212 3@214 C@225", "1@10 C@20") { outer, inner in
        outer.concatMap { number in
          lab.log.append("\(number)@\(lab.scheduler.clock)")
          return inner(number)
        }
      }
    },
    Fact("inner error drops the rest", "1@220 E@230", ["S[200,225]", "S[210,230]"]) { lab in
      lab.flatMap("1@210 2@212 C@225", "1@10 E@20") { $0.concatMap($1) }
    },
    Fact("outer error", "1@220 E@225", ["S[200,225]", "S[210,225]"]) { lab in
      lab.flatMap("1@210 2@212 E@225", "1@10 C@20") { $0.concatMap($1) }
    },
    Fact("selector throws though the element waits", "E@212", ["S[200,212]", "S[210,212]"]) { lab in
      lab.flatMap("1@210 2@212 C@225", "1@10 C@20") { outer, inner in
        outer.concatMap { if $0 == 1 { inner($0) } else { throw TestError.first } }
      }
    },
    Fact("two at a time", "C@240", ["S[200,220] S[200,220] S[220,240]"]) { lab in
      let inner = lab.cold("C@20")
      lab.play(Observable.of(inner, inner, inner).merge(maxConcurrent: 2))
    },
    Fact("concat", "1@210 1@230 C@240", ["S[200,220] S[220,240]"]) { lab in
      let inner = lab.cold("1@10 C@20")
      lab.play(Observable.of(inner, inner).concat())
    },
    Fact("more places than sources", "1@210 1@210 C@220", ["S[200,220] S[200,220]"]) { lab in
      let inner = lab.cold("1@10 C@20")
      lab.play(Observable.of(inner, inner).merge(maxConcurrent: 5))
    },
  ])
  func concatMap(_ fact: Fact) { fact.check() }

  @Test(arguments: [
    Fact("merge", "1@210 10@215 2@220 C@240", ["S[200,230]", "S[200,240]"]) { lab in
      let sources = [lab.hot("1@210 2@220 C@230"), lab.hot("10@215 C@240")].map { $0.asObservable() }
      lab.play(Observable.merge(sources))
    },
    Fact("merge fails", "1@210 10@215 E@218", ["S[200,218]", "S[200,218]"]) { lab in
      let sources = [lab.hot("1@210 2@220 C@230"), lab.hot("10@215 E@218")].map { $0.asObservable() }
      lab.play(Observable.merge(sources))
    },
    Fact("two empties", "C@200") { $0.play(Observable<Int>.merge(.empty(), .empty())) },
    Fact("empty and data", "1@210 C@220", ["S[200,220]"]) { lab in
      let data = lab.cold("1@10 C@20").asObservable()
      lab.play(Observable.merge(.empty(), data, .empty()))
    },
    Fact("synchronous failure stops subscribing", "1@200 E@200", log: "a+ b+ a- b-") { lab in
      lab.play(
        Observable.merge(lab.logged("a", .next(1)), lab.logged("b", .error(TestError.first)), lab.logged("c", .next(2))))
    },
    Fact("ties", "1@210 10@210 2@220 20@220 C@230", ["S[200,230]", "S[200,230]"]) { lab in
      let sources = [lab.hot("1@210 2@220 C@230"), lab.hot("10@210 20@220 C@230")].map { $0.asObservable() }
      lab.play(Observable.merge(AnyCollection(sources)))
    },
  ])
  func merge(_ fact: Fact) { fact.check() }
}

extension Lab {
  /// Plays a chain of an outer sequence and an inner one, that is the same for each element.
  fileprivate func flatMap<Chain: ObservableConvertibleType>(
    _ outer: String, _ inner: String, _ chain: (TestableObservable<Int>, @escaping (Int) -> Observable<Int>) -> Chain
  ) {
    let outer = hot(outer)
    let inner = cold(inner)
    let made = chain(outer) { _ in inner.asObservable() }
    play(made)
  }
}
