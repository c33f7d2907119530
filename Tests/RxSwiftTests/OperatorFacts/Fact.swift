import RxSwift
import RxTest
import Testing

/// What a chain over test sequences does, in the short notation: `1@210` an element, `C@230` completion, `E@230` an error,
/// `S[200,230]` a subscription.
struct Fact: Sendable, CustomTestStringConvertible {
  let name: String
  let events: String
  let subscriptions: [String]
  let log: String
  let disposed: Int
  let run: @Sendable (Lab) -> Void

  /// - Parameters:
  ///   - subscriptions: Those of the sequences that `run` makes, in the order in which it makes them.
  ///   - log: What `run` leaves in the log of the lab.
  ///   - run: Makes a chain and calls `play` with it.
  init(
    _ name: String, _ events: String, _ subscriptions: [String] = [], log: String = "", disposed: Int = 1000,
    _ run: @escaping @Sendable (Lab) -> Void
  ) {
    self.name = name
    self.events = events
    self.subscriptions = subscriptions
    self.log = log
    self.disposed = disposed
    self.run = run
  }

  var testDescription: String { name }

  func check(_ location: SourceLocation = #_sourceLocation) {
    let lab = Lab(disposed: disposed)
    run(lab)
    #expect(lab.events == events, "\(name)", sourceLocation: location)
    if !subscriptions.isEmpty {
      #expect(lab.sources.map { $0() } == subscriptions, "\(name)", sourceLocation: location)
    }
    #expect(lab.log.joined(separator: " ") == log, "\(name)", sourceLocation: location)
  }
}

/// Where a fact is tried out.
final class Lab {
  let scheduler = TestScheduler(initialClock: 0)
  var log: [String] = []
  private(set) var events = ""
  fileprivate private(set) var sources: [() -> String] = []
  private let disposed: Int

  init(disposed: Int) {
    self.disposed = disposed
  }

  /// A sequence with elements at absolute times.
  func hot(_ text: String) -> TestableObservable<Int> {
    record(scheduler.createHotObservable(Lab.events(text)))
  }

  /// A sequence with elements at times relative to the subscription.
  func cold(_ text: String) -> TestableObservable<Int> {
    record(scheduler.createColdObservable(Lab.events(text)))
  }

  /// A sequence that logs when it is subscribed and disposed, and sends some events as soon as it is subscribed.
  func logged(_ name: String, _ events: RxSwift.Event<Int>...) -> Observable<Int> {
    Observable.create { observer in
      self.log.append("\(name)+")
      for event in events { observer.on(event) }
      return Disposables.create { self.log.append("\(name)-") }
    }
  }

  /// Subscribes to the chain at 200.
  func play<Chain: ObservableConvertibleType>(_ chain: @autoclosure @escaping () -> Chain) {
    let result = scheduler.start(disposed: disposed) { chain() }
    events = result.events.map { "\(Lab.text($0.value))@\($0.time)" }.joined(separator: " ")
  }

  private func record(_ source: TestableObservable<Int>) -> TestableObservable<Int> {
    sources.append {
      source.subscriptions
        .map { "S[\($0.subscribe),\($0.unsubscribe == Int.max ? "" : "\($0.unsubscribe)")]" }.joined(separator: " ")
    }
    return source
  }

  private static func events(_ text: String) -> [Recorded<RxSwift.Event<Int>>] {
    text.split(separator: " ").map { word in
      let parts = word.split(separator: "@")
      let time = Int(parts[1])!
      switch parts[0] {
      case "C": return .completed(time)
      case "E": return .error(time, TestError.first)
      default: return .next(time, Int(parts[0])!)
      }
    }
  }

  static func text<Element>(_ event: RxSwift.Event<Element>) -> String {
    switch event {
    case .next(let element): "\(element)".split(separator: " ").joined()
    case .completed: "C"
    case .error(TestError.first): "E"
    case .error(let error as RxError): "E(\("\(error)".prefix { $0 != "." }.split(separator: " ").joined(separator: "_")))"
    case .error(let error): "E(\(error))"
    }
  }

  /// What a chain sends as soon as it is subscribed.
  static func events<Chain: ObservableConvertibleType>(of chain: Chain) -> String {
    var events: [String] = []
    _ = chain.asObservable().subscribe { events.append(text($0)) }
    return events.joined(separator: " ")
  }
}

extension RxSwift.RxTimeInterval {
  /// That many units of virtual time.
  static func ticks(_ count: Int) -> RxTimeInterval { .seconds(count) }
}

/// A disposable of a type of its own, for `using`.
final class Resource: RxSwift.Disposable, @unchecked Sendable {  // tests use it on one thread
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func dispose() {
    action()
  }
}
