import RxSwift
import RxTest
import Testing

@Suite struct MaybeTraitTests {
  private let log = Log<String>()

  private func observe<Element>(_ maybe: Maybe<Element>) -> any Disposable {
    maybe.subscribe(
      onSuccess: { [log] in log.add("\($0)") }, onError: { [log] in log.add("error \($0)") },
      onCompleted: { [log] in log.add("completed") }, onDisposed: { [log] in log.add("disposed") })
  }

  @Test(arguments: [
    ("success", ["1", "disposed"]), ("error", ["error first", "disposed"]), ("completed", ["completed", "disposed"]),
  ])
  func theFirstReportCounts(kind: String, expected: [String]) {
    let events: [String: MaybeEvent<Int>] = ["success": .success(1), "error": .error(TestError.first), "completed": .completed]
    _ = observe(
      Maybe<Int>.create { report in
        report(events[kind]!)
        report(.success(2))
        report(.completed)
        return Disposables.create()
      })
    #expect(log.entries == expected)
  }

  @Test func factories() {
    for maybe in [Maybe.just(1), .empty(), .error(TestError.first), .never()] {
      _ = maybe.subscribe { [log] in log.add("\($0)") }
    }
    #expect(log.entries == ["success(1)", "completed", "error(RxSwiftTests.TestError.first)"])
  }

  @Test func operatorsKeepWhatTheTraitPromises() {
    let maybe = Maybe.just(2)
    _ = maybe.map { $0 * 10 }.subscribe { [log] in log.add("\($0)") }
    _ = maybe.filter { $0 > 2 }.subscribe { [log] in log.add("\($0)") }
    _ = maybe.compactMap { $0 == 2 ? nil : "some" }.subscribe { [log] in log.add("\($0)") }
    _ = maybe.flatMap { .just($0 + 1) }.subscribe { [log] in log.add("\($0)") }
    _ = Maybe<Int>.error(TestError.first).catchAndReturn(7).subscribe { [log] in log.add("\($0)") }
    #expect(log.entries == ["success(20)", "completed", "completed", "success(3)", "success(7)"])
  }

  @Test func ifEmpty() {
    let empty = Maybe<Int>.empty()
    _ = empty.ifEmpty(default: 1).subscribe { [log] in log.add("\($0)") }
    _ = empty.ifEmpty(switchTo: Single.just(2)).subscribe { [log] in log.add("\($0)") }
    _ = empty.ifEmpty(switchTo: Maybe<Int>.empty()).subscribe { [log] in log.add("\($0)") }
    #expect(log.entries == ["success(1)", "success(2)", "completed"])
  }

  @Test func zipWithoutAnElementCompletes() {
    _ = observe(Maybe.zip(Maybe.just(1), Maybe<Int>.empty()))
    _ = observe(Maybe.zip(Maybe<Int>.never(), Maybe<Int>.empty()))
    _ = observe(Maybe.zip(.just(1), .just(2)) { $0 + $1 })
    #expect(log.entries == ["completed", "disposed", "3", "disposed"])
  }

  @Test func doSeesEverything() {
    _ = observe(
      Maybe<Int>.empty().do(
        onCompleted: { [log] in log.add("onCompleted") }, afterCompleted: { [log] in log.add("afterCompleted") },
        onDispose: { [log] in log.add("onDispose") }))
    #expect(log.entries == ["onCompleted", "completed", "disposed", "afterCompleted", "onDispose"])
  }

  @Test func objectIsHeldWeakly() {
    let source = PublishSubject<Int>()
    var object: CountingDisposable? = CountingDisposable()
    _ = source.asMaybe().subscribe(
      with: object!, onError: { _, _ in log.add("error") }, onCompleted: { _ in log.add("completed") })
    object = nil
    source.onCompleted()
    #expect(log.entries.isEmpty)
  }
}
