import ReactiveCore

extension Signal {
  /// Combines each value with the result before it, and sends each result.
  ///
  ///     --1--2--3--|
  ///     scan(0) { $0 + $1 }
  ///     --1--3--6--|
  ///
  /// - Parameters:
  ///   - initialResult: What the first value is combined with. It is not sent itself.
  ///   - nextPartialResult: Called once per value with the result before and the value, on the thread that sends it.
  /// - Returns: The results. Ends with this signal.
  @inlinable
  public func scan<U>(_ initialResult: U, _ nextPartialResult: @escaping (U, Value) -> U) -> Signal<U, Error> {
    derive(feed.scan(initialResult, nextPartialResult))
  }

  /// Changes a result with each value, and sends a copy of it each time.
  ///
  /// - Parameters:
  ///   - initialResult: The result before the first value. It is not sent itself.
  ///   - nextPartialResult: Called once per value with the result to change and the value, on the thread that sends it.
  /// - Returns: The results. Ends with this signal.
  @_disfavoredOverload
  @inlinable
  public func scan<U>(into initialResult: U, _ nextPartialResult: @escaping (inout U, Value) -> Void) -> Signal<U, Error> {
    derive(feed.scan(into: initialResult, nextPartialResult))
  }

  /// Makes of each value and of a state the next state and what is sent.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first value.
  ///   - next: Called once per value with the state before and the value, on the thread that sends it. Returns the new state, and what is
  ///     sent.
  /// - Returns: What `next` returns beside the states. Ends with this signal.
  @inlinable
  public func scanMap<State, U>(_ initialState: State, _ next: @escaping (State, Value) -> (State, U)) -> Signal<U, Error> {
    scanMap(into: initialState) { state, value in
      let (newState, output) = next(state, value)
      state = newState
      return output
    }
  }

  /// Makes of each value and of a state what is sent, and may change the state.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first value.
  ///   - next: Called once per value with the state to change and the value, on the thread that sends it. Returns what is sent.
  /// - Returns: What `next` returns. Ends with this signal.
  @_disfavoredOverload
  @inlinable
  public func scanMap<State, U>(into initialState: State, _ next: @escaping (inout State, Value) -> U) -> Signal<U, Error> {
    derive(feed.scanMap(into: initialState, next))
  }
}

extension SignalProducer {
  /// Combines each value with the result before it, and sends each result.
  ///
  ///     --1--2--3--|
  ///     scan(0) { $0 + $1 }
  ///     --1--3--6--|
  ///
  /// - Parameters:
  ///   - initialResult: What the first value of each run is combined with. It is not sent itself.
  ///   - nextPartialResult: Called once per value with the result before and the value, on the thread that sends it.
  /// - Returns: The results. Ends with this producer.
  @inlinable
  public func scan<U>(_ initialResult: U, _ nextPartialResult: @escaping (U, Value) -> U) -> SignalProducer<U, Error> {
    SignalProducer<U, Error>(source: source.scan(initialResult, nextPartialResult))
  }

  /// Changes a result with each value, and sends a copy of it each time.
  ///
  /// - Parameters:
  ///   - initialResult: The result before the first value of each run. It is not sent itself.
  ///   - nextPartialResult: Called once per value with the result to change and the value, on the thread that sends it.
  /// - Returns: The results. Ends with this producer.
  @_disfavoredOverload
  @inlinable
  public func scan<U>(
    into initialResult: U, _ nextPartialResult: @escaping (inout U, Value) -> Void
  ) -> SignalProducer<U, Error> {
    SignalProducer<U, Error>(source: source.scan(into: initialResult, nextPartialResult))
  }

  /// Makes of each value and of a state the next state and what is sent.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first value of each run.
  ///   - next: Called once per value with the state before and the value, on the thread that sends it. Returns the new state, and what is
  ///     sent.
  /// - Returns: What `next` returns beside the states. Ends with this producer.
  @inlinable
  public func scanMap<State, U>(
    _ initialState: State, _ next: @escaping (State, Value) -> (State, U)
  ) -> SignalProducer<U, Error> {
    scanMap(into: initialState) { state, value in
      let (newState, output) = next(state, value)
      state = newState
      return output
    }
  }

  /// Makes of each value and of a state what is sent, and may change the state.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first value of each run.
  ///   - next: Called once per value with the state to change and the value, on the thread that sends it. Returns what is sent.
  /// - Returns: What `next` returns. Ends with this producer.
  @_disfavoredOverload
  @inlinable
  public func scanMap<State, U>(
    into initialState: State, _ next: @escaping (inout State, Value) -> U
  ) -> SignalProducer<U, Error> {
    SignalProducer<U, Error>(source: source.scanMap(into: initialState, next))
  }
}
