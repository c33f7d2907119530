extension Source {
  /// Replaces each element by the result of `transform`, and completes at the first element for which that is nil.
  ///
  /// Implements Rx `withUnretained`.
  @inlinable
  public func mapUntilNil<Result>(_ transform: @escaping (Element) -> Result?) -> Source<Result, Failure> {
    Source<Result, Failure> { [run] sink, scope in
      let next = sink.next
      let stage = Stage((), end: sink.end)
      run(
        Sink(
          next: { element in
            if stage.isOver { return }
            if let result = transform(element) { next(result) } else { stage.end(.completed) }
          }, end: stage.end),
        scope)
    }
  }
}
