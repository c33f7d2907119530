import ReactiveCore
import Synchronization

/// The work of one effect.
final class EffectRun: Sendable {
  private let isOver = Atomic<Bool>(false)
  private let task = Locked<Task<Void, Never>?>(nil)

  /// Does the work.
  ///
  /// - Parameter onEnd: Called when the work has returned.
  func start(
    _ work: @escaping @Sendable (Effect.Send) async -> Void, dispatch: @escaping @Sendable (any Action) -> Void,
    onEnd: @escaping @Sendable () -> Void
  ) {
    let send = Effect.Send { [self] action in
      if !isOver.load(ordering: .acquiring) { dispatch(action) }
    }
    let new = Task {
      await work(send)
      isOver.store(true, ordering: .releasing)
      onEnd()
    }
    task.locked { $0 = new }
    if isOver.load(ordering: .acquiring) { new.cancel() }
  }

  /// What is sent from now on is ignored. A call that another thread is in may still go on.
  func cancel() {
    isOver.store(true, ordering: .releasing)
    task.locked { $0 }?.cancel()
  }

  /// Returns when the work has returned.
  func finish() async {
    await task.locked { $0 }?.value
  }
}
