import TestSupport
import RxSwift
import RxTest
import Testing

@Suite struct SingleTraitTests {
  private let log = Log<String>()

  private func observe<Element>(_ single: Single<Element>) -> any Disposable {
    single.subscribe(
      onSuccess: { [log] in log.add("\($0)") }, onFailure: { [log] in log.add("error \($0)") },
      onDisposed: { [log] in log.add("disposed") })
  }

  @Test func theFirstReportCounts() {
    var report: Single<Int>.SingleObserver?
    let single = Single<Int>.create { [log] observer in
      report = observer
      return Disposables.create { log.add("source.dispose") }
    }
    _ = observe(single)
    report?(.success(1))
    report?(.success(2))
    report?(.failure(TestError.first))
    #expect(log.entries == ["1", "disposed", "source.dispose"])
  }

  @Test func failureCounts() {
    _ = observe(
      Single<Int>.create { report in
        report(.failure(TestError.first))
        report(.success(1))
        return Disposables.create()
      })
    #expect(log.entries == ["error first", "disposed"])
  }

  @Test func disposalReachesTheSource() {
    let single = Single<Int>.create { [log] _ in Disposables.create { log.add("source.dispose") } }
    observe(single).dispose()
    #expect(log.entries == ["source.dispose", "disposed"])
  }

  @Test func successIsAnElementAndCompletion() {
    let scheduler = TestScheduler(initialClock: 0)
    let single = Single<Int>.create { report in
      scheduler.scheduleAt(220) { report(.success(1)) }
      return Disposables.create()
    }
    #expect(scheduler.start { single }.events == [.next(220, 1), .completed(220)])
  }

  @Test func concurrentReportsCountOnce() {
    race(rounds: 500) {
      let reports = Log<Single<Int>.SingleObserver>()
      let log = Log<String>()
      let single = Single<Int>.create { report in
        reports.add(report)
        return Disposables.create()
      }
      _ = single.asObservable().subscribe { log.add("\($0)") }
      return (reports: reports, log: log)
    } _: {
      $0.reports.entries[0](.success(1))
    } _: {
      $0.reports.entries[0](.success(2))
    } check: {
      #expect($0.log.entries.count == 2)
    }
  }

  @Test func observerGetsTheOutcome() {
    _ = Single.just(1).subscribe { [log] in log.add("\($0)") }
    _ = Single<Int>.error(TestError.first).subscribe { [log] in log.add("\($0)") }
    #expect(log.entries == ["success(1)", "failure(RxSwiftTests.TestError.first)"])
  }

  @Test func errorAfterTheElementIsNotReported() {
    let source = PublishSubject<Int>()
    _ = observe(Single(raw: source))
    source.onNext(1)
    source.onError(TestError.first)
    #expect(log.entries == ["1", "disposed"])
  }

  @Test func unhandledErrorsGoToTheHook() async {
    await #expect(processExitsWith: .success) {
      let errors = Log<String>()
      Hooks.defaultErrorHandler = { errors.add("\($1)") }
      _ = Single<Int>.error(TestError.first).subscribe(onSuccess: { _ in })
      _ = Maybe<Int>.error(TestError.first).subscribe(onSuccess: { _ in })
      _ = Completable.error(TestError.second).subscribe(onCompleted: {})
      #expect(errors.entries == ["first", "first", "second"])
    }
  }

  @Test func completionWithoutAnElementTraps() async {
    await #expect(processExitsWith: .failure) { _ = Single<Int>.just(1).retry(0).subscribe { _ in } }
  }

  @Test func objectIsHeldWeakly() {
    let source = PublishSubject<Int>()
    var object: CountingDisposable? = CountingDisposable()
    _ = source.asSingle().subscribe(
      with: object!, onSuccess: { _, _ in log.add("success") }, onDisposed: { _ in log.add("disposed") })
    source.onNext(1)
    object = nil
    source.onCompleted()
    #expect(log.entries.isEmpty)
  }

  @Test func operatorsKeepWhatTheTraitPromises() {
    let single = Single.just(2)
    _ = observe(single.map { $0 * 10 })
    _ = observe(single.flatMap { .just("flat \($0)") })
    _ = observe(Single<Int>.error(TestError.first).catchAndReturn(7))
    _ = single.filter { $0 > 2 }.subscribe { [log] in log.add("\($0)") }
    _ = single.compactMap { $0 == 2 ? "some" : nil }.subscribe { [log] in log.add("\($0)") }
    _ = single.flatMapMaybe { _ in Maybe<Int>.empty() }.subscribe { [log] in log.add("\($0)") }
    _ = single.flatMapCompletable { _ in .empty() }.subscribe { [log] in log.add("\($0)") }
    _ = single.asCompletable().subscribe { [log] in log.add("\($0)") }
    _ = single.asMaybe().subscribe { [log] in log.add("\($0)") }
    #expect(
      log.entries == [
        "20", "disposed", "flat 2", "disposed", "7", "disposed", "completed", "success(\"some\")", "completed",
        "completed", "completed", "success(2)",
      ])
  }

  @Test func doSeesTheElement() {
    _ = observe(
      Single.just(1).do(
        onSuccess: { [log] _ in log.add("onSuccess") }, afterSuccess: { [log] _ in log.add("afterSuccess") },
        onSubscribe: { [log] in log.add("onSubscribe") }, onSubscribed: { [log] in log.add("onSubscribed") },
        onDispose: { [log] in log.add("onDispose") }))
    #expect(
      log.entries == ["onSubscribe", "onSuccess", "1", "disposed", "afterSuccess", "onSubscribed", "onDispose"])
  }

  @Test func emptyZipGivesTheResultOfNoElements() {
    _ = observe(Single<Int>.zip([]) { "\($0)" })
    _ = observe(Single.zip([.just(1), .just(2)]))
    #expect(log.entries == ["[]", "disposed", "[1, 2]", "disposed"])
  }

  @Test func zipOfTwoAndMore() {
    _ = observe(Single.zip(.just(1), .just("a")) { "\($0)\($1)" })
    _ = observe(Single.zip(Single.just(1), Single.just("a"), Single.just(true)))
    _ = observe(Single.zip(Single.just(1), Single<String>.error(TestError.first)))
    #expect(log.entries == ["1a", "disposed", #"(1, "a", true)"#, "disposed", "error first", "disposed"])
  }
}
