import RxSwift

extension SharedSequenceConvertibleType {
  /// Drops each element that equals the one passed before it.
  ///
  ///     --1--1--2--1--|
  ///     distinctUntilChanged()
  ///     --1-----2--1--|
  ///
  /// - Returns: The elements that differ from the last one, shared. Ends with the source; holds one element.
  ///   Implements Rx `distinctUntilChanged`.
  @inlinable
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> where Element: Equatable {
    SharedSequence(sharing: asObservable().distinctUntilChanged())
  }

  /// Drops each element whose key equals that of the element passed before it.
  ///
  /// - Parameter keySelector: Called once per element, where elements are delivered.
  /// - Returns: The elements whose key differs from the last one's, shared. Ends with the source; holds one key.
  ///   Implements Rx `distinctUntilChanged`.
  // Without it a chain that ends in `{ $0 == $1 }` takes seconds to type-check.
  @_disfavoredOverload
  @inlinable
  public func distinctUntilChanged(
    _ keySelector: @escaping (Element) -> some Equatable
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(sharing: asObservable().distinctUntilChanged(keySelector))
  }

  /// Drops each element that `comparer` finds equal to the one passed before it.
  ///
  /// - Parameter comparer: Called with the last passed element and the new one, where elements are delivered.
  /// - Returns: The elements that differ from the last one, shared. Ends with the source; holds one element.
  ///   Implements Rx `distinctUntilChanged`.
  @inlinable
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(sharing: asObservable().distinctUntilChanged(comparer))
  }

  /// Drops each element whose key `comparer` finds equal to that of the element passed before it.
  ///
  /// - Parameters:
  ///   - keySelector: Called once per element, where elements are delivered.
  ///   - comparer: Called with the key of the last passed element and the new key.
  /// - Returns: The elements whose key differs from the last one's, shared. Ends with the source; holds one key.
  ///   Implements Rx `distinctUntilChanged`.
  @inlinable
  public func distinctUntilChanged<K>(
    _ keySelector: @escaping (Element) -> K, comparer: @escaping (K, K) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(sharing: asObservable().distinctUntilChanged(keySelector, comparer: comparer))
  }
}
