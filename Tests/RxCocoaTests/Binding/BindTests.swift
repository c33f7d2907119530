import RxCocoa
import RxSwift
import Testing

@Suite struct BindTests {
  private final class Recorder<Element>: ObserverType {
    var events: [String] = []
    func on(_ event: RxSwift.Event<Element>) { events.append("\(event)") }
  }

  private final class View {
    var shown: [Int] = []
  }

  @Test func observersGetEverything() {
    let first = Recorder<Int>()
    let second = Recorder<Int>()
    let optional = Recorder<Int?>()
    _ = Observable.just(1).bind(to: first, second)
    _ = Observable.just(1).bind(to: optional)
    _ = Observable<Int>.error(TestError.first).bind(to: first)
    _ = Observable<Int>.error(TestError.first).bind(to: optional)
    #expect(first.events == ["next(1)", "completed", "error(first)"])
    #expect(second.events == ["next(1)", "completed"])
    #expect(optional.events == ["next(Optional(1))", "completed", "error(first)"])
  }

  @Test func severalObserversTakeTurnsElementByElement() {
    var log: [String] = []
    let observers = ["a", "b"].map { name in AnyObserver<Int> { log.append("\(name) \($0)") } }
    _ = Observable.of(1, 2).bind(to: observers[0], observers[1])
    #expect(log == ["a next(1)", "b next(1)", "a next(2)", "b next(2)", "a completed", "b completed"])
  }

  @Test func optionalElements() {
    let recorder = Recorder<Int?>()
    _ = Observable<Int?>.just(nil).bind(to: recorder)
    #expect(recorder.events == ["next(nil)", "completed"])
  }

  @Test func relaysOfOptionals() {
    let relay = BehaviorRelay<Int?>(value: nil)
    _ = Observable.just(1).bind(to: relay)
    #expect(relay.value == 1)
    _ = Infallible.just(2).bind(to: relay)
    #expect(relay.value == 2)
  }

  @Test func functions() {
    #expect(Observable.just(2).bind(to: { source in "\(type(of: source))" }).hasSuffix("Observable<Int>"))
    var received: [Int] = []
    let curried: (Observable<Int>) -> (Int) -> any Disposable = { source in
      { factor in source.subscribe(onNext: { received.append($0 * factor) }) }
    }
    _ = Observable.just(2).map { $0 }.bind(to: curried, curriedArgument: 10)
    _ = Observable.just(3).map { $0 }.bind(to: curried)(10)
    #expect(received == [20, 30])
  }

  @Test func closures() {
    var received: [Int] = []
    let subject = PublishSubject<Int>()
    let binding = subject.bind(onNext: { received.append($0) })
    subject.onNext(1)
    binding.dispose()
    subject.onNext(2)
    #expect(received == [1])
  }

  @Test func objectIsNotRetained() {
    let subject = PublishSubject<Int>()
    var view: View? = View()
    weak let released = view
    let binding = subject.bind(with: view!) { view, number in view.shown.append(number) }
    subject.onNext(1)
    #expect(view?.shown == [1])
    view = nil
    #expect(released == nil)
    subject.onNext(2)
    binding.dispose()
  }

  @Test func errorsStopADebugBuild() async {
    await #expect(processExitsWith: .failure) {
      _ = Observable<Int>.error(TestError.first).bind(onNext: { _ in })
    }
    await #expect(processExitsWith: .failure) {
      _ = Observable<Int>.error(TestError.first).bind(with: View()) { _, _ in }
    }
  }

  @Test func infallibles() {
    let first = Recorder<Int>()
    let optional = Recorder<Int?>()
    var received: [Int] = []
    _ = Infallible.of(1, 2).bind(to: first, first)
    _ = Infallible.just(3).bind(to: optional)
    _ = Infallible.just(4).bind(onNext: { received.append($0) })
    _ = Infallible.just(5).bind(to: { $0.subscribe(onNext: { received.append($0) }) })
    let curried: (Infallible<Int>) -> (Int) -> any Disposable = { source in
      { factor in source.subscribe(onNext: { received.append($0 * factor) }) }
    }
    _ = Infallible.just(6).bind(to: curried, curriedArgument: 10)
    #expect(first.events == ["next(1)", "next(1)", "next(2)", "next(2)", "completed", "completed"])
    #expect(optional.events == ["next(Optional(3))", "completed"])
    #expect(received == [4, 5, 60])
  }

  @Test func infalliblesToRelays() {
    let behavior = BehaviorRelay(value: 0)
    let publish = PublishRelay<Int>()
    let optionalPublish = PublishRelay<Int?>()
    let replay = ReplayRelay<Int>.create(bufferSize: 2)
    let optionalReplay = ReplayRelay<Int?>.create(bufferSize: 2)
    var received: [Int?] = []
    let bindings = [publish.bind(onNext: { received.append($0) }), optionalPublish.bind(onNext: { received.append($0) })]
    _ = Infallible.just(1).bind(to: behavior, behavior)
    _ = Infallible.just(2).bind(to: publish, publish)
    _ = Infallible.just(3).bind(to: optionalPublish)
    _ = Infallible.just(4).bind(to: replay)
    _ = Infallible.just(5).bind(to: optionalReplay)
    _ = replay.bind(onNext: { received.append($0) })
    _ = optionalReplay.bind(onNext: { received.append($0) })
    #expect(behavior.value == 1)
    #expect(received == [2, 2, 3, 4, 5])
    for binding in bindings { binding.dispose() }
  }
}
