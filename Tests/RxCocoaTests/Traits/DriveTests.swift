import RxCocoa
import RxSwift
import Testing

@Suite @MainActor struct DriveTests {
  private final class View {
    var shown: [Int] = []
    func show(_ number: Int) { shown.append(number) }
  }

  private final class Recorder<Element>: ObserverType {
    var events: [String] = []
    func on(_ event: RxSwift.Event<Element>) { events.append("\(event)") }
  }

  @Test func closures() {
    var log: [String] = []
    _ = Driver.just(1).drive(
      onNext: { log.append("\($0)") }, onCompleted: { log.append("completed") }, onDisposed: { log.append("disposed") })
    #expect(log == ["1", "completed", "disposed"])
    _ = Driver.just(1).drive(onCompleted: { log.append("only") })
    #expect(log.last == "only")
  }

  @Test func disposalCallsOnDisposedOnce() {
    var count = 0
    let driving = Driver<Int>.never().drive(onDisposed: { count += 1 })
    driving.dispose()
    driving.dispose()
    #expect(count == 1)
  }

  @Test func functions() {
    let view = View()
    _ = Driver.just(1).drive(onNext: view.show)
    let show: (Int) -> Void = { view.show($0 * 10) }
    _ = Driver.just(2).drive(onNext: show)
    let showOnMain: @MainActor (Int) -> Void = { view.show($0 * 100) }
    _ = Driver.just(3).drive(onNext: showOnMain)
    _ = Driver.just(4).drive(onNext: nil)
    #expect(view.shown == [1, 20, 300])
  }

  @Test func objectIsNotRetained() {
    let relay = BehaviorRelay(value: 1)
    var view: View? = View()
    weak let released = view
    var ends = 0
    let driving = relay.asDriver().drive(
      with: view!, onNext: { view, number in view.show(number) }, onCompleted: { _ in ends += 1 },
      onDisposed: { _ in ends += 1 })
    #expect(view?.shown == [1])
    view = nil
    #expect(released == nil)
    relay.accept(2)
    driving.dispose()
    #expect(ends == 0)
  }

  @Test func objectIsPassedToAllClosures() {
    let view = View()
    _ = Driver.just(1).drive(
      with: view, onNext: { $0.show($1) }, onCompleted: { $0.show(2) }, onDisposed: { $0.show(3) })
    #expect(view.shown == [1, 2, 3])
  }

  @Test func observersGetEverything() {
    let first = Recorder<Int>()
    let second = Recorder<Int>()
    _ = Driver.just(1).drive(first, second)
    #expect(first.events == ["next(1)", "completed"])
    #expect(second.events == first.events)
    let optional = Recorder<Int?>()
    _ = Driver.just(1).drive(optional, optional)
    #expect(optional.events == ["next(Optional(1))", "next(Optional(1))", "completed", "completed"])
  }

  @Test func subjectsCompleteAndRelaysGoOn() {
    let subject = BehaviorSubject(value: 0)
    let relay = BehaviorRelay(value: 0)
    let optional = BehaviorRelay<Int?>(value: nil)
    let replay = ReplayRelay<Int>.create(bufferSize: 2)
    let optionalReplay = ReplayRelay<Int?>.create(bufferSize: 2)
    _ = Driver.just(1).drive(subject)
    _ = Driver.just(2).drive(relay)
    _ = Driver.just(2).drive(relay, relay)
    _ = Driver.just(3).drive(optional)
    _ = Driver.just(4).drive(replay)
    _ = Driver.just(5).drive(optionalReplay)
    subject.onNext(9)
    #expect((try? subject.value()) == 1)
    #expect(relay.value == 2)
    #expect(optional.value == 3)
    var replayed: [Int?] = []
    _ = replay.bind(onNext: { replayed.append($0) })
    _ = optionalReplay.bind(onNext: { replayed.append($0) })
    #expect(replayed == [4, 5])
    relay.accept(6)
    #expect(relay.value == 6)
  }

  @Test func optionalElements() {
    let relay = BehaviorRelay<Int?>(value: nil)
    let driver: Driver<Int?> = .just(1)
    _ = driver.drive(relay)
    #expect(relay.value == 1)
    let recorder = Recorder<Int?>()
    _ = driver.drive(recorder)
    #expect(recorder.events.count == 2)
  }

  @Test func bindersAndProperties() {
    let view = View()
    _ = Driver.just(1).drive(Binder(view) { $0.show($1) })
    #expect(view.shown == [1])
    _ = Driver.just([7]).drive(Reactive(view).shown)
    #expect(view.shown == [7])
  }

  @Test func transformations() {
    var received: [Int] = []
    let driving: any Disposable = Driver.just(1).drive { $0.subscribe(onNext: { received.append($0) }) }
    driving.dispose()
    let curried: (Observable<Int>) -> (Int) -> any Disposable = { source in
      { factor in source.subscribe(onNext: { received.append($0 * factor) }) }
    }
    _ = Driver.just(2).drive(curried, curriedArgument: 10)
    _ = Driver.just(3).drive(curried)(100)
    #expect(received == [1, 20, 300])
  }

  @Test func withoutHandlers() {
    var count = 0
    _ = Driver.just(1).do(onNext: { _ in count += 1 }).drive()
    #expect(count == 1)
  }

  @Test func closuresAreReleased() {
    final class Token {}
    var token: Token? = Token()
    weak let released = token
    let ended = Driver.just(1).drive(onNext: { [token] _ in _ = token }, onDisposed: { [token] in _ = token })
    let disposed = Driver<Int>.never().drive(onNext: { [token] _ in _ = token }, onDisposed: { [token] in _ = token })
    disposed.dispose()
    token = nil
    #expect(released == nil)
    withExtendedLifetime((ended, disposed)) {}
  }

  @Test func leakedErrorsGoToTheHook() {
    var ends = 0
    _ = Driver.zip([Driver.just(1)]) { _ -> Int in throw TestError.first }.drive(
      onCompleted: { ends += 1 }, onDisposed: { ends += 10 })
    #expect(ends == 10)
  }
}
