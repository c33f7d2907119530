import RxSwift

extension ObservableType {
  /// Lets relays accept each element, in order, on the thread that sends it.
  ///
  /// A completion is ignored and the relays stay usable. An error is a mistake: debug builds stop, release builds print it.
  ///
  /// - Returns: The subscription; disposing it unbinds.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    bind { element in for relay in relays { relay.accept(element) } }
  }

  /// Lets relays of optional elements accept each element, in order, on the thread that sends it.
  ///
  /// A completion is ignored and the relays stay usable. An error is a mistake: debug builds stop, release builds print it.
  ///
  /// - Returns: The subscription; disposing it unbinds.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    bind { element in for relay in relays { relay.accept(element) } }
  }

  /// Lets relays accept each element, in order, on the thread that sends it.
  ///
  /// A completion is ignored and the relays stay usable. An error is a mistake: debug builds stop, release builds print it.
  ///
  /// - Returns: The subscription; disposing it unbinds.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    bind { element in for relay in relays { relay.accept(element) } }
  }

  /// Lets relays of optional elements accept each element, in order, on the thread that sends it.
  ///
  /// A completion is ignored and the relays stay usable. An error is a mistake: debug builds stop, release builds print it.
  ///
  /// - Returns: The subscription; disposing it unbinds.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    bind { element in for relay in relays { relay.accept(element) } }
  }

  /// Lets relays accept each element, in order, on the thread that sends it.
  ///
  /// A completion is ignored and the relays stay usable. An error is a mistake: debug builds stop, release builds print it.
  ///
  /// - Returns: The subscription; disposing it unbinds.
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    bind { element in for relay in relays { relay.accept(element) } }
  }

  /// Lets relays of optional elements accept each element, in order, on the thread that sends it.
  ///
  /// A completion is ignored and the relays stay usable. An error is a mistake: debug builds stop, release builds print it.
  ///
  /// - Returns: The subscription; disposing it unbinds.
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    bind { element in for relay in relays { relay.accept(element) } }
  }

  private func bind(_ accept: @escaping (Element) -> Void) -> any Disposable {
    subscribe(
      onNext: accept,
      onError: { fatalInDebug("Binding error to a relay: \($0). Handle the error before the binding.") })
  }
}
