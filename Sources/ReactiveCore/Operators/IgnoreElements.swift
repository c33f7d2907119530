extension Source {
  /// Drops all elements and passes only the end, as a source of any element type. Implements Rx `ignoreElements`.
  @inlinable
  public func ignoreElements<Other>(as type: Other.Type = Other.self) -> Source<Other, Failure> {
    Source<Other, Failure> { [run] sink, scope in
      run(Sink(next: { _ in }, end: sink.end), scope)
    }
  }
}
