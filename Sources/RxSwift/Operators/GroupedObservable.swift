/// The elements that have the same key.
public struct GroupedObservable<Key, Element>: ObservableType, @unchecked Sendable {  // immutable; a key is like an element
  /// What the elements have in common.
  public let key: Key

  @usableFromInline let source: Observable<Element>

  /// Gives `source` a key.
  @inlinable
  public init(key: Key, source: Observable<Element>) {
    self.key = key
    self.source = source
  }

  /// Starts sending the elements of this group to `observer`, on the spot: a group doesn't wait for its turn.
  ///
  /// - Returns: The subscription; disposing it stops the sequence.
  @inlinable
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    source.subscribe(observer)
  }

  /// The elements of this group, without the key.
  @inlinable
  public func asObservable() -> Observable<Element> {
    source
  }
}
