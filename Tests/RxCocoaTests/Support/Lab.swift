import RxCocoa
import RxSwift
import RxTest

enum TestError: Error {
  case first
}

/// Virtual time for shared sequences, in the short notation: `1@210` an element, `C@230` completion, `E@230` an error,
/// `S[200,230]` a subscription.
final class Lab {
  let scheduler: TestScheduler

  init(_ scheduler: TestScheduler = TestScheduler(initialClock: 0)) {
    self.scheduler = scheduler
  }

  /// What the chain sends that is made under the scheduler, subscribed at 200.
  func events<Chain: ObservableConvertibleType>(disposed: Int = 1000, of make: @escaping () -> Chain) -> String {
    var text = ""
    SharingScheduler.mock(scheduler: scheduler) {
      text = Lab.text(scheduler.start(disposed: disposed) { make() }.events)
    }
    return text
  }

  func hot(_ text: String) -> TestableObservable<Int> {
    scheduler.createHotObservable(Lab.events(text))
  }

  func cold(_ text: String) -> TestableObservable<Int> {
    scheduler.createColdObservable(Lab.events(text))
  }

  static func text<Element>(_ events: [Recorded<RxSwift.Event<Element>>]) -> String {
    events.map { "\(text($0.value))@\($0.time)" }.joined(separator: " ")
  }

  static func text<Element>(_ event: RxSwift.Event<Element>) -> String {
    switch event {
    case .next(let element): "\(element)".split(separator: " ").joined()
    case .completed: "C"
    case .error: "E"
    }
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
}

extension TestableObservable {
  /// The subscriptions in the short notation.
  var spans: String {
    subscriptions
      .map { "S[\($0.subscribe),\($0.unsubscribe == Int.max ? "" : "\($0.unsubscribe)")]" }.joined(separator: " ")
  }
}

extension RxSwift.RxTimeInterval {
  /// That many units of virtual time.
  static func ticks(_ count: Int) -> RxTimeInterval { .seconds(count) }
}
