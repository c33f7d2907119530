/// A push-style sequence that doesn't fail: `next* completed?`.
///
/// It is an `Observable` without errors: nothing is shared, and each subscription is separate. Some operators take closures that
/// may throw, or sequences that may fail: such an error is a mistake, and `subscribe` reports it.
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
