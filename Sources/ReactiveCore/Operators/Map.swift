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
    Source<Result, Failure> { [run] sink, scope in
      let next = sink.next
      let end = sink.end
      run(
        Sink(
          next: { element in
            let result: Result
            do throws(Failure) { result = try transform(element) } catch { return end(.failed(error)) }
            next(result)
          }, end: end),
        scope)
    }
  }

  /// Replaces each element by the result of `transform`, and drops those for which that is nil.
  ///
  /// Fails with what `transform` throws. Implements Rx `compactMap`.
  @inlinable
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws(Failure) -> Result?
  ) -> Source<Result, Failure> {
    Source<Result, Failure> { [run] sink, scope in
      let next = sink.next
      let end = sink.end
      run(
        Sink(
          next: { element in
            let result: Result?
            do throws(Failure) { result = try transform(element) } catch { return end(.failed(error)) }
            if let result { next(result) }
          }, end: end),
        scope)
    }
  }
}
