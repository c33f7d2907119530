import ReactiveCore

/// A list that any thread may add to.
final class Log<Entry>: Sendable {
  private let list = Locked<[Entry]>([])

  var entries: [Entry] { list.locked { $0 } }

  func add(_ entry: Entry) {
    list.locked { $0.append(entry) }
  }
}
