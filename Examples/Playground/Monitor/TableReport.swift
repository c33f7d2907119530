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

  func finish(_ summary: Summary) {
    draw(table(summary))
  }

  private func table(_ summary: Summary) -> [String] {
    let rate = latestSecond.map { "5xx rate  \($0.rate) at \($0.window.second)" }
    return [text.options.sourceName] + text.lines(summary) + [rate].compactMap(\.self)
  }

  private func draw(_ lines: [String], below message: String? = nil) {
    let up = drawnLines.isEmpty ? "" : "\u{1B}[\(drawnLines.count)A"
    // Each line is cut to the terminal: a wrapped one would take two rows, and the next table wouldn't meet this one.
    let width = Self.width - 1
    let rows = ([message].compactMap(\.self) + lines).map { String($0.prefix(width)) + "\u{1B}[K\n" }
    print(up + rows.joined() + "\u{1B}[J", terminator: "")
    Output.flush()
    drawnLines = lines
  }

  private static var width: Int {
    var size = winsize()
    return ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 1 ? Int(size.ws_col) : 80
  }
}
