import AccessLog

/// Says in words what the monitor noticed.
struct SummaryText {
  let options: MonitorOptions

  func lines(_ summary: Summary) -> [String] {
    let classes = summary.byStatusClass.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return [
      "log       \(options.sourceName.printable)",
      "lines     \(summary.lines)",
      "rejected  \(summary.rejected)" + rejections(summary),
      "status    " + classes.joined(separator: "  "),
      "seconds   \(summary.windows)" + (summary.late > 0 ? "  (\(summary.late) lines came too late for theirs)" : ""),
      "alerts    \(summary.alerts)",
    ] + topPaths(summary)
  }

  func line(_ alert: Alert) -> String {
    "ALERT     \(alert.second)  5xx rate \(alert.rate) over \(options.monitor.windowCount) windows passed \(threshold)"
  }

  func line(_ second: RatedSecond) -> String {
    let window = second.window
    return "\(window.second)  \(String(window.requests).indented(to: 5)) requests  "
      + "\(String(window.serverErrors).indented(to: 4)) 5xx  rate \(second.rate)"
  }

  func line(_ rejection: Rejection) -> String {
    "rejected  line \(rejection.lineNumber): \(rejection.reason.explanation)"
  }

  private var threshold: String {
    let tenths = Int((options.monitor.threshold * 1000).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }

  private func rejections(_ summary: Summary) -> String {
    guard summary.rejected > 0 else { return "" }
    let reasons = summary.rejectedBy.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key) \($0.value)" }
    return "  (" + reasons.joined(separator: ", ") + ")"
  }

  private func topPaths(_ summary: Summary) -> [String] {
    guard !summary.topPaths.isEmpty else { return [] }
    let note =
      summary.pathCountShortfall == 0
      ? ""
      : "  (over \(options.monitor.pathLimit) different ones: counts may be up to \(summary.pathCountShortfall) too low)"
    return ["top paths" + note] + summary.topPaths.map { String($0.count).indented(to: 9) + "  " + $0.path.printable }
  }
}

extension String {
  /// The text with control characters replaced: what a log holds must not steer the terminal.
  fileprivate var printable: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
  }
}
