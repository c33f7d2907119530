import RxSwift
import RxTest
import Testing

/// `startWith`, `concat`, `ifEmpty` and the operators that go on after an error.
@Suite struct SuccessionFactsTests {
  @Test(arguments: [
    Fact("startWith", "-2@200 -1@200 0@200 1@200 2@200 C@200") {
      $0.play(Observable.of(1, 2).startWith(0).startWith(-2, -1))
    },
    Fact("startWith comes before the subscription", "0@200", log: "0 a+ a-", disposed: 300) { lab in
      lab.play(lab.logged("a").startWith(0).do(onNext: { lab.log.append("\($0)") }))
    },
    Fact("concat", "1@210 10@230 C@240", ["S[200,220]", "S[220,240]"]) { lab in
      let sources = (lab.cold("1@10 C@20"), lab.cold("10@10 C@20"))
      lab.play(sources.0.concat(sources.1.asObservable()))
    },
    Fact("concat fails", "1@210 E@220", ["S[200,220]", ""]) { lab in
      let sources = (lab.cold("1@10 E@20"), lab.cold("10@10 C@20"))
      lab.play(Observable.concat(sources.0.asObservable(), sources.1.asObservable()))
    },
    Fact("concat of a trait", "1@210 7@220 C@220", ["S[200,220]"]) { $0.play($0.cold("1@10 C@20").concat(Single.just(7))) },
    Fact("concat disposes before it subscribes", "C@200", log: "a+ a- b+ b- c+ c-") { lab in
      lab.play(Observable.concat([lab.logged("a", .completed), lab.logged("b", .completed), lab.logged("c", .completed)]))
    },
    Fact("concat pulls one at a time", "1@200 2@200 C@200", log: "pull a+ pull a- b+ pull b-") { lab in
      var sources = [lab.logged("a", .next(1), .completed), lab.logged("b", .next(2), .completed)]
      lab.play(
        Observable.concat(
          AnySequence {
            AnyIterator<Observable<Int>> {
              lab.log.append("pull")
              return sources.isEmpty ? nil : sources.removeFirst()
            }
          }))
    },
    Fact("ifEmpty(default:)", "7@220 C@220", ["S[200,220]"]) { $0.play($0.hot("C@220").ifEmpty(default: 7)) },
    Fact("ifEmpty(default:), not empty", "1@210 C@220") { $0.play($0.hot("1@210 C@220").ifEmpty(default: 7)) },
    Fact("ifEmpty(default:) fails", "E@220") { $0.play($0.hot("E@220").ifEmpty(default: 7)) },
    Fact("ifEmpty(switchTo:)", "10@230 C@240", ["S[200,220]", "S[220,240]"]) { lab in
      let sources = (lab.hot("C@220"), lab.cold("10@10 C@20"))
      lab.play(sources.0.ifEmpty(switchTo: sources.1.asObservable()))
    },
    Fact("ifEmpty(switchTo:), not empty", "1@210 C@220", ["S[200,220]", ""]) { lab in
      let sources = (lab.hot("1@210 C@220"), lab.cold("10@10 C@20"))
      lab.play(sources.0.ifEmpty(switchTo: sources.1.asObservable()))
    },
    Fact("ifEmpty(switchTo:) fails", "E@220", ["S[200,220]", ""]) { lab in
      let sources = (lab.hot("E@220"), lab.cold("10@10 C@20"))
      lab.play(sources.0.ifEmpty(switchTo: sources.1.asObservable()))
    },
  ])
  func concat(_ fact: Fact) { fact.check() }

  @Test(arguments: [
    Fact("catch", "1@210 10@240 C@250", ["S[200,230]", "S[230,250]"], log: "first@230") { lab in
      let sources = (lab.hot("1@210 E@230"), lab.cold("10@10 C@20"))
      lab.play(
        sources.0.catch { error in
          lab.log.append("\(error)@\(lab.scheduler.clock)")
          return sources.1.asObservable()
        })
    },
    Fact("catch not needed", "1@210 C@230", ["S[200,230]", ""]) { lab in
      let sources = (lab.hot("1@210 C@230"), lab.cold("10@10 C@20"))
      lab.play(sources.0.catch { _ in sources.1.asObservable() })
    },
    Fact("the second error is final", "1@210 E@250", ["S[200,230]", "S[230,250]"]) { lab in
      let sources = (lab.hot("1@210 E@230"), lab.cold("E@20"))
      lab.play(sources.0.catch { _ in sources.1.asObservable() })
    },
    Fact("handler throws", "1@210 E(second)@230", ["S[200,230]"]) { lab in
      lab.play(lab.hot("1@210 E@230").catch { _ in throw TestError.second })
    },
    Fact("order", "E@200", log: "a+ b+ b- a-") { lab in
      lab.play(lab.logged("a", .error(TestError.second)).catch { _ in lab.logged("b", .error(TestError.first)) })
    },
    Fact("catchAndReturn", "1@210 7@230 C@230", ["S[200,230]"]) { $0.play($0.hot("1@210 E@230").catchAndReturn(7)) },
    Fact("catch(sequence:)", "1@210 2@230 C@240", ["S[200,220]", "S[220,240]", ""]) { lab in
      let sources = [lab.cold("1@10 E@20"), lab.cold("2@10 C@20"), lab.cold("3@10")].map { $0.asObservable() }
      lab.play(Observable.catch(sequence: sources))
    },
    Fact("catch(sequence:), last error", "1@210 2@230 E@240", ["S[200,220]", "S[220,240]"]) { lab in
      let sources = [lab.cold("1@10 E@20"), lab.cold("2@10 E@20")].map { $0.asObservable() }
      lab.play(Observable.catch(sequence: sources))
    },
  ])
  func `catch`(_ fact: Fact) { fact.check() }

