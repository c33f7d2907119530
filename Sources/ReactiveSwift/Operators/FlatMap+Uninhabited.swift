import ReactiveCore

extension Signal where Error == Never {
  /// Never to be called: stops the program, since its closure can never be called.
  @_disfavoredOverload
  @available(*, deprecated, message: "The closure can never be called.")
  @discardableResult
  public func flatMapError<NewError>(
    _ transform: @escaping (Error) -> SignalProducer<Value, NewError>
  ) -> Signal<Value, NewError> {
    stopAtUninhabitedType(#function)
  }
}

extension Signal where Value == Never {
  /// Never to be called: stops the program, since its closure can never be called.
  @_disfavoredOverload
  @available(*, deprecated, message: "The closure can never be called.")
  @discardableResult
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Error> where Inner.Error == Error {
    stopAtUninhabitedType(#function)
  }
}

extension Signal where Value == Never {
  /// Never to be called: stops the program, since its closure can never be called.
  @_disfavoredOverload
  @available(*, deprecated, message: "The closure can never be called.")
  @discardableResult
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Error> where Inner.Error == Never {
    stopAtUninhabitedType(#function)
  }
}

extension Signal where Value == Never, Error == Never {
  /// Never to be called: stops the program, since its closure can never be called.
  @_disfavoredOverload
  @available(*, deprecated, message: "The closure can never be called.")
  @discardableResult
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Inner.Error> {
    stopAtUninhabitedType(#function)
  }
}

extension Signal where Value == Never, Error == Never {
  /// Never to be called: stops the program, since its closure can never be called.
  @_disfavoredOverload
  @available(*, deprecated, message: "The closure can never be called.")
  @discardableResult
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Inner.Error> where Inner.Error == Never {
    stopAtUninhabitedType(#function)
  }
}

extension SignalProducer where Error == Never {
  /// Never to be called: stops the program, since its closure can never be called.
  @_disfavoredOverload
  @available(*, deprecated, message: "The closure can never be called.")
  @discardableResult
  public func flatMapError<NewError>(
    _ transform: @escaping (Error) -> SignalProducer<Value, NewError>
  ) -> SignalProducer<Value, NewError> {
    stopAtUninhabitedType(#function)
  }
}

extension SignalProducer where Value == Never {
  /// Never to be called: stops the program, since its closure can never be called.
  @_disfavoredOverload
  @available(*, deprecated, message: "The closure can never be called.")
  @discardableResult
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Error> where Inner.Error == Error {
    stopAtUninhabitedType(#function)
  }
}

extension SignalProducer where Value == Never {
  /// Never to be called: stops the program, since its closure can never be called.
  @_disfavoredOverload
  @available(*, deprecated, message: "The closure can never be called.")
  @discardableResult
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Error> where Inner.Error == Never {
    stopAtUninhabitedType(#function)
  }
}

extension SignalProducer where Value == Never, Error == Never {
  /// Never to be called: stops the program, since its closure can never be called.
  @_disfavoredOverload
  @available(*, deprecated, message: "The closure can never be called.")
  @discardableResult
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Inner.Error> {
    stopAtUninhabitedType(#function)
  }
}

extension SignalProducer where Value == Never, Error == Never {
  /// Never to be called: stops the program, since its closure can never be called.
  @_disfavoredOverload
  @available(*, deprecated, message: "The closure can never be called.")
  @discardableResult
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Inner.Error> where Inner.Error == Never {
    stopAtUninhabitedType(#function)
  }
}
