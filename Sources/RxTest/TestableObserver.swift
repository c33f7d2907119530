import ReactiveCore
import RxSwift

/// An observer that records all that it is sent, with the virtual time. It expects no grammar, so that a test sees faults.
///
/// Made by `TestScheduler.createObserver`. May be sent to and read from any thread.
public final class TestableObserver<Element>: ObserverType, Sendable {
  private let scheduler: TestScheduler
  private let recorded = Locked<[Recorded<Event<Element>>]>([])

  init(scheduler: TestScheduler) {
    self.scheduler = scheduler
  }

  /// What was received so far, in order.
  public var events: [Recorded<Event<Element>>] {
    recorded.locked { $0 }
  }

  /// Records `event` at the current virtual time.
  public func on(_ event: Event<Element>) {
    let time = scheduler.clock
    recorded.locked { $0.append(Recorded(time: time, value: event)) }
  }
}
