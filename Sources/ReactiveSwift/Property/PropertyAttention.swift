import Dispatch
import ReactiveCore

/// What goes on with a property that setting it has to respect: a modification in a closure, and runs of the producer whose
/// consumers are being told the current value. All of it is used under the lock of the property's right.
///
/// It knows nothing of the type of the value, so that code that isn't specialised looks up no metadata.
@usableFromInline
final class PropertyAttention: @unchecked Sendable {  // as described above
  @exclusivity(unchecked) private nonisolated(unsafe) var turn = Turn()
  @exclusivity(unchecked) private nonisolated(unsafe) var replays: [any PropertyReplay] = []

  @usableFromInline init() {}

  @usableFromInline var isNeeded: Bool { turn.isTaken || !replays.isEmpty }

  /// What keeps the thread from setting the property.
  @usableFromInline func obstacle(to thread: ObjectIdentifier) -> PropertyObstacle {
    guard turn.isTaken else { return .none }
    if turn.isTaken(by: thread) { return .ownClosure }
    return turn.take(by: thread).map(PropertyObstacle.other) ?? .none
  }

  /// A modification begins. There is no obstacle to it.
  @usableFromInline func beginModifying(by thread: ObjectIdentifier) {
    _ = turn.take(by: thread)
  }

  /// A modification ends. Returns whom to wake.
  @usableFromInline func endModifying() -> [DispatchSemaphore] {
    turn.pass()
  }

  @usableFromInline func begin(_ replay: any PropertyReplay) {
    replays.append(replay)
  }

  @usableFromInline func end(_ replay: any PropertyReplay) {
    replays.removeAll { $0 === replay }
  }

  /// The thread sets the value with this number.
  @usableFromInline func tellReplays(_ number: Int, by thread: ObjectIdentifier) {
    for replay in replays where replay.thread == thread { replay.ignore(number) }
  }
}

/// A run of a property's producer.
@usableFromInline
protocol PropertyReplay: AnyObject {
  /// Who tells the current value, by its trampoline.
  var thread: ObjectIdentifier { get }

  /// Called under the lock: the value with this number is set by the consumer itself.
  func ignore(_ number: Int)
}

/// What keeps a thread from setting a property.
@usableFromInline
enum PropertyObstacle {
  case none
  /// Another thread modifies it.
  case other(DispatchSemaphore)
  /// The same thread does, further up the stack.
  case ownClosure

  /// Waits, if there is something to wait for. Returns whether to try again.
  @usableFromInline func isOvercome() -> Bool {
    switch self {
    case .none: return false
    case .other(let semaphore):
      semaphore.wait()
      return true
    case .ownClosure: preconditionFailure("A property must not be set inside of the closure that modifies it.")
    }
  }
}
