import ReactiveCore

extension ObservableType {
  /// Sends a sequence for each key, and each element to the sequence of its key.
  ///
  ///     --a1--b1--a2--|
  ///     groupBy { key }
  ///     --a---b-------|
  ///       a:1-----2---|
  ///           b:1-----|
  ///
  /// A group is sent before its first element: subscribe to it there and then, or miss elements. After the end of the source, a
  /// group that is subscribed gets the stop event at once.
  ///
  /// - Parameter keySelector: Called once per element, on the thread that sends it. What it throws ends all groups and the
  ///   sequence.
  /// - Returns: The groups. All groups end as the source does, and then the sequence. The source is disposed when the
  ///   subscription and all subscriptions of groups are. Holds an entry for each key. Implements Rx `groupBy`.
  @inlinable
  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    Observable<GroupedObservable<Key, Element>>(
      asObservable().source.groupBy(keySelector).map { group in
        GroupedObservable(key: group.key, source: Observable(group.source))
      })
  }
}
