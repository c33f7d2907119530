extension Source {
  /// Runs a source for an element, and ignores the elements that come until that has completed.
  ///
  ///     --a---b------c------|
  ///     flatMapFirst { x in --x1--x2--| }
  ///     ----a1--a2-----c1--c2|
  ///
  /// `transform` isn't even called for an ignored element. Ends when the source and the running inner source have completed, or
  /// with the first failure. Implements Rx `flatMapFirst`.
  @inlinable
  public func flatMapFirst<Result>(
    _ transform: @escaping (Element) throws(Failure) -> Source<Result, Failure>
  ) -> Source<Result, Failure> {
    Source<Result, Failure> { [run] sink, scope in
      let merging = Merging(sink, until: scope)
      let outer = scope.makeChild()
      let incoming = Sink<Element, Failure>(to: merging, end: { merging.end($0, of: outer) }) { element, receiver in
        let merging = receiver.cast(to: Merging<Result, Failure>.self)
        guard merging.running.isAtOne, !merging.hasFailed else { return }
        let inner: Source<Result, Failure>
        do throws(Failure) { inner = try transform(element) } catch { return merging.fail(.failed(error)) }
        merging.add(inner)
      }
      run(incoming, outer)
    }
  }
}
