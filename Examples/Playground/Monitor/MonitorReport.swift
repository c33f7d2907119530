import AccessLog

/// A way to show what the monitor notices.
protocol MonitorReport: AnyObject {
  /// Whether it shows summaries on the way.
  var refreshes: Bool { get }

  func show(_ notice: Notice)

  /// The log has ended.
  func finish(_ summary: Summary)
}

/// One object at the end, and nothing else.
final class JSONReport: MonitorReport {
  let refreshes = false

  func show(_ notice: Notice) {}

  func finish(_ summary: Summary) {
    print(summary.json)
  }
}
