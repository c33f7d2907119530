import ReactiveCore

extension Signal {
  /// Collects all values into one array, which is sent when the signal completes; it may be empty.
  ///
  /// - Returns: One array. Ends with this signal; a failure or interruption drops the values.
  @_disfavoredOverload
  @inlinable
  public func collect() -> Signal<[Value], Error> {
    reduce(into: []) { $0.append($1) }
  }

  /// Collects values into arrays of `count` values each.
  ///
  ///     --1--2--3--4--5--|
  ///     collect(count: 2)
  ///     -----12----34----(5|)
  ///
  /// - Parameter count: The size of an array; at least 1.
  /// - Returns: The arrays. At completion the values that are left are sent, or an empty array if there were no values at all.
  @_disfavoredOverload
  @inlinable
  public func collect(count: Int) -> Signal<[Value], Error> {
    precondition(count > 0, "collect(count:): the count must be positive.")
    return collect { $0.count == count }
  }

  /// Collects values until `shouldEmit` is true for them.
  ///
  /// - Parameter shouldEmit: Called after each value with all that were collected. True sends them.
  /// - Returns: The arrays. At completion the values that are left are sent, or an empty array if there were no values at all.
  @inlinable
  public func collect(_ shouldEmit: @escaping ([Value]) -> Bool) -> Signal<[Value], Error> {
    derive(feed.collect(endsGroup: shouldEmit))
  }

  /// Collects values until `shouldEmit` is true for them and the next one, with which the next array begins.
  ///
  /// - Parameter shouldEmit: Called at each value with all that were collected before, and the value. True sends the former, which may be
  ///   empty.
  /// - Returns: The arrays. At completion the values that are left are sent, or an empty array if there were no values at all.
  @_disfavoredOverload
  @inlinable
  public func collect(_ shouldEmit: @escaping (_ collected: [Value], _ latest: Value) -> Bool) -> Signal<[Value], Error> {
    derive(feed.collect(endsBefore: shouldEmit))
  }
}

extension SignalProducer {
  /// Collects all values into one array, which is sent when the producer completes; it may be empty.
  ///
  /// - Returns: One array. Ends with this producer; a failure or interruption drops the values.
  @_disfavoredOverload
  @inlinable
  public func collect() -> SignalProducer<[Value], Error> {
    reduce(into: []) { $0.append($1) }
  }

  /// Collects values into arrays of `count` values each.
  ///
  ///     --1--2--3--4--5--|
  ///     collect(count: 2)
  ///     -----12----34----(5|)
  ///
  /// - Parameter count: The size of an array; at least 1.
  /// - Returns: The arrays. At completion the values that are left are sent, or an empty array if there were no values at all.
  @_disfavoredOverload
  @inlinable
  public func collect(count: Int) -> SignalProducer<[Value], Error> {
    precondition(count > 0, "collect(count:): the count must be positive.")
    return collect { $0.count == count }
  }

  /// Collects values until `shouldEmit` is true for them.
  ///
  /// - Parameter shouldEmit: Called after each value with all that were collected. True sends them.
  /// - Returns: The arrays. At completion the values that are left are sent, or an empty array if there were no values at all.
  @inlinable
  public func collect(_ shouldEmit: @escaping ([Value]) -> Bool) -> SignalProducer<[Value], Error> {
    SignalProducer<[Value], Error>(source: source.endingOnce { $0.collect(endsGroup: shouldEmit) })
  }

  /// Collects values until `shouldEmit` is true for them and the next one, with which the next array begins.
  ///
  /// - Parameter shouldEmit: Called at each value with all that were collected before, and the value. True sends the former, which may be
  ///   empty.
  /// - Returns: The arrays. At completion the values that are left are sent, or an empty array if there were no values at all.
  @_disfavoredOverload
  @inlinable
  public func collect(
    _ shouldEmit: @escaping (_ collected: [Value], _ latest: Value) -> Bool
  ) -> SignalProducer<[Value], Error> {
    SignalProducer<[Value], Error>(source: source.endingOnce { $0.collect(endsBefore: shouldEmit) })
  }
}
