extension InfallibleType {
  /// Drops each element that equals the one passed before it.
  ///
  ///     --1--1--2--1--|
  ///     distinctUntilChanged()
  ///     --1-----2--1--|
  ///
  /// - Returns: The elements that differ from the last one. Ends with the source; holds one element.
  ///   Implements Rx `distinctUntilChanged`.
  @inlinable
  public func distinctUntilChanged() -> Infallible<Element> where Element: Equatable {
    Infallible(raw: asObservable().distinctUntilChanged())
  }

  /// Drops each element whose key equals that of the element passed before it.
  ///
  /// - Parameter keySelector: Called once per element, on the thread that sends it. It shouldn't throw.
  /// - Returns: The elements whose key differs from the last one's. Ends with the source; holds one key.
  ///   Implements Rx `distinctUntilChanged`.
  // Without it a chain that ends in `{ $0 == $1 }` takes seconds to type-check.
  @_disfavoredOverload
  @inlinable
  public func distinctUntilChanged(
    _ keySelector: @escaping (Element) throws -> some Equatable
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().distinctUntilChanged(keySelector))
  }

  /// Drops each element that `comparer` finds equal to the one passed before it.
  ///
  /// - Parameter comparer: Called with the last passed element and the new one, on the thread that sends it. It shouldn't throw.
  /// - Returns: The elements that differ from the last one. Ends with the source; holds one element.
  ///   Implements Rx `distinctUntilChanged`.
  @inlinable
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().distinctUntilChanged(comparer))
  }

  /// Drops each element whose key `comparer` finds equal to that of the element passed before it.
  ///
  /// - Parameters:
  ///   - keySelector: Called once per element, on the thread that sends it. It shouldn't throw.
  ///   - comparer: Called with the key of the last passed element and the new key. It shouldn't throw.
  /// - Returns: The elements whose key differs from the last one's. Ends with the source; holds one key.
  ///   Implements Rx `distinctUntilChanged`.
  @inlinable
  public func distinctUntilChanged<K>(
    _ keySelector: @escaping (Element) throws -> K, comparer: @escaping (K, K) throws -> Bool
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().distinctUntilChanged(keySelector, comparer: comparer))
  }

  /// Drops each element with the same value at `keyPath` as the element passed before it.
  ///
  /// - Parameter keyPath: What is compared.
  /// - Returns: The elements that differ there from the last one. Ends with the source; holds one value.
  ///   Implements Rx `distinctUntilChanged(at:)`.
  // Without it a chain that ends in `{ $0 == $1 }` takes seconds to type-check.
  @_disfavoredOverload
  @inlinable
  public func distinctUntilChanged(at keyPath: KeyPath<Element, some Equatable>) -> Infallible<Element> {
    Infallible(raw: asObservable().distinctUntilChanged(at: keyPath))
  }
}
