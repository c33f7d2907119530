import RxSwift

/// A virtual clock for tests: it runs a sequence through its whole life in no time, and always the same way.
///
///     let scheduler = TestScheduler(initialClock: 0)
///     let xs = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
///     let result = scheduler.start { xs.map { $0 * 10 } }
///     XCTAssertEqual(result.events, [.next(210, 10), .next(220, 20), .completed(230)])
///     XCTAssertEqual(xs.subscriptions, [Subscription(200, 230)])
///
/// What operators schedule takes at least one unit of time, as work on a queue does: what is due now runs at the next unit.
/// What the test itself schedules (`scheduleAt`, the events of hot and cold sequences) happens exactly when it says.
/// May be used from any thread; actions run on the thread that starts the scheduler.
public class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter>,
  @unchecked Sendable  // immutable; the superclass guards its state
{
  /// The times that `start` uses unless told otherwise.
  public enum Defaults {
    /// When the sequence is made.
    public static let created = 100

    /// When it is subscribed to.
    public static let subscribed = 200

    /// When the subscription is disposed.
    public static let disposed = 1000
  }

  private let processingDelay: Int
  let allowance = ActionAllowance()

  /// Makes a scheduler.
  ///
  /// - Parameters:
  ///   - initialClock: What the clock shows at first.
  ///   - resolution: The seconds that one unit of virtual time stands for.
  ///   - simulateProcessingDelay: Whether scheduled work takes at least one unit. Without it, work that repeats without delay
  ///     never lets the clock move on.
  public init(initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true) {
    processingDelay = simulateProcessingDelay ? 1 : 0
    super.init(initialClock: initialClock, converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
  }

  /// The time at which work runs that is due at `time`: not before the next unit, or not before now if the scheduler simulates
  /// no delay.
  public override func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime {
    countAction()
    let (soonest, overflow) = clock.addingReportingOverflow(processingDelay)
    return max(time, overflow ? .max : soonest)
  }

  /// Runs `action` at `time`, exactly; at the current time if that has passed.
  ///
  /// - Parameters:
  ///   - time: When.
  ///   - action: What to run.
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
    countAction()
    _ = scheduleAbsoluteVirtual((), time: time) {
      action()
      return Disposables.create()
    }
  }

  /// Stops a bounded run that schedules too much. Called for each action, before it is scheduled.
  func countAction() {
    if !allowance.use() { stop() }
  }

  /// An observer that records all that it is sent, with the virtual time.
  ///
  /// - Parameter type: The type of element.
  public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
    TestableObserver(scheduler: self)
  }
}
