/// What `share` keeps for whom, and for how long.
public struct SharingPolicy: Sendable {
  /// How many elements a late observer gets.
  public var replay: Int
  /// Whether the elements and the end outlive the connection. If not, who comes after it starts a new run.
  public var isForever: Bool
  /// Whether the source is torn down before its end is told to the observers, or after.
  public var closesBeforeEnd: Bool

  @inlinable
  public init(replay: Int, isForever: Bool, closesBeforeEnd: Bool) {
    self.replay = replay
    self.isForever = isForever
    self.closesBeforeEnd = closesBeforeEnd
  }
}

extension Source {
  /// Runs this source once for all that are subscribed at the same time.
  ///
  ///     source:   --1--2--3--4--|
  ///     first:    ^-1--2--3--4--|
  ///     second:         ^23--4--|        (replay 1)
  ///
  /// The run starts with the first observer, after that was registered, and is torn down with the last one. Elements go to all observers
  /// in order of subscription; a late one gets the last elements first. Holds `policy.replay` elements.
  /// Implements Rx `share`.
  @inlinable
  public func share(_ policy: SharingPolicy) -> Source {
    let sharing = Sharing(self, policy)
    return .immediate(sharing.subscribe)
  }
}
