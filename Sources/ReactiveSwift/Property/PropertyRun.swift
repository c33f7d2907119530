import ReactiveCore
import Synchronization

/// A run of a property's producer: the current value, then the changes.
///
/// It observes before it looks at the value, so it misses none; what is delivered while its own thread still tells the value is
/// held, and told after it by that thread, unless the value included it. What the consumer sets while it is told the value it
/// isn't told.
@usableFromInline
final class PropertyRun<Value>: Receiver, PropertyReplay, ReactiveCore.Disposable,
  @unchecked Sendable  // `held`: `lock`; `ignored`: the lock of the box until it is live, then immutable
{
  @usableFromInline enum Held {
    case next(Value, number: Int)
    case end(Termination<Never>)
  }

  @usableFromInline let thread = ObjectIdentifier(Trampoline.current)
  @usableFromInline let box: PropertyBox<Value>
  @usableFromInline let sink: Sink<Value, Never>
  @usableFromInline let isLive = Synchronization.Atomic<Bool>(false)
  @usableFromInline let isClosed = Synchronization.Atomic<Bool>(false)
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var held: ContiguousArray<Held> = []
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var ignored: [Int] = []
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var snapshot = 0
  /// What identifies it to the core. Set before `dispose()` can be called.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var place: UnsafeRawPointer?

  @inlinable init(_ box: PropertyBox<Value>, _ sink: Sink<Value, Never>) {
    self.box = box
    self.sink = sink
  }

  @inlinable func start(until scope: Scope) {
    let listener = Listener<Value, Never>(
      Sink(to: self, end: ended) { value, receiver in receiver.cast(to: PropertyRun<Value>.self).receive(value) })
    let isObserving = box.core.add(listener)
    let (value, number) = box.beginReplay(self)
    snapshot = number
    if isObserving { place = UnsafeRawPointer(Unmanaged<TableEntry>.passUnretained(listener).toOpaque()) }
    scope.add(self)
    LockCheck.assertNoneHeld()
    if !isClosed.load(ordering: .acquiring) { sink.next(value) }
    box.endReplay(self)
    if !isObserving { ended(.completed) }
    goLive()
  }

  @usableFromInline func ignore(_ number: Int) {
    ignored.append(number)
  }

  /// Called by the holder of the right.
  @inlinable func receive(_ value: Value) {
    let number = box.delivered
    if isLive.load(ordering: .acquiring) || !hold(.next(value, number: number)) { pass(value, number) }
  }

  @inlinable func pass(_ value: Value, _ number: Int) {
    guard number > snapshot, ignored.isEmpty || !ignored.contains(number), !isClosed.load(ordering: .relaxed) else { return }
    LockCheck.assertNoneHeld()
    sink.next(value)
  }

  @inlinable func ended(_ termination: Termination<Never>) {
    if isLive.load(ordering: .acquiring) || !hold(.end(termination)) { close(termination) }
  }

  @inlinable func close(_ termination: Termination<Never>) {
    if !isClosed.exchange(true, ordering: .acquiringAndReleasing) { sink.end(termination) }
  }

  /// The run was given up. The consumer is told after what it is being told.
  @inlinable func dispose() {
    guard !isClosed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    if let place { box.core.tearDown(place) }
    if !isLive.load(ordering: .acquiring), hold(.end(.interrupted)) { return }
    guard box.right.claim() else { return box.right.leave { self.sink.end(.interrupted) } }
    sink.end(.interrupted)
    box.right.giveBack()
  }

  /// Returns false if the thread that tells the value has finished.
  @inlinable func hold(_ item: Held) -> Bool {
    lock.locked {
      if isLive.load(ordering: .relaxed) { return false }
      held.append(item)
      return true
    }
  }

  @inlinable func goLive() {
    while true {
      var batch: ContiguousArray<Held> = []
      lock.locked {
        swap(&batch, &held)
        if batch.isEmpty { isLive.store(true, ordering: .releasing) }
      }
      if batch.isEmpty { return }
      for item in batch {
        switch item {
        case .next(let value, let number): pass(value, number)
        case .end(.interrupted): sink.end(.interrupted)
        case .end(let termination): close(termination)
        }
      }
    }
  }
}

extension PropertyBox {
  /// The current value, then the changes.
  @inlinable var source: Source<Value, Never> {
    .immediate { [self] sink, scope in PropertyRun(self, sink).start(until: scope) }
  }
}
