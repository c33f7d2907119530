import Foundation

/// Virtual time in dates and seconds.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType, Sendable {
  /// Points are dates.
  public typealias VirtualTimeUnit = RxTime

  /// Distances are seconds.
  public typealias VirtualTimeIntervalUnit = TimeInterval

  /// The date itself.
  public func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime {
    virtualTime
  }

  /// The date itself.
  public func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit {
    time
  }

  /// The seconds themselves.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval {
    virtualTimeInterval
  }

  /// The seconds themselves.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit {
    timeInterval
  }

  /// The date that lies `offset` seconds after `time`.
  public func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit {
    time.addingTimeInterval(offset)
  }

  /// The order of two dates.
  public func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}
