extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Calls closures along the events, which pass unchanged. See `Observable`'s `do` for the order.
  ///
  /// - Parameters:
  ///   - onError: Called before an error is delivered. What it throws is delivered instead.
  ///   - afterError: Called after an error was delivered. What it throws has no effect.
  ///   - onCompleted: Called before completion is delivered. What it throws is delivered instead.
  ///   - afterCompleted: Called after completion was delivered. What it throws has no effect.
  ///   - onSubscribe: Called before the source is subscribed.
  ///   - onSubscribed: Called after the source was subscribed.
  ///   - onDispose: Called once, after the end or at disposal, when the source has been disposed.
  /// - Returns: The same events. Implements Rx `do`.
  @inlinable
  public func `do`(
    onError: ((any Swift.Error) throws -> Void)? = nil, afterError: ((any Swift.Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Completable {
    Completable(
      raw: primitiveSequence.source.do(
        onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Subscribes to `second` after this sequence has completed.
  ///
  /// - Parameter second: What follows. It is never subscribed if this sequence fails.
  /// - Returns: The end of `second`, or the error of this sequence. Implements Rx `concat`.
  @inlinable
  public func concat(_ second: Completable) -> Completable {
    Completable(raw: primitiveSequence.source.concat(second.source))
  }

  /// Subscribes to one sequence after the other.
  ///
  /// - Parameter sequence: Pulled one sequence at a time, after the one before has completed and was disposed; it may be endless.
  /// - Returns: Completes after the last sequence, at once without any; the first failure ends it. Implements Rx `concat`.
  @inlinable
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Completable
  where Sequence.Element == Completable {
    Completable(raw: .concat(sequence.lazy.map(\.source)))
  }

  /// Subscribes to one sequence after the other. See `concat(_:)` of a sequence.
  @inlinable
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Completable
  where Collection.Element == Completable {
    Completable(raw: .concat(collection.lazy.map(\.source)))
  }

  /// Subscribes to one sequence after the other. See `concat(_:)` of a sequence.
  @inlinable
  public static func concat(_ sources: Completable...) -> Completable {
    Completable(raw: .concat(sources.lazy.map(\.source)))
  }

  /// Subscribes to all sequences and waits for all of them.
  ///
  /// - Parameter sources: Subscribed in order; after one that fails at once, the rest is not.
  /// - Returns: Completes with the last sequence, at once without any; fails with the first failure, and disposes the others.
  ///   Implements Rx `merge`.
  @inlinable
  public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable
  where Collection.Element == Completable {
    Completable(raw: .merge(sources.map(\.source)))
  }

  /// Subscribes to all sequences and waits for all of them. See `zip(_:)` of a collection.
  @inlinable
  public static func zip(_ sources: [Completable]) -> Completable {
    Completable(raw: .merge(sources.map(\.source)))
  }

  /// Subscribes to all sequences and waits for all of them. See `zip(_:)` of a collection.
  @inlinable
  public static func zip(_ sources: Completable...) -> Completable {
    Completable(raw: .merge(sources.map(\.source)))
  }
}
