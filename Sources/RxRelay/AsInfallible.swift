import RxSwift

extension BehaviorRelay {
  /// The relay as a sequence that doesn't fail: its value, then each element that it accepts.
  @inlinable
  public func asInfallible() -> Infallible<Element> {
    Infallible(raw: asObservable())
  }
}

extension PublishRelay {
  /// The relay as a sequence that doesn't fail: each element that it accepts.
  @inlinable
  public func asInfallible() -> Infallible<Element> {
    Infallible(raw: asObservable())
  }
}

extension ReplayRelay {
  /// The relay as a sequence that doesn't fail: what it replays, then each element that it accepts.
  @inlinable
  public func asInfallible() -> Infallible<Element> {
    Infallible(raw: asObservable())
  }
}
