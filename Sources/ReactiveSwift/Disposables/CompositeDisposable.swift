import ReactiveCore

/// A collection of disposables that are disposed together, in the order in which they were added.
///
/// Releasing it disposes nothing. May be used from any thread; its content is disposed and released outside of its lock. What has
/// been disposed by others is forgotten in time, so that the size stays proportional to what is still in use; adding costs O(1)
/// and removing O(log n), amortised.
public final class CompositeDisposable: Disposable {
  private static let smallestSweep = 16

  private struct State {
    var slots = OrderedSlots<any Disposable>()
    var countAtNextSweep = smallestSweep
  }

  /// Nil once it is disposed.
  private let state: Locked<State?>

  /// Makes an empty collection.
  public convenience init() {
    self.init([] as [any Disposable])
  }

  /// Makes a collection of some disposables.
  ///
  /// - Parameter disposables: What is in it from the start.
  public init<S: Sequence>(_ disposables: S) where S.Element == any Disposable {
    var state = State()
    for disposable in disposables { _ = state.slots.append(disposable) }
    state.countAtNextSweep = max(CompositeDisposable.smallestSweep, 2 * state.slots.count)
    self.state = Locked(state)
  }

  /// Makes a collection of some disposables.
  ///
  /// - Parameter disposables: What is in it from the start; nil is left out.
  public convenience init<S: Sequence>(_ disposables: S) where S.Element == (any Disposable)? {
    self.init(disposables.compactMap { $0 })
  }

  /// Whether this has been disposed. It is true while the content is being disposed.
  public var isDisposed: Bool {
    state.locked { $0 == nil }
  }

  /// Disposes the content in order, and everything that is added later.
  public func dispose() {
    guard let disposables = state.locked({ $0.take() })?.slots.elements else { return }
    LockCheck.assertNoneHeld()
    for disposable in disposables { disposable.dispose() }
  }

  /// Adds a disposable, or disposes it at once if the collection is disposed.
  ///
  /// - Parameter disposable: What is to be disposed with the rest. Nil, or one that is already disposed, is not added.
  /// - Returns: What removes it again without disposing it; nil if it was not added.
  @discardableResult
  public func add(_ disposable: (any Disposable)?) -> (any Disposable)? {
    LockCheck.assertNoneHeld()
    guard let disposable, !disposable.isDisposed else { return nil }
    var swept: OrderedSlots<any Disposable>?
    let key = state.locked { state -> UInt64? in
      guard let key = state?.slots.append(disposable) else { return nil }
      if state!.slots.count >= state!.countAtNextSweep {
        swept = state!.slots
        state!.countAtNextSweep = .max
      }
      return key
    }
    guard let key else {
      disposable.dispose()
      return nil
    }
    if let swept { forgetDisposed(in: swept) }
    return Removal(of: key, from: self)
  }

  /// Adds a closure, or runs it at once if the collection is disposed.
  ///
  /// - Parameter action: Called at most once, on the thread that disposes.
  /// - Returns: What removes it again without running it; nil if it was run at once.
  @discardableResult
  public func add(_ action: @escaping () -> Void) -> (any Disposable)? {
    add(AnyDisposable(action))
  }

  /// Adds a disposable; see `add(_:)`.
  @discardableResult
  public static func += (lhs: CompositeDisposable, rhs: (any Disposable)?) -> (any Disposable)? {
    lhs.add(rhs)
  }

  /// Adds a closure; see `add(_:)`.
  @discardableResult
  public static func += (lhs: CompositeDisposable, rhs: @escaping () -> Void) -> (any Disposable)? {
    lhs.add(rhs)
  }

  func remove(_ key: UInt64) {
    // Returned, so that it is released outside of the lock.
    _ = state.locked { $0?.slots.remove(key) }
  }

  /// Looks at a copy, since whether something is disposed is asked outside of the lock.
  private func forgetDisposed(in slots: OrderedSlots<any Disposable>) {
    let outdated = slots.keys { $0.isDisposed }
    var forgotten: [any Disposable] = []
    state.locked { state in
      guard state != nil else { return }
      for key in outdated {
        if let disposable = state!.slots.remove(key) { forgotten.append(disposable) }
      }
      state!.countAtNextSweep = max(CompositeDisposable.smallestSweep, 2 * state!.slots.count)
    }
  }
}
