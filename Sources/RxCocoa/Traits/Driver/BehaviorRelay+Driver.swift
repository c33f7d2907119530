import RxRelay
import RxSwift

extension BehaviorRelay {
  /// The relay as a `Driver`: its value, then each element that it accepts.
  ///
  /// - Returns: The elements on the main thread, shared.
  @inlinable
  public func asDriver() -> Driver<Element> {
    Driver(sharing: asObservable().observe(on: DriverSharingStrategy.scheduler))
  }
}
