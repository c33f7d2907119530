extension Source {
  /// Passes the element at `index`, then completes.
  ///
  ///     --a--b--c--|
  ///     element(at: 1)
  ///     -----(b|)
  ///
  /// - Parameters:
  ///   - index: Counted from 0; a negative one traps.
  ///   - termination: How it ends if the source completes earlier.
  ///
  /// Implements Rx `element(at:)`.
  @inlinable
  public func element(at index: Int, orElse termination: Termination<Failure>) -> Source {
    precondition(index >= 0, "element(at:): the index must not be negative.")
    return skip(index).take(1).ifEmpty(end: termination)
  }
}
