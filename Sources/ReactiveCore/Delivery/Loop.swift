import Synchronization

/// Repeats a step as often as it is requested, one after the other: a request made during a step, on any thread, makes the
/// running loop go on. So a step that finishes at once and asks for the next one doesn't deepen the stack.
@usableFromInline
final class Loop: @unchecked Sendable {  // `requests` decides who runs the step
  @usableFromInline let requests = Atomic<Int>(0)

  @inlinable init() {}

  @inlinable func request(_ step: () -> Void) {
    Checkpoint.reach()
    guard requests.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
    repeat {
      step()
      Checkpoint.reach()
    } while requests.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue != 0
  }
}
