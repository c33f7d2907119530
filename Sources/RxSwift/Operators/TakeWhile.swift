import ReactiveCore

/// What becomes of the element that ends a sequence.
public enum TakeBehavior: Sendable {
  /// It is passed on before the completion.
  case inclusive

  /// It is dropped.
  case exclusive
}

extension ObservableType {
  /// Passes elements for as long as `predicate` is true, then completes.
  ///
  ///     --1--2--3--1--|
  ///     take(while: { $0 < 3 })
  ///     --1--2--|
  ///
  /// - Parameters:
  ///   - predicate: Called once per element, on the thread that sends it, until it returns false. What it throws ends the
  ///     sequence.
  ///   - behavior: Whether the element that ends the sequence is passed on too.
  /// - Returns: The elements. Ends with the source or earlier, and then disposes it. Implements Rx `take(while:)`.
  @inlinable
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    Observable(asObservable().source.take(while: predicate, includingLast: behavior == .inclusive))
  }

  /// Passes elements until `predicate` is true, then completes.
  ///
  ///     --1--2--3--1--|
  ///     take(until: { $0 == 3 })
  ///     --1--2--|
  ///
  /// - Parameters:
  ///   - predicate: Called once per element, on the thread that sends it, until it returns true. What it throws ends the
  ///     sequence.
  ///   - behavior: Whether the element that ends the sequence is passed on too.
  /// - Returns: The elements. Ends with the source or earlier, and then disposes it. Implements Rx `take(until:behavior:)`.
  @inlinable
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    Observable(asObservable().source.take(until: predicate, includingLast: behavior == .inclusive))
  }

  /// The old name of `take(while:)`.
  @available(*, deprecated, renamed: "take(while:)")
  @inlinable
  public func takeWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    take(while: predicate)
  }

  /// The old name of `take(until:behavior:)`.
  @available(*, deprecated, renamed: "take(until:behavior:)")
  @inlinable
  public func takeUntil(
    _ behavior: TakeBehavior, predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    take(until: predicate, behavior: behavior)
  }
}
