/// The command line holds something that the program doesn't know.
struct UsageError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

enum Usage {
  static var text: String {
    """
    usage: playground             a menu on a terminal, otherwise the tour
           playground --all       the tour: every page, one after the other
           playground PAGE        one page
           playground --list      the pages
           playground monitor [FILE] [--follow] [--json] [--threshold RATE] [--over WINDOWS]

    monitor reads an access log in Common or Combined Log Format. FILE may be - for standard input; without
    FILE it reads what is piped in, or else a small log that comes with the program.
      --follow           keep reading as FILE grows; Ctrl-C ends with the summary
      --json             print only the summary, as one line of JSON
      --threshold RATE   alert when the rate of 5xx passes RATE, from 0 to 1 (0.2)
      --over WINDOWS     take the rate over that many seconds with requests (5)
    It exits with 1 if there is nothing that it can read, and with 2 if it doesn't know an option.

    pages:
    \(pageList)
    """
  }

  static var pageList: String {
    let width = Page.all.map(\.name.count).max() ?? 0
    return Page.all.map { "  " + $0.name.padded(to: width) + "  " + $0.title }.joined(separator: "\n")
  }
}

extension String {
  /// The text with spaces after it, up to `width` characters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text with spaces before it, up to `width` characters.
  func indented(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
