import RxRelay
import RxSwift

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Lets relays accept each element, in order, on the main thread. A completion is ignored.
  ///
  /// To be called on the main thread. See `drive(onNext:onCompleted:onDisposed:)`.
  ///
  /// - Returns: The subscription. It may be disposed on any thread.
  @preconcurrency @MainActor
  public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
    events(for: "drive").subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Lets relays of optional elements accept each element, in order, on the main thread. A completion is ignored.
  ///
  /// To be called on the main thread. See `drive(onNext:onCompleted:onDisposed:)`.
  ///
  /// - Returns: The subscription. It may be disposed on any thread.
  @preconcurrency @MainActor
  public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
    events(for: "drive").subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Lets relays accept each element, in order, on the main thread. A completion is ignored.
  ///
  /// To be called on the main thread. See `drive(onNext:onCompleted:onDisposed:)`.
  ///
  /// - Returns: The subscription. It may be disposed on any thread.
  @preconcurrency @MainActor
  public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable {
    events(for: "drive").subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Lets relays of optional elements accept each element, in order, on the main thread. A completion is ignored.
  ///
  /// To be called on the main thread. See `drive(onNext:onCompleted:onDisposed:)`.
  ///
  /// - Returns: The subscription. It may be disposed on any thread.
  @preconcurrency @MainActor
  public func drive(_ relays: ReplayRelay<Element?>...) -> any Disposable {
    events(for: "drive").subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }
}
