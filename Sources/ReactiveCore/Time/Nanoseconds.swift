import Dispatch

extension DispatchTimeInterval {
  /// The interval in nanoseconds, at most 292 years; `never` is `Int64.max`.
  package var saturatedNanoseconds: Int64 {
    switch self {
    case .seconds(let count): Int64(count).multiplied(saturatingBy: 1_000_000_000)
    case .milliseconds(let count): Int64(count).multiplied(saturatingBy: 1_000_000)
    case .microseconds(let count): Int64(count).multiplied(saturatingBy: 1000)
    case .nanoseconds(let count): Int64(count)
    case .never: .max
    @unknown default: .max
    }
  }

  /// `nanoseconds` as an interval, in the smallest unit in which the count fits an `Int`; `Int64.max` is `never`.
  package init(saturatingNanoseconds nanoseconds: Int64) {
    if nanoseconds == .max {
      self = .never
    } else if let count = Int(exactly: nanoseconds) {
      self = .nanoseconds(count)
    } else if let count = Int(exactly: nanoseconds / 1000) {
      self = .microseconds(count)
    } else if let count = Int(exactly: nanoseconds / 1_000_000) {
      self = .milliseconds(count)
    } else {
      self = .seconds(Int(clamping: nanoseconds / 1_000_000_000))
    }
  }
}

extension DispatchTime {
  /// The moment that lies `nanoseconds` after `now`; `distantFuture` if Dispatch can't express it.
  static func deadline(after nanoseconds: Int64, from now: Int64 = MonotonicClock.now) -> DispatchTime {
    let (deadline, overflow) = now.addingReportingOverflow(max(nanoseconds, 0))
    // Dispatch takes larger values for dates, or wraps them.
    guard !overflow, deadline < Int64(1) << 62 else { return .distantFuture }
    return DispatchTime(uptimeNanoseconds: UInt64(deadline))
  }
}

extension Int64 {
  fileprivate func multiplied(saturatingBy factor: Int64) -> Int64 {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    guard overflow else { return product }
    return self < 0 ? .min : .max
  }
}
