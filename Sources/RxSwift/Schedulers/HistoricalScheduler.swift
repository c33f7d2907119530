import Foundation

/// A virtual scheduler whose clock shows dates, to replay what happened in the past.
public class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter>, @unchecked Sendable {  // no own state
  /// Makes a scheduler.
  ///
  /// - Parameter initialClock: What the clock shows at first.
  public init(initialClock: RxTime = Date(timeIntervalSince1970: 0)) {
    super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
  }
}
