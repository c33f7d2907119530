extension Subscription {
  /// Drops states that repeat the one that was let through last.
  ///
  /// - Parameter isRepeat: Whether the second state repeats the first. It is called for each change, on the thread that
  ///   dispatches.
  @inlinable
  public func skipRepeats(_ isRepeat: @escaping (_ oldState: State, _ newState: State) -> Bool) -> Subscription<State> {
    var last: State?
    return filter { old, new in
      if let old, isRepeat(last ?? old, new) { return false }
      last = new
      return true
    }
  }

  /// Drops changes that fulfil a condition.
  ///
  /// - Parameter when: Whether to drop a change, given the state before it and after it. It is called for each change, on the
  ///   thread that dispatches.
  @inlinable
  public func skip(when: @escaping (_ oldState: State, _ newState: State) -> Bool) -> Subscription<State> {
    filter { old, new in old.map { !when($0, new) } ?? true }
  }

  /// Lets only changes through that fulfil a condition.
  ///
  /// - Parameter when: Whether to let a change through, given the state before it and after it. It is called for each change, on
  ///   the thread that dispatches.
  @inlinable
  public func only(when: @escaping (_ oldState: State, _ newState: State) -> Bool) -> Subscription<State> {
    filter { old, new in old.map { when($0, new) } ?? true }
  }

  @inlinable
  func filter(
    _ operation: SubscriptionSuccessor.Operation? = nil, _ lets: @escaping (State?, State) -> Bool
  ) -> Subscription<State> {
    let filtered = append(operation) { old, new, next in
      if lets(old, new) { next.observer?(old, new) }
    }
    filtered.isFilter = true
    return filtered
  }
}

extension Subscription where State: Equatable {
  /// Drops states that equal the one that was let through last.
  @inlinable
  public func skipRepeats() -> Subscription<State> {
    var last: State?
    return filter(.skipRepeats) { old, new in
      if let old, (last ?? old) == new { return false }
      last = new
      return true
    }
  }
}
