import RxRelay
import RxSwift

extension PublishRelay {
  /// The relay as a `Signal`: each element that it accepts.
  ///
  /// - Returns: The elements on the main thread, shared.
  @inlinable
  public func asSignal() -> Signal<Element> {
    Signal(sharing: asObservable().observe(on: SignalSharingStrategy.scheduler))
  }
}
