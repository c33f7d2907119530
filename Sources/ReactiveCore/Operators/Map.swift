extension Source {
  /// Replaces each element by the result of `transform`.
  ///
  ///     --1--2--3--|
  ///     map { $0 * 10 }
  ///     --10-20-30-|
  ///
  /// Fails with what `transform` throws. Implements Rx `map`.
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) throws(Failure) -> Result) -> Source<Result, Failure> {
    passing(to: Result.self) { element, receiver in
      let downstream = receiver.cast(to: Downstream<Result, Failure>.self)
      let result: Result
      do throws(Failure) { result = try transform(element) } catch { return downstream.sink.end(.failed(error)) }
      downstream.sink.next(result)
    }
  }

  /// Replaces each element by the result of `transform`, and drops those for which that is nil.
  ///
  /// Fails with what `transform` throws. Implements Rx `compactMap`.
  @inlinable
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws(Failure) -> Result?
  ) -> Source<Result, Failure> {
    passing(to: Result.self) { element, receiver in
      let downstream = receiver.cast(to: Downstream<Result, Failure>.self)
      let result: Result?
      do throws(Failure) { result = try transform(element) } catch { return downstream.sink.end(.failed(error)) }
      if let result { downstream.sink.next(result) }
    }
  }
}
