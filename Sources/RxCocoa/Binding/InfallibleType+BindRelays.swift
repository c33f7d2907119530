import RxRelay
import RxSwift

extension InfallibleType {
  /// Lets relays accept each element, in order, on the thread that sends it. A completion is ignored.
  ///
  /// - Returns: The subscription; disposing it unbinds.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Lets relays of optional elements accept each element, in order, on the thread that sends it. A completion is ignored.
  ///
  /// - Returns: The subscription; disposing it unbinds.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Lets relays accept each element, in order, on the thread that sends it. A completion is ignored.
  ///
  /// - Returns: The subscription; disposing it unbinds.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Lets relays of optional elements accept each element, in order, on the thread that sends it. A completion is ignored.
  ///
  /// - Returns: The subscription; disposing it unbinds.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Lets relays accept each element, in order, on the thread that sends it. A completion is ignored.
  ///
  /// - Returns: The subscription; disposing it unbinds.
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Lets relays of optional elements accept each element, in order, on the thread that sends it. A completion is ignored.
  ///
  /// - Returns: The subscription; disposing it unbinds.
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }
}
