import ReactiveCore
import Synchronization

/// What a table of observers needs to know of one: nothing of its values, so that the code that isn't specialised looks up no metadata.
@usableFromInline
class TableEntry: @unchecked Sendable {  // `index`: the lock of the core
  /// The place in the table.
  @exclusivity(unchecked) final nonisolated(unsafe) var index = -1
  /// The delivery during which it was removed, the last one that it gets; `.max` before.
  @usableFromInline final let lastDelivery = Synchronization.Atomic<Int>(.max)

  @inlinable init() {}
}

/// One who is told what a stream says.
@usableFromInline
final class Listener<Value, Error: Swift.Error>: TableEntry, @unchecked Sendable {  // immutable
  @usableFromInline let sink: Sink<Value, Error>
  /// What is kept alive for as long as this is told.
  @usableFromInline let owner: AnyObject?

  @inlinable
  init(_ sink: Sink<Value, Error>, owner: AnyObject? = nil) {
    self.sink = sink
    self.owner = owner
  }

  @inlinable
  convenience init(next: @escaping (Value) -> Void, end: @escaping (Termination<Error>) -> Void) {
    self.init(Sink(next: next, end: end))
  }

  @inlinable
  convenience init(_ observer: Signal<Value, Error>.Observer) {
    self.init(Sink(next: observer.next, end: observer.end), owner: observer)
  }
}
