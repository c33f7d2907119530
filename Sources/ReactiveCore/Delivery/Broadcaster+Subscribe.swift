import Synchronization

extension Broadcaster {
  /// The stream as a source. Starts on the spot, as observers of a hot stream do.
  @inlinable public var source: Source<Element, Failure> {
    .immediate(subscribe)
  }

  /// Adds an observer: it gets what the memory holds, then what is sent from now on. If the stream has ended, it gets the end.
  @inlinable public func subscribe(_ sink: Sink<Element, Failure>, until scope: Scope) {
    if hasMemory { return subscribeReplaying(sink, until: scope) }
    guard isOpen.load(ordering: .acquiring) else { return subscribeLate(sink, until: scope) }
    let slot = Slot(sink, until: scope, isLive: true)
    observers.add(1, ordering: .sequentiallyConsistent)
    if take() {
      insert(slot)
      pass()
    } else {
      leave(.join(slot))
    }
    scope.add(BroadcastRemoval(broadcaster: self, slot: .passUnretained(slot)))
    if !isOpen.load(ordering: .sequentiallyConsistent) { dropIfAbandoned() }
  }

  @usableFromInline func subscribeReplaying(_ sink: Sink<Element, Failure>, until scope: Scope) {
    let slot = Slot(sink, until: scope, isLive: false)
    var replay: [Element] = []
    let place = lock.locked { () -> Place? in
      guard outcome == nil else { return nil }
      replay = memory?.elements ?? []
      observers.add(1, ordering: .sequentiallyConsistent)
      return placeLocked(.join(slot))
    }
    guard let place else { return subscribeLate(sink, until: scope) }
    proceed(place) { insert(slot) }
    scope.add(BroadcastRemoval(broadcaster: self, slot: .passUnretained(slot)))
    slot.goLive(after: replay)
    if !isOpen.load(ordering: .sequentiallyConsistent) { dropIfAbandoned() }
  }

  @usableFromInline func subscribeLate(_ sink: Sink<Element, Failure>, until scope: Scope) {
    let replay = lock.locked { memory.map { $0.isKeptAtEnd ? $0.elements : [] } ?? [] }
    for element in replay where !scope.isEnded { sink.next(element) }
    if let termination, !scope.isEnded { sink.end(termination) }
  }

  /// A stream without an owner never speaks again: whoever joined it meanwhile is let go too.
  @usableFromInline func dropIfAbandoned() {
    if lock.locked({ outcome == nil }) { dropObservers() }
  }
}

/// Takes an observer out of its broadcaster.
@frozen
@usableFromInline
struct BroadcastRemoval<Element, Failure: Error>: Disposable, @unchecked Sendable {  // `slot` is looked at under the baton only
  @usableFromInline let broadcaster: Broadcaster<Element, Failure>
  @usableFromInline let slot: Unmanaged<BroadcastSlot<Element, Failure>>

  @inlinable
  init(broadcaster: Broadcaster<Element, Failure>, slot: Unmanaged<BroadcastSlot<Element, Failure>>) {
    self.broadcaster = broadcaster
    self.slot = slot
  }

  @inlinable func dispose() {
    broadcaster.observers.subtract(1, ordering: .releasing)
    guard broadcaster.take() else { return broadcaster.leave(.remove(slot)) }
    broadcaster.remove(slot)
    broadcaster.pass()
  }
}
