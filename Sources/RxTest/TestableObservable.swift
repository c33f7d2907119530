import ReactiveCore
import RxSwift

/// A sequence with events that were given beforehand, which records when it is subscribed to and disposed.
///
/// Made by `TestScheduler.createHotObservable` and `createColdObservable`. May be used from any thread.
public class TestableObservable<Element>: ObservableType, @unchecked Sendable {  // records and observers have their locks
  private let scheduler: TestScheduler
  private let attach: (AnyObserver<Element>) -> any Disposable
  private let subscriptionRecords = Locked<[Subscription]>([])

  /// The events that were given.
  public let recordedEvents: [Recorded<Event<Element>>]

  init(
    scheduler: TestScheduler, recordedEvents: [Recorded<Event<Element>>],
    attach: @escaping (AnyObserver<Element>) -> any Disposable
  ) {
    self.scheduler = scheduler
    self.recordedEvents = recordedEvents
    self.attach = attach
  }

  /// All subscriptions so far, in order.
  public var subscriptions: [Subscription] {
    subscriptionRecords.locked { $0 }
  }

  /// Records the subscription, and sends the events to `observer`, which need not expect the grammar to be kept.
  ///
  /// - Returns: The subscription; disposing it records the time.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element {
    let time = scheduler.clock
    let index = subscriptionRecords.locked { records in
      records.append(Subscription(time))
      return records.count - 1
    }
    let attachment = attach(AnyObserver(observer))
    return Disposables.create { [scheduler, subscriptionRecords] in
      let end = scheduler.clock
      subscriptionRecords.locked { $0[index] = Subscription(time, end) }
      attachment.dispose()
    }
  }
}
