import ReactiveCore
import Synchronization

/// What a signal consists of, apart from the reference that its user holds: the observers and the lifetime.
///
///     observers: 0 | one of them | a table of them, + 1
///
/// The word is published: whoever delivers reads it once per event, without a lock and without retaining anybody. What it finds
/// stays valid until the right to deliver is given back, for objects are retired through that (see `DeliveryRight`). So a change
/// counts from the next event on, and nobody waits for the current one.
///
///     Signal -> SignalCore <- the outlet that feeds it, or what observes the signal that it is derived from
///
/// It is over when it has ended, or when there is neither a `Signal` nor an observer any more.
@usableFromInline
final class SignalCore<Value, Error: Swift.Error>: Receiver,
  @unchecked Sendable  // `lock`; `deliveries` belongs to the holder of the right
{
  @usableFromInline let right: DeliveryRight
  /// The lifetime: what is left here is disposed when the signal is over.
  @usableFromInline let scope = Scope()
  @usableFromInline let observers = Synchronization.Atomic<UInt>(0)
  /// How many deliveries to a table have begun.
  @usableFromInline let deliveries = Synchronization.Atomic<Int>(0)
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var table: ObserverTable?
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var count = 0
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var isReferenced = true
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var isOver = false
  /// Whether the end has been accepted, though it may not have been told yet.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var isClosing = false

  @inlinable init(right: DeliveryRight) {
    self.right = right
  }

  @inlinable deinit {
    let word = observers.load(ordering: .acquiring)
    if word != 0, word & 1 == 0 { SignalCore.entry(word).release() }
  }

  /// The input side, for a stream that is serial and delivers under the right.
  @inlinable var sink: Sink<Value, Error> {
    Sink(to: self, end: end) { value, receiver in receiver.cast(to: SignalCore<Value, Error>.self).next(value) }
  }

  /// Tells a value to all observers. Called by the holder of the right.
  @inlinable @inline(__always) func next(_ value: Value) {
    let word = observers.load(ordering: .acquiring)
    if word & 1 != 0 { return nextToTable(word, value) }
    if word == 0 { return }
    LockCheck.assertNoneHeld()
    SignalCore.entry(word)._withUnsafeGuaranteedRef { unsafeDowncast($0, to: Listener<Value, Error>.self).sink.next(value) }
  }

  @inlinable @inline(never) func nextToTable(_ word: UInt, _ value: Value) {
    LockCheck.assertNoneHeld()
    let delivery = deliveries.load(ordering: .relaxed) + 1
    deliveries.store(delivery, ordering: .relaxed)
    SignalCore.table(word)._withUnsafeGuaranteedRef { table in
      table.forEach(in: delivery) { unsafeDowncast($0, to: Listener<Value, Error>.self).sink.next(value) }
    }
  }

  /// Tells the end to all observers, releases them, and ends the lifetime. Called by the holder of the right.
  @inlinable func end(_ termination: Termination<Error>) {
    guard let rest = lock.locked({ isOver ? nil : clearLocked() }) else { return }
    LockCheck.assertNoneHeld()
    let tell = { (entry: TableEntry) in unsafeDowncast(entry, to: Listener<Value, Error>.self).sink.end(termination) }
    switch rest {
    case .none: break
    case .one(let entry): entry._withUnsafeGuaranteedRef(tell)
    case .several(let table): table.forEach(in: deliveries.load(ordering: .relaxed) + 1, tell)
    }
    retire(rest)
    scope.dispose()
  }

  @inlinable static func entry(_ word: UInt) -> Unmanaged<TableEntry> {
    Unmanaged.fromOpaque(UnsafeRawPointer(bitPattern: word)!)
  }

  @inlinable static func table(_ word: UInt) -> Unmanaged<ObserverTable> {
    Unmanaged.fromOpaque(UnsafeRawPointer(bitPattern: word & ~1)!)
  }
}
