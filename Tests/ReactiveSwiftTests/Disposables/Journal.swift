import Foundation

/// A list that any thread may write to.
final class Journal<Entry>: @unchecked Sendable {  // `lock` guards `list`
  private let lock = NSLock()
  private var list: [Entry] = []

  var entries: [Entry] { lock.withLock { list } }

  func note(_ entry: Entry) {
    lock.withLock { list.append(entry) }
  }

  /// Returns what was written since the last time.
  func take() -> [Entry] {
    lock.withLock {
      defer { list = [] }
      return list
    }
  }
}
