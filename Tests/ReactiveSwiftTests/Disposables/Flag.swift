import ReactiveSwift

/// A disposable of a client's own.
final class Flag: Disposable, @unchecked Sendable {  // `journal` is locked; `isDisposed` is used by one thread at a time
  private(set) var isDisposed: Bool
  let journal: Journal<String>
  let name: String

  init(_ name: String = "", _ journal: Journal<String> = Journal(), isDisposed: Bool = false) {
    self.name = name
    self.journal = journal
    self.isDisposed = isDisposed
  }

  func dispose() {
    isDisposed = true
    journal.note(name)
  }
}
