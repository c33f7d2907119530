import RxSwift
import RxTest
import Testing

/// The hooks are global, so each test has a process of its own.
@Suite struct HooksTests {
  @Test func unhandledErrorsGoToTheHandlerWithoutAStack() async {
    await #expect(processExitsWith: .success) {
      let log = Log<String>()
      Hooks.defaultErrorHandler = { log.add("\($0) \($1)") }
      Hooks.customCaptureSubscriptionCallstack = {
        log.add("captured")
        return ["frame"]
      }
      #expect(!Hooks.recordCallStackOnError)
      _ = Observable<Int>.error(TestError.first).subscribe()
      _ = Observable<Int>.error(TestError.second).subscribe(onNext: { _ in }, onDisposed: { log.add("disposed") })
      #expect(log.entries == ["[] first", "[] second", "disposed"])
    }
  }

  @Test func theStackIsCapturedAtSubscription() async {
    await #expect(processExitsWith: .success) {
      let log = Log<String>()
      Hooks.recordCallStackOnError = true
      Hooks.defaultErrorHandler = { log.add("\($0) \($1)") }
      Hooks.customCaptureSubscriptionCallstack = {
        log.add("captured")
        return ["frame", "other"]
      }
      let subject = PublishSubject<Int>()
      _ = subject.subscribe(onNext: { _ in })
      #expect(log.entries == ["captured"])
      Hooks.customCaptureSubscriptionCallstack = { ["later"] }
      subject.onError(TestError.first)
      #expect(log.entries == ["captured", #"["frame", "other"] first"#])
    }
  }

  @Test func handledErrorsAndEventClosuresStayAway() async {
    await #expect(processExitsWith: .success) {
      Hooks.recordCallStackOnError = true
      Hooks.defaultErrorHandler = { _, _ in Issue.record("not reached") }
      _ = Observable<Int>.error(TestError.first).subscribe(onError: { _ in })
      Hooks.customCaptureSubscriptionCallstack = {
        Issue.record("not reached")
        return []
      }
      _ = Observable<Int>.error(TestError.first).subscribe { _ in }
      _ = Observable<Int>.error(TestError.first).subscribe(AnyObserver { _ in })
    }
  }

  @Test func theHandlerMayUseTheHooks() async {
    await #expect(processExitsWith: .success) {
      let log = Log<String>()
      Hooks.defaultErrorHandler = { _, error in
        log.add("\(error)")
        Hooks.defaultErrorHandler = { log.add("second handler \($1)") }
        _ = Observable<Int>.error(TestError.second).subscribe()
      }
      _ = Observable<Int>.error(TestError.first).subscribe()
      #expect(log.entries == ["first", "second handler second"])
    }
  }

  @Test func traitsUseTheHandlerToo() async {
    await #expect(processExitsWith: .success) {
      let log = Log<String>()
      Hooks.defaultErrorHandler = { log.add("\($0.count) \($1)") }
      _ = Single<Int>.error(TestError.first).subscribe(onSuccess: { _ in })
      _ = Maybe<Int>.error(TestError.first).subscribe(onSuccess: { _ in })
      _ = Completable.error(TestError.first).subscribe(onCompleted: {})
      #expect(log.entries == ["0 first", "0 first", "0 first"])
    }
  }

  #if DEBUG
    @Test func theDefaultHandlerPrints() async throws {
      let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
        _ = Observable<Int>.error(TestError.first).subscribe()
        print("---")
        Hooks.recordCallStackOnError = true
        Hooks.customCaptureSubscriptionCallstack = { ["frame 1", "frame 2"] }
        _ = Observable<Int>.error(TestError.second).subscribe()
        print("---")
      }
      let parts = String(decoding: result.standardOutputContent, as: UTF8.self).split(separator: "---\n", maxSplits: 2)
      let plain = try #require(parts.first).split(separator: "\n")
      #expect(plain.filter { $0.contains("first") }.count == 1)
      let stacked = try #require(parts.dropFirst().first)
      #expect(stacked.contains("second"))
      #expect(stacked.contains("frame 1\nframe 2"))
    }

    @Test func theDefaultCaptureIsTheCallStack() async {
      await #expect(processExitsWith: .success) {
        #expect(!Hooks.customCaptureSubscriptionCallstack().isEmpty)
      }
    }
  #endif
}
