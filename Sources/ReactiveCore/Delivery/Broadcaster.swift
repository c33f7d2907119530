import Synchronization

/// A hot stream: what is sent goes to all its observers, in order of subscription. Under subjects, relays, `share`
/// and ReactiveSwift's `Signal`.
///
/// Sends, ends, joins and removals form one order. The holder of the baton carries them out; the others leave a command.
/// Who joins gets exactly what is sent after that, and before it what `memory` holds, delivered by the joining thread.
/// With a memory, storing an element and its place in the order are decided under one lock, so that at rest the last
/// delivered element is the stored one.
///
///     owner -> Broadcaster -> slots -> sinks -> scope -> Broadcaster     (a circle until the scope or the
///                                                                                   stream ends, or the owner is gone)
public final class Broadcaster<Element, Failure: Error>: Baton<BroadcastCommand<Element, Failure>>,
  @unchecked Sendable  // `slots`, `isOver`: the baton; `memory`, `outcome`: `lock`
{
  @usableFromInline typealias Slot = BroadcastSlot<Element, Failure>

  /// Whether sends are accepted. Turns false once.
  @usableFromInline let isOpen = Atomic<Bool>(true)
  @usableFromInline let observers = Atomic<Int>(0)
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var slots = BroadcastList()
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var isOver = false
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var memory: Cell<ReplayMemory<Element>>?
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var outcome: (() -> Termination<Failure>)?
  @exclusivity(unchecked) nonisolated(unsafe) var wasInvalidated = false
  @usableFromInline let hasMemory: Bool

  @inlinable public init(memory: ReplayMemory<Element>? = nil) {
    if let memory { self.memory = Cell(memory) } else { self.memory = nil }
    hasMemory = memory != nil
  }

  @inlinable deinit {
    if slots.only != nil || slots.base != nil { clear() }
  }

  /// Whether anybody listens.
  public var hasObservers: Bool {
    isOpen.load(ordering: .acquiring) && observers.load(ordering: .acquiring) > 0
  }

  /// The newest element of the memory: up to date as soon as a send was accepted, before it is delivered.
  @inlinable public var latest: Element? {
    lock.locked { memory?.value.last }
  }

  /// Whether `invalidate` was called.
  public var isDisposed: Bool {
    lock.locked { wasInvalidated }
  }

  /// How the stream ended, once an end was accepted.
  public var termination: Termination<Failure>? {
    lock.locked { outcome }?()
  }

  /// Sends an element to all observers. Nested and concurrent sends are delivered after the one in progress.
  @inlinable public func send(_ element: Element) {
    guard isOpen.load(ordering: .relaxed) else { return }
    if hasMemory { return store(element) }
    guard take() else { return leave(.next(element)) }
    broadcast(element)
    pass()
  }

  @inlinable func store(_ element: Element) {
    var displaced: Element?
    Checkpoint.reach()
    let place = lock.locked { () -> Place in
      guard outcome == nil else { return .left }
      displaced = memory!.value.store(element)
      return placeLocked(.next(element))
    }
    _ = displaced
    proceed(place) { broadcast(element) }
  }

  /// Ends the stream for all observers, and for those who come later.
  public func end(_ termination: Termination<Failure>) {
    Checkpoint.reach()
    let place = lock.locked { () -> Place in
      guard isOpen.load(ordering: .relaxed) else { return .left }
      outcome = { termination }
      isOpen.store(false, ordering: .releasing)
      return placeLocked(.end(termination))
    }
    proceed(place) { finish(termination) }
  }

  /// Drops the observers without a word. Who comes later is told `outcome`.
  public func invalidate(_ outcome: @escaping () -> Termination<Failure>) {
    var old: (Cell<ReplayMemory<Element>>?, (() -> Termination<Failure>)?)
    Checkpoint.reach()
    let place = lock.locked { () -> Place in
      old = (memory, self.outcome)
      memory = nil
      wasInvalidated = true
      self.outcome = outcome
      isOpen.store(false, ordering: .releasing)
      return placeLocked(.clear)
    }
    _ = old
    proceed(place) { clear() }
  }

  /// Lets go of the observers because nobody can send any more. Called by the owner's `deinit`.
  @inlinable public func abandon() {
    Checkpoint.reach()
    guard isOpen.exchange(false, ordering: .sequentiallyConsistent) else { return }
    Checkpoint.reach()
    if observers.load(ordering: .sequentiallyConsistent) > 0 { dropObservers() }
  }

  @usableFromInline func dropObservers() {
    guard take() else { return leave(.clear) }
    clear()
    pass()
  }

  @inlinable @inline(__always)
  func broadcast(_ element: Element) {
    guard !isOver else { return }
    slots.forEach { unsafeDowncast($0, to: Slot.self).deliver(element) }
  }

  @usableFromInline func finish(_ termination: Termination<Failure>) {
    guard !isOver else { return }
    slots.forEach { unsafeDowncast($0, to: Slot.self).finish(termination) }
    clear()
  }

  @usableFromInline func clear() {
    isOver = true
    for slot in slots.removeAll() { slot.release() }
  }

  @inlinable func insert(_ slot: Slot) {
    guard !isOver else { return insertLate(slot) }
    slots.append(slot)
  }

  @usableFromInline func insertLate(_ slot: Slot) {
    if let termination { slot.finish(termination) }
  }

  @inlinable func remove(_ slot: Unmanaged<BroadcastListEntry>) {
    guard !isOver else { return }
    slots.remove(slot)
  }

  @inlinable public override func deliver(_ command: BroadcastCommand<Element, Failure>) {
    switch command {
    case .next(let element): broadcast(element)
    case .end(let termination): finish(termination)
    case .join(let slot): insert(slot)
    case .remove(let slot): remove(slot)
    case .clear: clear()
    }
  }
}
