import Foundation

extension DispatchTimeInterval {
  /// The interval in seconds; infinite for `never`.
  var timeInterval: TimeInterval {
    switch self {
    case .seconds(let count): TimeInterval(count)
    case .milliseconds(let count): TimeInterval(count) / 1000
    case .microseconds(let count): TimeInterval(count) / 1_000_000
    case .nanoseconds(let count): TimeInterval(count) / 1_000_000_000
    case .never: .infinity
    @unknown default: .infinity
    }
  }

  /// The interval in the other direction. `never` stays as it is.
  static prefix func - (interval: DispatchTimeInterval) -> DispatchTimeInterval {
    switch interval {
    case .seconds(let count): .seconds(0 &- count)
    case .milliseconds(let count): .milliseconds(0 &- count)
    case .microseconds(let count): .microseconds(0 &- count)
    case .nanoseconds(let count): .nanoseconds(0 &- count)
    case .never: .never
    @unknown default: .never
    }
  }

  /// The interval, scaled and rounded: to nanoseconds if they fit an `Int`, or else to the next unit that does; `never` if none
  /// does.
  static func * (interval: DispatchTimeInterval, factor: Double) -> DispatchTimeInterval {
    let seconds = interval.timeInterval * factor
    if let count = Int(exactly: (seconds * 1_000_000_000).rounded()) { return .nanoseconds(count) }
    if let count = Int(exactly: (seconds * 1_000_000).rounded()) { return .microseconds(count) }
    if let count = Int(exactly: (seconds * 1000).rounded()) { return .milliseconds(count) }
    if let count = Int(exactly: seconds.rounded()) { return .seconds(count) }
    return .never
  }
}

extension Int64 {
  /// Seconds in nanoseconds, at most 292 years; what isn't finite or is too long is `max`, or `min` if it is negative.
  init(saturatingSeconds seconds: TimeInterval) {
    let nanoseconds = (seconds * 1_000_000_000).rounded()
    self = Int64(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : .max)
  }
}
