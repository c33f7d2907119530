import RxSwift
import RxTest
import Testing

@Suite struct InfallibleSubscribeTests {
  private let log = Log<String>()

  @Test func closureGetsEvents() {
    _ = Infallible.of(1, 2).subscribe { [log] event in
      switch event {
      case .next(let element): log.add("\(element)")
      case .completed: log.add("completed")
      }
    }
    #expect(log.entries == ["1", "2", "completed"])
  }

  @Test func closureGetsNothingAfterDisposal() {
    let source = PublishSubject<Int>()
    let subscription = source.asInfallible(onErrorJustReturn: 0).subscribe { [log] event in log.add("\(event.event)") }
    source.onNext(1)
    subscription.dispose()
    source.onNext(2)
    #expect(log.entries == ["next(1)"])
    #expect(!source.hasObservers)
  }

  @Test func onDisposedComesLastAndOnce() {
    let source = PublishSubject<Int>()
    let subscription = source.asInfallible(onErrorJustReturn: 0).subscribe(
      onNext: { [log] in log.add("\($0)") }, onCompleted: { [log] in log.add("completed") },
      onDisposed: { [log] in log.add("disposed") })
    source.onNext(1)
    source.onCompleted()
    subscription.dispose()
    #expect(log.entries == ["1", "completed", "disposed"])
  }

  @Test func subscribeWithoutClosuresRuns() {
    _ = Infallible.just(1).do(onNext: { [log] in log.add("\($0)") }).subscribe()
    #expect(log.entries == ["1"])
  }

  @Test func objectIsHeldWeakly() {
    let source = PublishSubject<Int>()
    var object: CountingDisposable? = CountingDisposable()
    weak let released = object
    _ = source.asInfallible(onErrorJustReturn: 0).subscribe(
      with: object!, onNext: { [log] in log.add("\($1)") }, onCompleted: { [log] _ in log.add("completed") },
      onDisposed: { [log] _ in log.add("disposed") })
    source.onNext(1)
    object = nil
    source.onNext(2)
    source.onCompleted()
    #expect(released == nil)
    #expect(log.entries == ["1"])
  }

  @Test func objectIsPassed() {
    let object = CountingDisposable()
    _ = Infallible.just(1).subscribe(
      with: object, onNext: { [log] in log.add("\($0 === object) \($1)") },
      onCompleted: { [log] in log.add("completed \($0 === object)") },
      onDisposed: { [log] in log.add("disposed \($0 === object)") })
    #expect(log.entries == ["true 1", "completed true", "disposed true"])
  }

  @Test func thrownErrorGoesToTheHook() async {
    await #expect(processExitsWith: .success) {
      let log = Log<String>()
      Hooks.defaultErrorHandler = { log.add("\($1)") }
      let failing = Infallible.just(1).take(while: { _ in throw TestError.first })
      _ = failing.subscribe(onNext: { log.add("\($0)") }, onDisposed: { log.add("disposed") })
      _ = failing.subscribe(with: log, onNext: { $0.add("\($1)") })
      #expect(log.entries == ["first", "disposed", "first"])
    }
  }

  #if DEBUG
    @Test func thrownErrorStopsADebugBuild() async {
      await #expect(processExitsWith: .failure) {
        _ = Infallible.just(1).take(while: { _ in throw TestError.first }).subscribe { (_: InfallibleEvent<Int>) in }
      }
    }
  #endif
}
