import Foundation
import RxRelay
import RxSwift
import Synchronization

/// A disposable with state of its own.
final class Token: Cancelable {
  private let state = Mutex(false)
  private let action: @Sendable () -> Void

  init(_ action: @escaping @Sendable () -> Void) {
    self.action = action
  }

  var isDisposed: Bool { state.withLock { $0 } }

  func dispose() {
    let isFirst = state.withLock { isDisposed in
      defer { isDisposed = true }
      return !isDisposed
    }
    if isFirst { action() }
  }
}

/// A view controller is a disposable here.
@MainActor final class Panel: Disposable {
  private var isOpen = true
  private let bag = DisposeBag()

  nonisolated func dispose() {
    Task { @MainActor in self.isOpen = false }
  }

  func close(after trigger: some ObservableType) {
    trigger.asObservable().subscribe(onNext: { [weak self] _ in self?.isOpen = false }).disposed(by: bag)
  }

  var isShown: Bool { isOpen }
}

/// An observer that counts, for one thread.
final class Counter<Element>: ObserverType {
  private(set) var events = 0

  func on(_ event: Event<Element>) {
    events += 1
  }
}

/// Runs everything at once.
struct InlineScheduler: SchedulerType {
  var now: Date { Date() }

  func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable) -> any Disposable {
    action(state)
  }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    action(state)
  }
}

/// A scheduler with mutable state, as an application has them.
class QueueScheduler: ImmediateSchedulerType, @unchecked Sendable {  // used on the main thread only
  private var waiting: [() -> Void] = []

  func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable) -> any Disposable {
    let disposable = SingleAssignmentDisposable()
    waiting.append { if !disposable.isDisposed { disposable.setDisposable(action(state)) } }
    return disposable
  }

  func run() {
    while !waiting.isEmpty { waiting.removeFirst()() }
  }
}

/// A source that isn't an `Observable`.
struct Greeting: ObservableType {
  typealias Element = String
  let name: String

  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == String {
    observer.onNext("Hello, \(name)")
    observer.onCompleted()
    return Disposables.create()
  }
}

/// A model that must not be shared between threads.
final class Draft {
  var text: String
  init(_ text: String) { self.text = text }
}

/// Streams for the whole program.
enum Global {
  static let drafts = PublishSubject<Draft>()
  static let current = BehaviorRelay<Draft?>(value: nil)
  static let bag = DisposeBag()
  static let background: any SchedulerType = ConcurrentDispatchQueueScheduler(qos: .background)
  static let answer = Single.just(Draft("42"))
  static let titles = Infallible.of("a", "b")
  static let show = AnyObserver<Draft> { event in current.accept(event.element) }
}

/// An actor with streams of elements that aren't `Sendable`.
actor Editor {
  private let subject = BehaviorSubject(value: Draft("empty"))
  private let completions = PublishRelay<Draft>()
  private var bag = DisposeBag()
  private var edits = 0

  func edit(_ text: String) {
    edits += 1
    subject.onNext(Draft(text))
  }

  func lengths() -> Observable<Int> {
    subject.map { $0.text.count }
  }

  func latest() throws -> String {
    try subject.value().text
  }

  func count(_ sources: Observable<Int>...) async throws -> Int {
    var sum = 0
    for try await number in Observable.merge(sources).values { sum += number }
    return sum
  }

  func stop() {
    bag = DisposeBag()
  }
}

extension App {
  static func ownTypes() async throws {
    var log: [String] = []
    let ended = PublishRelay<String>()
    ended.subscribe(onNext: { log.append($0) }).disposed(by: Global.bag)
    let token = Token { ended.accept("token") }
    let composite = CompositeDisposable(token, Disposables.create { log.append("closure") })
    composite.dispose()
    Checks.expectEqual(log, ["token", "closure"])
    Checks.expect(token.isDisposed, "the token is disposed")

    let counter = Counter<Int>()
    _ = Observable.of(1, 2, 3, scheduler: InlineScheduler()).subscribe(counter)
    Checks.expectEqual(counter.events, 4)

    let queue = QueueScheduler()
    var greetings: [String] = []
    _ = Greeting(name: "Ada").asObservable().observe(on: queue).subscribe(onNext: { greetings.append($0) })
    Checks.expect(greetings.isEmpty, "nothing before the scheduler runs")
    queue.run()
    Checks.expectEqual(greetings, ["Hello, Ada"])

    let panel = Panel()
    panel.close(after: Observable.just(()))
    Checks.expect(!panel.isShown, "the panel is closed")

    Global.drafts.subscribe(Global.show).disposed(by: Global.bag)
    Global.drafts.onNext(Draft("first"))
    Checks.expectEqual(Global.current.value?.text, "first")
    Checks.expectEqual(try await Global.answer.map { $0.text }.value, "42")
    Checks.expectEqual(try await Global.answer.value.text, "42")
    let drafts = Observable.of(Draft("a"), Draft("b"))
    var texts: [String] = []
    for try await draft in drafts.values { texts.append(draft.text) }
    for try await draft in drafts.values(bufferingPolicy: .bufferingNewest(2)) { texts.append(draft.text) }
    for await draft in drafts.asInfallible(onErrorFallbackTo: .empty()).values { texts.append(draft.text) }
    Checks.expectEqual(texts, ["a", "b", "a", "b", "a", "b"])
    let lengths = await withTaskGroup(of: Int.self) { group in
      for _ in 1...2 { group.addTask { (try? await drafts.map { $0.text.count }.toArray().value.count) ?? 0 } }
      var sum = 0
      for await length in group { sum += length }
      return sum
    }
    Checks.expectEqual(lengths, 4)
    Hooks.defaultErrorHandler = { _, error in log.append("\(error)") }
    _ = Observable<Int>.error(WeatherError.unknownCity("x")).subscribe(onNext: { _ in })
    Checks.expectEqual(log.last, "unknownCity(\"x\")")

    let editor = Editor()
    await editor.edit("four")
    let length = try await editor.lengths().take(1).asSingle().value
    Checks.expectEqual(length, 4)
    Checks.expectEqual(try await editor.latest(), "four")
    Checks.expectEqual(try await editor.count(.of(1, 2), .just(3)), 6)
    await editor.stop()
  }
}
