import ReactiveCore

extension ObservableType {
  /// Drops each element that equals the one passed before it.
  ///
  ///     --1--1--2--1--|
  ///     distinctUntilChanged()
  ///     --1-----2--1--|
  ///
  /// - Returns: The elements that differ from the last one. Ends with the source; holds one element.
  ///   Implements Rx `distinctUntilChanged`.
  @inlinable
  public func distinctUntilChanged() -> Observable<Element> where Element: Equatable {
    distinctUntilChanged({ $0 }, comparer: { $0 == $1 })
  }

  /// Drops each element whose key equals that of the element passed before it.
  ///
  /// - Parameter keySelector: Called once per element, on the thread that sends it. What it throws ends the sequence.
  /// - Returns: The elements whose key differs from the last one's. Ends with the source; holds one key.
  ///   Implements Rx `distinctUntilChanged`.
  // Without it a chain that ends in `{ $0 == $1 }` takes seconds to type-check.
  @_disfavoredOverload
  @inlinable
  public func distinctUntilChanged(_ keySelector: @escaping (Element) throws -> some Equatable) -> Observable<Element> {
    distinctUntilChanged(keySelector, comparer: { $0 == $1 })
  }

  /// Drops each element that `comparer` finds equal to the one passed before it.
  ///
  /// - Parameter comparer: Called with the last passed element and the new one, on the thread that sends it. What it throws
  ///   ends the sequence.
  /// - Returns: The elements that differ from the last one. Ends with the source; holds one element.
  ///   Implements Rx `distinctUntilChanged`.
  @inlinable
  public func distinctUntilChanged(_ comparer: @escaping (Element, Element) throws -> Bool) -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: comparer)
  }

  /// Drops each element whose key `comparer` finds equal to that of the element passed before it.
  ///
  /// - Parameters:
  ///   - keySelector: Called once per element, on the thread that sends it. What it throws ends the sequence.
  ///   - comparer: Called with the key of the last passed element and the new key. What it throws ends the sequence.
  /// - Returns: The elements whose key differs from the last one's. Ends with the source; holds one key.
  ///   Implements Rx `distinctUntilChanged`.
  @inlinable
  public func distinctUntilChanged<K>(
    _ keySelector: @escaping (Element) throws -> K, comparer: @escaping (K, K) throws -> Bool
  ) -> Observable<Element> {
    Observable(asObservable().source.distinctUntilChanged(by: keySelector, areEqual: comparer))
  }

  /// Drops each element with the same value at `keyPath` as the element passed before it.
  ///
  /// - Parameter keyPath: What is compared.
  /// - Returns: The elements that differ there from the last one. Ends with the source; holds one value.
  ///   Implements Rx `distinctUntilChanged(at:)`.
  // Without it a chain that ends in `{ $0 == $1 }` takes seconds to type-check.
  @_disfavoredOverload
  @inlinable
  public func distinctUntilChanged(at keyPath: KeyPath<Element, some Equatable>) -> Observable<Element> {
    distinctUntilChanged { $0[keyPath: keyPath] }
  }
}
