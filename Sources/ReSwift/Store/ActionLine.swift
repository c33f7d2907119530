import ReactiveCore

/// What does the work for an action when it is its turn.
protocol ActionProcessor: AnyObject {
  func process(_ action: any Action)
}

/// The order in which a store processes its actions: one at a time, first come, first served.
///
/// Whoever takes the baton processes, and then what others have left meanwhile; nobody waits. What goes through the baton only says
/// that there is something in the queue, so that the holder can also look there in the middle of its own action.
@usableFromInline
final class ActionLine: Sendable {
  private struct Note {}

  private let queue = ActionQueue()
  private let baton: Serializer<Note, Never>

  @usableFromInline init() {
    let queue = queue
    baton = Serializer(Sink(next: { _ in queue.processWaiting() }, end: { _ in }), until: Scope())
  }

  /// Whether the calling thread processes an action, and may process another one inside of it.
  var canInterrupt: Bool {
    queue.isHeldHere && queue.isInterruptible
  }

  /// Has an action processed: at once, or after the one at hand.
  func process(_ action: any Action, by processor: any ActionProcessor) {
    if baton.take() {
      queue.process(action, by: processor)
      baton.pass()
    } else if canInterrupt {
      queue.processWaitingInside()
      processor.process(action)
    } else {
      queue.append(action, processor)
      catchUp()
    }
  }

  /// Lets an action wait until somebody processes actions.
  func append(_ action: any Action, _ processor: any ActionProcessor) {
    queue.append(action, processor)
  }

  /// Processes what waits, or has it processed by who processes already.
  func catchUp() {
    baton.next(Note())
  }

  /// Runs `body`, inside of which no other action is processed. Called by the holder.
  func withoutInterruption(_ body: () -> Void) {
    queue.isInterruptible = false
    body()
    queue.isInterruptible = true
  }
}
