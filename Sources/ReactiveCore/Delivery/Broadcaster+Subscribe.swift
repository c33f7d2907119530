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
    Checkpoint.reach()
    observers.wrappingAdd(1, ordering: .sequentiallyConsistent)
    if take() {
      insert(slot)
      pass()
    } else {
      leave(.join(slot))
    }
    scope.add(self, key: Unmanaged<BroadcastListEntry>.passUnretained(slot).toOpaque())
    if !isOpen.load(ordering: .sequentiallyConsistent) { dropIfAbandoned() }
  }

  @inlinable @inline(never)
  func subscribeReplaying(_ sink: Sink<Element, Failure>, until scope: Scope) {
    let slot = Slot(sink, until: scope, isLive: false)
    var replay: [Element] = []
    Checkpoint.reach()
    let place = lock.locked { () -> Place? in
      guard outcome == nil else { return nil }
      replay = memory?.value.elements ?? []
      observers.wrappingAdd(1, ordering: .sequentiallyConsistent)
      return placeLocked(.join(slot))
    }
    guard let place else { return subscribeLate(sink, until: scope) }
    proceed(place) { insert(slot) }
    scope.add(self, key: Unmanaged<BroadcastListEntry>.passUnretained(slot).toOpaque())
    slot.goLive(after: replay)
    if !isOpen.load(ordering: .sequentiallyConsistent) { dropIfAbandoned() }
  }

  @usableFromInline func subscribeLate(_ sink: Sink<Element, Failure>, until scope: Scope) {
    let replay = lock.locked { memory.map { $0.value.isKeptAtEnd ? $0.value.elements : [] } ?? [] }
    for element in replay where !scope.isEnded { sink.next(element) }
    if let termination, !scope.isEnded { sink.end(termination) }
  }

  /// A stream without an owner never speaks again: whoever joined it meanwhile is let go too.
  @usableFromInline func dropIfAbandoned() {
    if lock.locked({ outcome == nil }) { dropObservers() }
  }
}

extension Broadcaster: KeyedTeardown {
  /// Takes an observer out. The key is its slot, and looked at under the baton only, as long as the list owns it.
  @inlinable public func tearDown(_ key: UnsafeRawPointer) {
    let slot = Unmanaged<BroadcastListEntry>.fromOpaque(key)
    observers.wrappingSubtract(1, ordering: .releasing)
    guard take() else { return leaveRemoval(of: slot) }
    remove(slot)
    pass()
  }

  /// Apart, because it looks up metadata, in code that isn't specialised.
  @usableFromInline @inline(never)
  func leaveRemoval(of slot: Unmanaged<BroadcastListEntry>) {
    leave(.remove(slot))
  }
}
