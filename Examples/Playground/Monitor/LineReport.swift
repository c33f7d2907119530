import AccessLog

/// A line for each notice, then the summary: for pipes and files.
final class LineReport: MonitorReport {
  private static let shownRejections = 10

  let refreshes = false
  private let text: SummaryText
  private var rejectionCount = 0

  init(text: SummaryText) {
    self.text = text
  }

  func show(_ notice: Notice) {
    switch notice {
    case .rejected(let rejection): show(rejection)
    case .second(let second): print(text.line(second))
    case .alert(let alert): print(text.line(alert))
    case .summary: break
    }
  }

  func finish(_ summary: Summary) {
    print("\n" + text.lines(summary).joined(separator: "\n"))
  }

  private func show(_ rejection: Rejection) {
    rejectionCount += 1
    if rejectionCount <= Self.shownRejections { print(text.line(rejection)) }
    if rejectionCount == Self.shownRejections { print("rejected  from here on they are only counted") }
  }
}
