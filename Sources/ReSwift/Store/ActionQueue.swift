import ReactiveCore
import Synchronization

/// The actions that wait for their turn, and the thread that processes them.
final class ActionQueue: @unchecked Sendable {  // `line` has its lock; the holder owns `isInterruptible`
  private struct Waiting {
    let number: Int
    let action: any Action
    let processor: any ActionProcessor
  }

  private struct Line {
    var waiting = RingBuffer<Waiting>()
    var lastNumber = 0
  }

  private let line = Locked(Line())
  /// How many wait, for a look without the lock. It is exact for what the thread that looks has left itself.
  private let waitingCount = Atomic<Int>(0)
  /// The thread that processes actions; 0 if none does.
  private let holder = Atomic<UInt>(0)
  /// Whether the action at hand is with the middleware, where the holder may process another one at once.
  @exclusivity(unchecked) var isInterruptible = false

  var isHeldHere: Bool {
    holder.load(ordering: .relaxed) == CurrentThread.id
  }

  func append(_ action: any Action, _ processor: any ActionProcessor) {
    line.locked {
      $0.lastNumber += 1
      $0.waiting.append(Waiting(number: $0.lastNumber, action: action, processor: processor))
      waitingCount.store($0.waiting.count, ordering: .releasing)
    }
  }

  /// Processes what waits, and then an action. Called by the holder of the baton.
  func process(_ action: any Action, by processor: any ActionProcessor) {
    begin()
    processWaitingInside()
    processor.process(action)
    end()
  }

  /// Processes what waits. Called by the holder of the baton.
  func processWaiting() {
    begin()
    processWaitingInside()
    end()
  }

  /// Processes what waits at this moment. What comes meanwhile has its turn later. Called between two actions of the holder, or from
  /// inside an action that can be interrupted.
  func processWaitingInside() {
    if waitingCount.load(ordering: .acquiring) == 0 { return }
    let last = line.locked { $0.lastNumber }
    while let next = popFirst(upTo: last) { next.processor.process(next.action) }
  }

  private func begin() {
    holder.store(CurrentThread.id, ordering: .relaxed)
    isInterruptible = true
  }

  private func end() {
    isInterruptible = false
    holder.store(0, ordering: .relaxed)
  }

  private func popFirst(upTo last: Int) -> Waiting? {
    line.locked { line in
      guard let first = line.waiting.first, first.number <= last else { return nil }
      defer { waitingCount.store(line.waiting.count, ordering: .releasing) }
      return line.waiting.popFirst()
    }
  }
}
