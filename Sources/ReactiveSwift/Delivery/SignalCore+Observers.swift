import ReactiveCore
import Synchronization

/// The observers that were left when a signal was over.
@frozen
@usableFromInline
enum RestOfObservers {
  case none
  case one(Unmanaged<TableEntry>)
  case several(ObserverTable)
}

extension SignalCore {
  /// Adds an observer. Returns false if it comes too late.
  @inlinable func add(_ listener: Listener<Value, Error>) -> Bool {
    let entry = Unmanaged<TableEntry>.passRetained(listener)
    var outgrown: ObserverTable?
    let isAdded = lock.locked {
      if isOver || isClosing { return false }
      count += 1
      outgrown = appendLocked(entry)
      return true
    }
    if let outgrown { right.retire(Unmanaged<AnyObject>.passRetained(outgrown)) }
    if !isAdded { entry.release() }
    return isAdded
  }

  /// Returns the table that is replaced by a larger one.
  @inlinable func appendLocked(_ entry: Unmanaged<TableEntry>) -> ObserverTable? {
    var outgrown: ObserverTable?
    if let table {
      if table.isFull {
        outgrown = table
        self.table = table.grown()
      }
    } else {
      let only = observers.load(ordering: .relaxed)
      if only == 0 {
        observers.store(UInt(bitPattern: entry.toOpaque()), ordering: .sequentiallyConsistent)
        return nil
      }
      table = ObserverTable(capacity: 8)
      table!.append(SignalCore.entry(only))
    }
    table!.append(entry)
    observers.store(UInt(bitPattern: Unmanaged.passUnretained(table!).toOpaque()) | 1, ordering: .sequentiallyConsistent)
    return outgrown
  }

  /// Takes an observer out, once. It is told nothing from the next event on.
  @inlinable func remove(_ entry: Unmanaged<TableEntry>) {
    var isInTable = false
    var rest: RestOfObservers?
    let isRemoved = lock.locked {
      // When it is over, the entry may have been released.
      if isOver { return false }
      count -= 1
      entry._withUnsafeGuaranteedRef { $0.lastDelivery.store(deliveries.load(ordering: .relaxed), ordering: .relaxed) }
      isInTable = table != nil
      if !isInTable { observers.store(0, ordering: .sequentiallyConsistent) }
      if count == 0, !isReferenced { rest = clearLocked() }
      return true
    }
    guard isRemoved else { return }
    if !isInTable {
      right.retire(SignalCore.object(entry))
    } else if rest == nil {
      right.whenFree { self.removeFromTable(entry) }
    }
    if let rest { finish(rest) }
  }

  /// Called by the holder of the right. Returns what it is to release.
  @inlinable func removeFromTable(_ entry: Unmanaged<TableEntry>) -> Unmanaged<AnyObject>? {
    lock.locked {
      guard let table else { return nil }
      table.remove(entry)
      return SignalCore.object(entry)
    }
  }

  /// From now on observers come too late, though the end is not told yet.
  @inlinable func close() {
    lock.locked { isClosing = true }
  }

  /// The `Signal` was released.
  @inlinable func lostReference() {
    let rest = lock.locked { () -> RestOfObservers? in
      isReferenced = false
      return count == 0 && !isOver ? clearLocked() : nil
    }
    if let rest { finish(rest) }
  }

  @inlinable func clearLocked() -> RestOfObservers {
    isOver = true
    count = 0
    let word = observers.exchange(0, ordering: .sequentiallyConsistent)
    if let table = table.take() { return .several(table) }
    return word == 0 ? .none : .one(SignalCore.entry(word))
  }

  @inlinable func retire(_ rest: RestOfObservers) {
    switch rest {
    case .none: return
    case .one(let entry): right.retire(SignalCore.object(entry))
    case .several(let table): right.retire(Unmanaged<AnyObject>.passRetained(table))
    }
  }

  /// Ends the lifetime without a word.
  @inlinable func finish(_ rest: RestOfObservers) {
    retire(rest)
    scope.dispose()
  }

  @inlinable static func object(_ entry: Unmanaged<TableEntry>) -> Unmanaged<AnyObject> {
    Unmanaged<AnyObject>.fromOpaque(entry.toOpaque())
  }
}

extension SignalCore: KeyedTeardown {
  /// Takes an observer out that is known by its address.
  @inlinable func tearDown(_ key: UnsafeRawPointer) {
    remove(Unmanaged<TableEntry>.fromOpaque(key))
  }
}
