extension InfallibleType {
  /// Subscribes to this sequence once for all who are subscribed at the same time.
  ///
  ///     source:   --1--2--3--4--|
  ///     first:    ^-1--2--3--4--|
  ///     second:         ^23--4--|        (replay: 1)
  ///
  /// The first subscriber starts the run, the last one to leave disposes it. Elements are delivered on the thread that the source
  /// uses, to all in order of subscription; replay comes before every live element.
  ///
  /// - Parameters:
  ///   - replay: How many of the last elements a late subscriber gets. So many are held.
  ///   - scope: How long they are kept.
  /// - Returns: The shared sequence. Implements Rx `share`.
  @inlinable
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
    Infallible(raw: asObservable().share(replay: replay, scope: scope))
  }
}
