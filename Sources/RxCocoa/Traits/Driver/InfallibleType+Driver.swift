import RxSwift

extension InfallibleType {
  /// This sequence as a `Driver`.
  ///
  /// - Returns: The elements on the main thread, shared.
  @inlinable
  public func asDriver() -> Driver<Element> {
    Driver(sharing: asObservable().observe(on: DriverSharingStrategy.scheduler))
  }
}
