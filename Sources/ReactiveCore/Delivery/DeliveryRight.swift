import Synchronization

/// The right to deliver on a hot stream and on all that is derived from it without a merge or a hop between.
///
/// Such streams read their observers without a lock, and retain none of them: whoever wants to release an observer has to know that
/// nobody delivers. The right tells it for the whole family at once. So an element costs two atomic operations, however
/// long the chain of derived streams is.
public final class DeliveryRight: Baton<() -> Void>, @unchecked Sendable {  // the baton
  /// The thread that delivers; 0 for none. Compared only.
  @usableFromInline let holder = Atomic<UInt>(0)

  @inlinable public override init() {}

  /// Takes the right for this thread, if nobody holds it. Who gets it calls `giveBack()`.
  @inlinable public func claim() -> Bool {
    guard take() else { return false }
    holder.store(ThisThread.number, ordering: .relaxed)
    return true
  }

  /// Gives the right back, after doing what was left meanwhile.
  @inlinable public func giveBack() {
    holder.store(0, ordering: .relaxed)
    pass()
  }

  /// Whether this thread delivers, further up the stack.
  public var isHeldHere: Bool {
    holder.load(ordering: .relaxed) == ThisThread.number
  }

  public override func deliver(_ action: @escaping () -> Void) {
    holder.store(ThisThread.number, ordering: .relaxed)
    LockCheck.assertNoneHeld()
    action()
    holder.store(0, ordering: .relaxed)
  }

  /// Releases an object as soon as nobody delivers.
  public func retire(_ object: Unmanaged<AnyObject>) {
    guard take() else { return leave { object.release() } }
    pass()
    object.release()
  }

  /// Runs a section as soon as nobody delivers, and releases what it returns.
  public func whenFree(_ section: @escaping () -> Unmanaged<AnyObject>?) {
    guard take() else { return leave { section()?.release() } }
    let object = section()
    pass()
    object?.release()
  }
}
