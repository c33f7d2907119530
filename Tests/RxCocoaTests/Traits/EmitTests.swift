import RxCocoa
import RxSwift
import Testing

@Suite @MainActor struct EmitTests {
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
    _ = Signal.just(1).emit(
      onNext: { log.append("\($0)") }, onCompleted: { log.append("completed") }, onDisposed: { log.append("disposed") })
    #expect(log == ["1", "completed", "disposed"])
    _ = Signal<Int>.empty().emit(onCompleted: { log.append("only") })
    #expect(log.last == "only")
  }

  @Test func functions() {
    let view = View()
    _ = Signal.just(1).emit(onNext: view.show)
    let show: (Int) -> Void = { view.show($0 * 10) }
    _ = Signal.just(2).emit(onNext: show)
    #expect(view.shown == [1, 20])
  }

  @Test func objectIsNotRetained() {
    let relay = PublishRelay<Int>()
    var view: View? = View()
    weak let released = view
    let emitting = relay.asSignal().emit(with: view!, onNext: { $0.show($1) }, onDisposed: { $0.show(0) })
    relay.accept(1)
    #expect(view?.shown == [1])
    view = nil
    #expect(released == nil)
    relay.accept(2)
    emitting.dispose()
    let other = View()
    _ = Signal.just(1).emit(
      with: other, onNext: { $0.show($1) }, onCompleted: { $0.show(2) }, onDisposed: { $0.show(3) })
    #expect(other.shown == [1, 2, 3])
  }

  @Test func observersGetEverything() {
    let recorder = Recorder<Int>()
    let optional = Recorder<Int?>()
    _ = Signal.just(1).emit(to: recorder, recorder)
    _ = Signal.just(1).emit(to: optional)
    #expect(recorder.events == ["next(1)", "next(1)", "completed", "completed"])
    #expect(optional.events == ["next(Optional(1))", "completed"])
  }

  @Test func relaysAccept() {
    let relay = BehaviorRelay(value: 0)
    let optional = BehaviorRelay<Int?>(value: nil)
    let publish = PublishRelay<Int>()
    let optionalPublish = PublishRelay<Int?>()
    let replay = ReplayRelay<Int>.create(bufferSize: 1)
    let optionalReplay = ReplayRelay<Int?>.create(bufferSize: 1)
    var received: [Int?] = []
    _ = publish.bind(onNext: { received.append($0) })
    _ = optionalPublish.bind(onNext: { received.append($0) })
    _ = Signal.just(1).emit(to: relay, relay)
    _ = Signal.just(2).emit(to: optional)
    _ = Signal.just(3).emit(to: publish)
    _ = Signal.just(4).emit(to: optionalPublish)
    _ = Signal.just(5).emit(to: replay)
    _ = Signal.just(6).emit(to: optionalReplay)
    _ = replay.bind(onNext: { received.append($0) })
    _ = optionalReplay.bind(onNext: { received.append($0) })
    #expect(relay.value == 1)
    #expect(optional.value == 2)
    #expect(received == [3, 4, 5, 6])
  }

  @Test func bindersAndWithoutHandlers() {
    let view = View()
    _ = Signal.just(1).emit(to: Binder(view) { $0.show($1) })
    _ = Signal.just(2).do(onNext: { view.show($0) }).emit()
    #expect(view.shown == [1, 2])
  }

  @Test func lateSubscribersGetNothingOld() {
    let relay = PublishRelay<Int>()
    let signal = relay.asSignal()
    var received: [Int] = []
    let first = signal.emit(onNext: { received.append($0) })
    relay.accept(1)
    let second = signal.emit(onNext: { received.append($0 * 10) })
    relay.accept(2)
    #expect(received == [1, 2, 20])
    first.dispose()
    second.dispose()
  }
}
