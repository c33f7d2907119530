import Dispatch
import ReactiveCore

/// Whose turn it is to do something that calls out: to run a test scheduler's actions, to modify a property. The same thread may
/// take it again inside of its turn.
struct Turn {
  private var holder: ObjectIdentifier?
  private var depth = 0
  private var waiting: [DispatchSemaphore] = []

  var isTaken: Bool { holder != nil }

  func isTaken(by thread: ObjectIdentifier) -> Bool { holder == thread }

  /// Takes the turn.
  ///
  /// - Parameter thread: Who asks, by its trampoline.
  /// - Returns: Nil if the caller has the turn; otherwise what to wait for before asking again.
  mutating func take(by thread: ObjectIdentifier) -> DispatchSemaphore? {
    guard holder == nil || holder == thread else {
      let semaphore = DispatchSemaphore(value: 0)
      waiting.append(semaphore)
      return semaphore
    }
    holder = thread
    depth += 1
    return nil
  }

  /// Gives the turn back. Returns whom to wake.
  mutating func pass() -> [DispatchSemaphore] {
    depth -= 1
    guard depth == 0 else { return [] }
    holder = nil
    return exchange(&waiting, [])
  }
}
