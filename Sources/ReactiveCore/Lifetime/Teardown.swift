import Synchronization

/// A disposable that runs a closure once and then forgets it.
public final class Teardown: Endable, @unchecked Sendable {  // `isDisposed` decides who may take `action`
  @usableFromInline let isDisposed = Atomic<Bool>(false)
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var action: (() -> Void)?

  @inlinable public init(_ action: @escaping () -> Void) {
    self.action = action
  }

  @inlinable public var isEnded: Bool {
    isDisposed.load(ordering: .relaxed)
  }

  @inlinable public func dispose() {
    guard !isDisposed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    let action = self.action.take()
    LockCheck.assertNoneHeld()
    action?()
  }
}