  @Test(arguments: [
    Fact("retry", "1@205 1@215 1@225", ["S[200,210] S[210,220] S[220,228]"], disposed: 228) {
      $0.play($0.cold("1@5 E@10").retry())
    },
    Fact("retry completes", "1@205 C@210", ["S[200,210]"]) { $0.play($0.cold("1@5 C@10").retry()) },
    Fact("retry(2)", "1@205 1@215 E@220", ["S[200,210] S[210,220]"]) { $0.play($0.cold("1@5 E@10").retry(2)) },
    Fact("retry(1)", "1@205 E@210", ["S[200,210]"]) { $0.play($0.cold("1@5 E@10").retry(1)) },
    Fact("retry disposes before it subscribes", "E@200", log: "a+ a- a+ a- a+ a-") { lab in
      lab.play(lab.logged("a", .error(TestError.first)).retry(3))
    },
    Fact("retry(when:)", "1@205 1@220 1@235 E@240", ["S[200,210] S[215,225] S[230,240]"]) { lab in
      let source = lab.cold("1@5 E@10")
      lab.play(
        source.retry { errors in
          errors.enumerated().flatMap { index, error in
            index < 2 ? Observable<Int>.timer(.ticks(5), scheduler: lab.scheduler) : Observable.error(error)
          }
        })
    },
    Fact("retry(when:) at once", "1@205 1@215 1@225", ["S[200,210] S[210,220] S[220,228]"], disposed: 228) { lab in
      lab.play(lab.cold("1@5 E@10").retry { (errors: Observable<any Error>) in errors.map { _ in 0 } })
    },
    Fact("retry(when:), trigger completes", "1@205 C@210", ["S[200,210]"]) { lab in
      lab.play(lab.cold("1@5 E@10").retry { (errors: Observable<any Error>) in errors.take(1).ignoreElements() })
    },
    Fact("retry(when:), trigger fails", "1@205 E(second)@210", ["S[200,210]"]) { lab in
      lab.play(
        lab.cold("1@5 E@10").retry { errors in errors.flatMap { _ in Observable<Int>.error(TestError.second) } })
    },
    Fact("retry(when:), trigger has failed meanwhile", "1@205 E(second)@210", ["S[200,210]"]) { lab in
      lab.play(lab.cold("1@5 E@10").retry { (_: Observable<any Error>) in Observable<Int>.error(TestError.second) })
    },
    Fact("retry(when:), trigger has completed meanwhile", "1@205 C@210", ["S[200,210]"]) { lab in
      lab.play(lab.cold("1@5 E@10").retry { (_: Observable<any Error>) in Observable<Int>.empty() })
    },
    Fact("retry(when:), trigger has ended, source completes", "1@205 C@210", ["S[200,210]"]) { lab in
      lab.play(lab.cold("1@5 C@10").retry { (_: Observable<any Error>) in Observable<Int>.error(TestError.second) })
    },
    Fact("retry(when:), trigger runs ahead", "1@205 1@225 E(second)@230", ["S[200,210] S[220,230]", "S[200,225]"]) { lab in
      let source = lab.cold("1@5 E@10")
      let trigger = lab.hot("0@203 0@207 0@220 0@222 E@225")
      lab.play(
        source.retry { (_: Observable<any Error>) in trigger.catch { _ in .error(TestError.second) } })
    },
    Fact("retry(when:) of a type", "1@205 1@215", ["S[200,210] S[210,218]"], disposed: 218) { lab in
      lab.play(lab.cold("1@5 E@10").retry { (errors: Observable<TestError>) in errors })
    },
    Fact("retry(when:) of another type", "1@205 E@210", ["S[200,210]"]) { lab in
      lab.play(lab.cold("1@5 E@10").retry { (errors: Observable<RxError>) in errors })
    },
    Fact("the handler is called once, before the source", "E@200", log: "handler a+ a- a+ a-") { lab in
      lab.play(
        lab.logged("a", .error(TestError.first)).retry { (errors: Observable<any Error>) -> Observable<Int> in
          lab.log.append("handler")
          return errors.enumerated().map { if $0.index > 0 { throw $0.element } else { 0 } }
        })
    },
  ])
  func retry(_ fact: Fact) { fact.check() }

  @Test func retryDisposesTheAttemptBeforeTheErrorIsTold() {
    var log: [String] = []
    var observer: AnyObserver<Int>?
    let attempt = Observable<Int>.create {
      log.append("a+")
      observer = $0
      return Disposables.create { log.append("a-") }
    }
    let subscription = attempt.retry { (errors: Observable<any Error>) in errors.do(onNext: { _ in log.append("told") }) }
      .subscribe()
    observer?.onError(TestError.first)
    #expect(log == ["a+", "a-", "told", "a+"])
    subscription.dispose()
  }

  @Test func fiveThousandSynchronousRetries() {
    var attempts = 0
    let failing = Observable<Int>.create { observer in
      attempts += 1
      observer.onError(TestError.first)
      return Disposables.create()
    }
    #expect(Lab.events(of: failing.retry(5000)) == "E")
    #expect(attempts == 5000)
    attempts = 0
    #expect(Lab.events(of: failing.retry { $0.enumerated().map { if $0.index == 4999 { throw $0.element } else { 0 } } }) == "E")
    #expect(attempts == 5000)
  }
}
