import RxSwift

/// A sequence for the user interface: it doesn't fail, it delivers on one scheduler (the main thread's, for those here), and all
/// who are subscribed at the same time share one run of it.
///
/// `Driver` and `Signal` are the two kinds of it; `SharingStrategy` says how a run is shared and where it delivers.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType, Sendable {
  @usableFromInline package let source: Observable<Element>
  /// Whether it was made under `SharingScheduler.mock`, so that its scheduler says nothing about threads.
  let isMocked: Bool

  /// Takes a sequence that needs no sharing: nothing but values that are known in advance.
  @usableFromInline
  package init(raw source: Observable<Element>) {
    self.source = source
    isMocked = SharingScheduler.isMocked
  }

  /// Shares a sequence that doesn't fail and delivers on the scheduler of the strategy.
  @inlinable
  init(sharing source: Observable<Element>) {
    self.init(raw: SharingStrategy.share(source))
  }

  /// The same events as an `Observable`.
  @inlinable
  public func asObservable() -> Observable<Element> {
    source
  }

  /// The sequence itself.
  @inlinable
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> {
    self
  }

  /// The same events as an `Infallible`.
  @inlinable
  public func asInfallible() -> Infallible<Element> {
    Infallible(raw: source)
  }
}

/// Anything that can be seen as a `SharedSequence`: what its operators extend.
public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
  /// How a run is shared, and where it delivers.
  associatedtype SharingStrategy: SharingStrategyProtocol

  /// This as a `SharedSequence`.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  /// The same events as an `Observable`.
  @inlinable
  public func asObservable() -> Observable<Element> {
    asSharedSequence().asObservable()
  }
}
