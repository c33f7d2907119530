import RxSwift

/// An event as it is drawn on a marble line.
struct Marble {
  /// When the event came, if that is known.
  let time: TestTime?
  /// What is drawn: the element, `|` for completion, `#` for an error.
  let symbol: String
  /// The event in words.
  let text: String

  init<Element>(_ event: Event<Element>, at time: TestTime? = nil) {
    self.time = time
    text = "\(event.debugDescription)\(time.map { " @ \($0)" } ?? "")"
    symbol =
      switch event {
      case .next(let element): Marble.shortened("\(element)")
      case .error: "#"
      case .completed: "|"
      }
  }

  init<Element>(_ record: Recorded<Event<Element>>) {
    self.init(record.value, at: record.time)
  }

  /// One line of at most 20 characters.
  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count <= 20 ? line : "\(line.prefix(9))...\(line.suffix(8))"
  }
}
