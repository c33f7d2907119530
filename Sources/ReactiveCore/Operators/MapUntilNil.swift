extension Source {
  /// Replaces each element by the result of `transform`, and completes at the first element for which that is nil.
  ///
  /// Implements Rx `withUnretained`.
  @inlinable
  public func mapUntilNil<Result>(_ transform: @escaping (Element) -> Result?) -> Source<Result, Failure> {
    passing(keeping: (), to: Result.self) { element, receiver in
      let stage = receiver.cast(to: Stage<Void, Result, Failure>.self)
      if stage.isOver { return }
      if let result = transform(element) { stage.sink.next(result) } else { stage.end(.completed) }
    }
  }
}
