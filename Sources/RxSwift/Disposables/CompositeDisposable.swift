import ReactiveCore

/// A collection of disposables that are disposed together, in the order of insertion.
///
/// May be used from any thread; each one is disposed exactly once, and released then. Insertion and removal cost O(log n).
public final class CompositeDisposable: DisposeBase, Cancelable, @unchecked Sendable {  // `slots` has its lock
  /// Identifies a disposable in the collection that it was inserted into.
  public struct DisposeKey: Sendable {
    fileprivate let key: UInt64
  }

  private let slots: Locked<OrderedSlots<any Disposable>?>

  /// Makes an empty collection.
  public override init() {
    slots = Locked(OrderedSlots())
    super.init()
  }

  /// Makes a collection of two.
  public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
    self.init(disposables: [disposable1, disposable2])
  }

  /// Makes a collection of three.
  public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable) {
    self.init(disposables: [disposable1, disposable2, disposable3])
  }

  /// Makes a collection of four or more.
  public convenience init(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
    _ disposable4: any Disposable, _ disposables: any Disposable...
  ) {
    self.init(disposables: [disposable1, disposable2, disposable3, disposable4] + disposables)
  }

  /// Makes a collection of `disposables`.
  public init(disposables: [any Disposable]) {
    var slots = OrderedSlots<any Disposable>()
    for disposable in disposables { _ = slots.append(disposable) }
    self.slots = Locked(slots)
    super.init()
  }

  /// Whether `dispose()` was called.
  public var isDisposed: Bool {
    slots.locked { $0 == nil }
  }

  override var hasEnded: Bool { isDisposed }

  /// How many disposables the collection holds; none once it is disposed.
  public var count: Int {
    slots.locked { $0?.count ?? 0 }
  }

  /// Adds a disposable, or disposes it at once if the collection is disposed.
  ///
  /// - Returns: The key to remove it with, or nil if it was disposed at once.
  @discardableResult
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    if let key = slots.locked({ $0?.append(disposable) }) { return DisposeKey(key: key) }
    LockCheck.assertNoneHeld()
    disposable.dispose()
    return nil
  }

  /// Removes a disposable and disposes it. A key whose disposable is not there any more has no effect.
  public func remove(for disposeKey: DisposeKey) {
    guard let disposable = slots.locked({ $0?.remove(disposeKey.key) }) else { return }
    LockCheck.assertNoneHeld()
    disposable.dispose()
  }

  /// Disposes all, and everything that is inserted later.
  public func dispose() {
    guard let disposables = slots.locked({ $0.take() })?.elements else { return }
    LockCheck.assertNoneHeld()
    for disposable in disposables { disposable.dispose() }
  }
}
