extension Action {
  /// Makes an action that depends on a state, and is always enabled.
  ///
  /// - Parameters:
  ///   - state: The state, which is kept alive.
  ///   - execute: Makes the producer that does the work, of the state at the start and the input.
  public convenience init<P: PropertyProtocol>(
    state: P, execute: @escaping (P.Value, Input) -> SignalProducer<Output, Error>
  ) {
    self.init(state: state, enabledIf: { _ in true }, execute: execute)
  }

  /// Makes an action that is enabled while a property is true.
  ///
  /// - Parameters:
  ///   - isEnabled: The property, which is kept alive.
  ///   - execute: Makes the producer that does the work, of the input.
  public convenience init<P: PropertyProtocol>(
    enabledIf isEnabled: P, execute: @escaping (Input) -> SignalProducer<Output, Error>
  ) where P.Value == Bool {
    self.init(state: isEnabled, enabledIf: { $0 }) { _, input in execute(input) }
  }

  /// Makes an action that is enabled while a property is not nil.
  ///
  /// - Parameters:
  ///   - state: The property, which is kept alive.
  ///   - execute: Makes the producer that does the work, of the property's value at the start and the input.
  public convenience init<P: PropertyProtocol, T>(
    unwrapping state: P, execute: @escaping (T, Input) -> SignalProducer<Output, Error>
  ) where P.Value == T? {
    self.init(state: state, enabledIf: { $0 != nil }) { state, input in execute(state!, input) }
  }

  /// Makes an action that is enabled while a property's value is valid.
  ///
  /// - Parameters:
  ///   - state: The property, which is kept alive.
  ///   - execute: Makes the producer that does the work, of the property's value at the start and the input.
  public convenience init<T, E: Swift.Error>(
    validated state: ValidatingProperty<T, E>, execute: @escaping (T, Input) -> SignalProducer<Output, Error>
  ) {
    self.init(state: state.result, enabledIf: { !$0.isInvalid }) { result, input in
      withExtendedLifetime(state) { execute(result.value!, input) }
    }
  }

  /// Makes an action that is always enabled.
  ///
  /// - Parameter execute: Makes the producer that does the work, of the input.
  public convenience init(execute: @escaping (Input) -> SignalProducer<Output, Error>) {
    self.init(enabledIf: Property(value: true), execute: execute)
  }
}

extension Action where Input == () {
  /// Makes an action without an input that depends on a state, and is always enabled.
  ///
  /// - Parameters:
  ///   - state: The state, which is kept alive.
  ///   - execute: Makes the producer that does the work, of the state at the start.
  public convenience init<P: PropertyProtocol, T>(
    state: P, execute: @escaping (T) -> SignalProducer<Output, Error>
  ) where P.Value == T {
    self.init(state: state) { state, _ in execute(state) }
  }

  /// Makes an action without an input that is enabled while a property is not nil.
  ///
  /// - Parameters:
  ///   - state: The property, which is kept alive.
  ///   - execute: Makes the producer that does the work, of the property's value at the start.
  public convenience init<P: PropertyProtocol, T>(
    unwrapping state: P, execute: @escaping (T) -> SignalProducer<Output, Error>
  ) where P.Value == T? {
    self.init(unwrapping: state) { state, _ in execute(state) }
  }

  /// Makes an action without an input that is enabled while a property's value is valid.
  ///
  /// - Parameters:
  ///   - state: The property, which is kept alive.
  ///   - execute: Makes the producer that does the work, of the property's value at the start.
  public convenience init<T, E: Swift.Error>(
    validated state: ValidatingProperty<T, E>, execute: @escaping (T) -> SignalProducer<Output, Error>
  ) {
    self.init(validated: state) { state, _ in execute(state) }
  }
}
