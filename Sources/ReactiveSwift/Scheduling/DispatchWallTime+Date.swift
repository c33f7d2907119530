import Foundation

extension DispatchWallTime {
  /// The time of a date, as far as Dispatch can express it: from 1970 on, for about 290 years.
  init(_ date: Date) {
    let seconds = max(0, date.timeIntervalSince1970)
    guard seconds < Double(Int64.max / 1_000_000_000) else {
      self = .distantFuture
      return
    }
    let whole = seconds.rounded(.down)
    let nanoseconds = ((seconds - whole) * 1_000_000_000).rounded(.down)
    // Dispatch takes the start of 1970 for "now".
    self.init(timespec: timespec(tv_sec: max(1, Int(whole)), tv_nsec: Int(nanoseconds)))
  }
}
