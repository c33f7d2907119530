/// What the parser made of one line.
enum ParsedLine {
  case entry(LogEntry)
  case rejected(Rejection)

  init(_ line: Line, number: Int) {
    do throws(RejectReason) {
      switch line {
      case .text(let bytes): self = .entry(try LogParser.entry(of: bytes))
      case .tooLong: throw .tooLong
      }
    } catch {
      self = .rejected(Rejection(lineNumber: number, reason: error))
    }
  }

  var entry: LogEntry? {
    guard case .entry(let entry) = self else { return nil }
    return entry
  }

  var rejection: Rejection? {
    guard case .rejected(let rejection) = self else { return nil }
    return rejection
  }
}
