import RxRelay
import RxSwift

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Lets relays accept each element, in order, on the main thread. A completion is ignored.
  ///
  /// - Returns: The subscription. It may be made and disposed on any thread.
  public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
    events.subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Lets relays of optional elements accept each element, in order, on the main thread. A completion is ignored.
  ///
  /// - Returns: The subscription. It may be made and disposed on any thread.
  public func emit(to relays: PublishRelay<Element?>...) -> any Disposable {
    events.subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Lets relays accept each element, in order, on the main thread. A completion is ignored.
  ///
  /// - Returns: The subscription. It may be made and disposed on any thread.
  public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
    events.subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Lets relays of optional elements accept each element, in order, on the main thread. A completion is ignored.
  ///
  /// - Returns: The subscription. It may be made and disposed on any thread.
  public func emit(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    events.subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Lets relays accept each element, in order, on the main thread. A completion is ignored.
  ///
  /// - Returns: The subscription. It may be made and disposed on any thread.
  public func emit(to relays: ReplayRelay<Element>...) -> any Disposable {
    events.subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Lets relays of optional elements accept each element, in order, on the main thread. A completion is ignored.
  ///
  /// - Returns: The subscription. It may be made and disposed on any thread.
  public func emit(to relays: ReplayRelay<Element?>...) -> any Disposable {
    events.subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }
}
