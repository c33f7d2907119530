extension Source {
  /// One element, then completion, on the spot. Implements Rx `just`.
  @inlinable
  public static func just(_ element: Element) -> Source {
    Source(behavior: { _, _ in }, isTrampolined: false, onlyElement: element)
  }

  /// Completes on the spot. Implements Rx `empty`.
  @inlinable
  public static var empty: Source {
    .immediate { sink, _ in sink.end(.completed) }
  }

  /// Never says anything. Implements Rx `never`.
  @inlinable
  public static var never: Source {
    .immediate { _, _ in }
  }

  /// Ends on the spot as given. Implements Rx `error`.
  @inlinable
  public static func end(_ termination: Termination<Failure>) -> Source {
    .immediate { sink, _ in sink.end(termination) }
  }
}
