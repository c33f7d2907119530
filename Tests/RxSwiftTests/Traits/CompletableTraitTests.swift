import RxSwift
import RxTest
import Testing

@Suite struct CompletableTraitTests {
  private let log = Log<String>()

  /// A sequence that records its life, and a way to end it.
  private func source(_ name: String) -> (Completable, (CompletableEvent) -> Void) {
    let reports = Log<Completable.CompletableObserver>()
    let completable = Completable.create { [log] report in
      log.add("\(name).subscribe")
      reports.add(report)
      return Disposables.create { log.add("\(name).dispose") }
    }
    return (completable, { event in reports.entries.forEach { $0(event) } })
  }

  private func observe(_ completable: Completable) -> any Disposable {
    completable.subscribe(
      onCompleted: { [log] in log.add("completed") }, onError: { [log] in log.add("error \($0)") },
      onDisposed: { [log] in log.add("disposed") })
  }

  @Test func theFirstReportCounts() {
    let (completable, report) = source("a")
    _ = observe(completable)
    report(.completed)
    report(.error(TestError.first))
    #expect(log.entries == ["a.subscribe", "completed", "disposed", "a.dispose"])
  }

  @Test func factories() {
    for completable in [Completable.empty(), .error(TestError.first), .never()] {
      _ = completable.subscribe { [log] in log.add("\($0)") }
    }
    #expect(log.entries == ["completed", "error(RxSwiftTests.TestError.first)"])
  }

  @Test func concatRunsOneAfterTheOther() {
    let (first, endFirst) = source("a")
    let (second, endSecond) = source("b")
    _ = observe(first.concat(second))
    endFirst(.completed)
    endSecond(.completed)
    #expect(
      log.entries == [
        "a.subscribe", "a.dispose", "b.subscribe", "completed", "disposed", "b.dispose",
      ])
  }

  @Test func concatForms() {
    let finished = Completable.empty()
    for completable in [
      Completable.concat(finished, finished), .concat([finished]), .concat(AnySequence([finished, finished])),
      .concat(AnyCollection([finished])), .concat([]),
    ] {
      _ = completable.subscribe { [log] in log.add("\($0)") }
    }
    #expect(log.entries == Array(repeating: "completed", count: 5))
  }

  @Test func zipWaitsForAll() {
    let (first, endFirst) = source("a")
    let (second, endSecond) = source("b")
    _ = observe(.zip(first, second))
    endSecond(.completed)
    #expect(log.entries == ["a.subscribe", "b.subscribe", "b.dispose"])
    endFirst(.completed)
    #expect(log.entries.dropFirst(3).contains("completed"))
  }

  @Test func zipFailsWithTheFirstError() {
    let (first, endFirst) = source("a")
    let (second, _) = source("b")
    _ = observe(.zip([first, second]))
    endFirst(.error(TestError.first))
    #expect(log.entries.dropFirst(2).first == "error first")
    #expect(Set(log.entries).isSuperset(of: ["a.dispose", "b.dispose", "disposed"]))
  }

  @Test func zipOfNothingCompletes() {
    _ = observe(.zip([]))
    _ = observe(.zip(AnyCollection<Completable>([])))
    #expect(log.entries == ["completed", "disposed", "completed", "disposed"])
  }

  @Test func doSeesTheEnd() {
    _ = observe(
      Completable.error(TestError.first).do(
        onError: { [log] _ in log.add("onError") }, afterError: { [log] _ in log.add("afterError") },
        onSubscribe: { [log] in log.add("onSubscribe") }, onDispose: { [log] in log.add("onDispose") }))
    #expect(log.entries == ["onSubscribe", "onError", "error first", "disposed", "afterError", "onDispose"])
  }
}
