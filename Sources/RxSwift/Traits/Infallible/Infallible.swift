/// A push-style sequence that doesn't fail: `next* completed?`.
///
/// It differs from an `Observable` in the types only: nothing is shared, and no scheduler is involved. Closures that may throw are
/// accepted where upstream accepts them; what they throw is a mistake, see `subscribe(_:)` and `subscribe(onNext:onCompleted:onDisposed:)`.
public struct Infallible<Element>: InfallibleType, Sendable {
  @usableFromInline package let source: Observable<Element>

  /// Takes a sequence that doesn't fail.
  @inlinable
  package init(raw source: Observable<Element>) {
    self.source = source
  }

  /// The same events as an `Observable`.
  @inlinable
  public func asObservable() -> Observable<Element> {
    source
  }
}

/// Anything that is an `Infallible`: what its operators extend.
public protocol InfallibleType: ObservableConvertibleType {}
