import AccessLog
import Foundation

/// One table that is drawn over and over in its place, with the alerts above it: for terminals.
final class TableReport: MonitorReport {
  let refreshes = true
  private let text: SummaryText
  private var latestSecond: RatedSecond?
  private var drawnLines: [String] = []

  init(text: SummaryText) {
    self.text = text
  }

  func show(_ notice: Notice) {
    switch notice {
    case .rejected: break
    case .second(let second): latestSecond = second
    case .alert(let alert): draw(drawnLines, below: text.line(alert))
    case .summary(let summary): draw(table(summary))
    }
  }

  /// The table stands already: the last notice was the summary.
  func finish(_ summary: Summary) {}

  private func table(_ summary: Summary) -> [String] {
    let rate = latestSecond.map { "5xx rate  \($0.rate) at \($0.window.second)" }
    return text.lines(summary) + [rate].compactMap(\.self)
  }

  private func draw(_ lines: [String], below message: String? = nil) {
    // What doesn't fit is cut: a line that wraps takes two rows, and the next table would miss this one.
    let size = Self.size
    let lines = Array(lines.prefix(size.rows - 1))
    let up = drawnLines.isEmpty ? "" : "\u{1B}[\(drawnLines.count)A"
    let rows = ([message].compactMap(\.self) + lines).map { String($0.prefix(size.columns - 1)) + "\u{1B}[K\n" }
    print(up + rows.joined() + "\u{1B}[J", terminator: "")
    Output.flush()
    drawnLines = lines
  }

  private static var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 1, size.ws_row > 1 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}
