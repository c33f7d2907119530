import RxSwift
import RxTest
import Testing

@Suite struct DoTests {
  private let log = Log<String>()

  /// Records the calls of all closures along `source`, and of its observer.
  private func observe(_ source: Observable<Int>) -> any Disposable {
    let log = log
    return
      source
      .do(
        onNext: { _ in log.add("onNext") }, afterNext: { _ in log.add("afterNext") },
        onError: { _ in log.add("onError") }, afterError: { _ in log.add("afterError") },
        onCompleted: { log.add("onCompleted") }, afterCompleted: { log.add("afterCompleted") },
        onSubscribe: { log.add("onSubscribe") }, onSubscribed: { log.add("onSubscribed") },
        onDispose: { log.add("onDispose") }
      )
      .subscribe(
        onNext: { _ in log.add("next") }, onError: { _ in log.add("error") }, onCompleted: { log.add("completed") },
        onDisposed: { log.add("disposed") })
  }

  private func source(_ start: @escaping (AnyObserver<Int>) -> Void) -> Observable<Int> {
    .create { [log] observer in
      log.add("subscribe")
      start(observer)
      return Disposables.create { log.add("source.dispose") }
    }
  }

  @Test func orderOfALateCompletion() {
    var observer: AnyObserver<Int>?
    _ = observe(source { observer = $0 })
    observer?.onNext(1)
    observer?.onCompleted()
    #expect(
      log.entries == [
        "onSubscribe", "subscribe", "onSubscribed", "onNext", "next", "afterNext", "onCompleted", "completed", "disposed",
        "afterCompleted", "source.dispose", "onDispose",
      ])
  }

  @Test func orderOfALateError() {
    var observer: AnyObserver<Int>?
    _ = observe(source { observer = $0 })
    observer?.onError(TestError.first)
    #expect(
      log.entries == [
        "onSubscribe", "subscribe", "onSubscribed", "onError", "error", "disposed", "afterError", "source.dispose",
        "onDispose",
      ])
  }

  @Test func orderOfACompletionInsideSubscribe() {
    _ = observe(
      source {
        $0.onNext(1)
        $0.onCompleted()
      })
    #expect(
      log.entries == [
        "onSubscribe", "subscribe", "onNext", "next", "afterNext", "onCompleted", "completed", "disposed",
        "afterCompleted", "source.dispose", "onSubscribed", "onDispose",
      ])
  }

  @Test func orderOfDisposal() {
    let subscription = observe(source { _ in })
    subscription.dispose()
    subscription.dispose()
    #expect(log.entries == ["onSubscribe", "subscribe", "onSubscribed", "source.dispose", "onDispose", "disposed"])
  }

  @Test func orderOfDisposalByAnOperator() {
    let log = log
    var observer: AnyObserver<Int>?
    _ = source { observer = $0 }
      .do(afterNext: { _ in log.add("afterNext") }, onDispose: { log.add("onDispose") })
      .take(1)
      .subscribe(onNext: { _ in log.add("next") }, onCompleted: { log.add("completed") })
    observer?.onNext(1)
    #expect(log.entries == ["subscribe", "next", "completed", "source.dispose", "onDispose", "afterNext"])
  }

  @Test func trampolinedElementsComeAfterOnSubscribed() {
    let log = log
    _ = Observable.of(1).do(onNext: { _ in log.add("onNext") }, onSubscribed: { log.add("onSubscribed") }).subscribe()
    #expect(log.entries == ["onSubscribed", "onNext"])
  }

  @Test func eventsPassUnchanged() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(150, 0), .next(210, 1), .next(220, 2), .completed(250)])
    var sum = 0
    let result = scheduler.start { source.do(onNext: { sum += $0 }) }
    #expect(result.events == [.next(210, 1), .next(220, 2), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 250)])
    #expect(sum == 3)
  }

  @Test(arguments: [false, true]) func throwAtTheEndReplacesIt(watchesDisposal: Bool) {
    let scheduler = TestScheduler(initialClock: 0)
    let completing = scheduler.createHotObservable([.next(210, 1), .completed(250)])
    let failing = scheduler.createHotObservable([.next(210, 1), .error(250, TestError.first)])
    let onDispose: (() -> Void)? = watchesDisposal ? {} : nil
    let completed = scheduler.start {
      completing.do(onCompleted: { throw TestError.second }, onDispose: onDispose)
    }
    #expect(completed.events == [.next(210, 1), .error(250, TestError.second)])
    #expect(completing.subscriptions == [Subscription(200, 250)])
    let other = TestScheduler(initialClock: 0)
    let source = other.createHotObservable(failing.recordedEvents)
    let failed = other.start { source.do(onError: { _ in throw TestError.second }, onDispose: onDispose) }
    #expect(failed.events == [.next(210, 1), .error(250, TestError.second)])
  }

  @Test func afterNextThrowsAfterDelivery() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(250)])
    let result = scheduler.start { source.do(afterNext: { _ in throw TestError.first }) }
    #expect(result.events == [.next(210, 1), .error(210, TestError.first)])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func throwAfterTheEndHasNoEffect() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .completed(250)])
    let result = scheduler.start {
      source.do(afterError: { _ in throw TestError.first }, afterCompleted: { throw TestError.first })
    }
    #expect(result.events == [.next(210, 1), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func throwInOnNextCallsNoOtherClosureButOnDispose() {
    let log = log
    let source = PublishSubject<Int>()
    _ = source.do(
      onNext: { _ in throw TestError.first }, afterNext: { _ in log.add("afterNext") },
      onError: { _ in log.add("onError") }, afterError: { _ in log.add("afterError") },
      onDispose: { log.add("onDispose") }
    )
    .subscribe(onError: { _ in log.add("error") }, onDisposed: { log.add("disposed") })
    source.onNext(1)
    source.onNext(2)
    #expect(log.entries == ["error", "disposed", "onDispose"])
  }
}
