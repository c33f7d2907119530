import ReactiveCore

/// What can't happen was waited for.
@usableFromInline
func stopAtUninhabitedType(_ function: String) -> Never {
  fatalError("\(function): the closure can never be called.")
}

extension Signal where Error == Never {
  /// Never to be called: stops the program, since its closure can never be called.
  @_disfavoredOverload
  @available(*, deprecated, message: "The closure can never be called.")
  @discardableResult
  public func observeFailed(_ action: @escaping (Error) -> Void) -> (any Disposable)? {
    stopAtUninhabitedType(#function)
  }
}

extension Signal where Value == Never {
  /// Never to be called: stops the program, since its closure can never be called.
  @_disfavoredOverload
  @available(*, deprecated, message: "The closure can never be called.")
  @discardableResult
  public func observeResult(_ action: @escaping (Result<Value, Error>) -> Void) -> (any Disposable)? {
    stopAtUninhabitedType(#function)
  }
}

extension Signal where Value == Never, Error == Never {
  /// Never to be called: stops the program, since its closure can never be called.
  @_disfavoredOverload
  @available(*, deprecated, message: "The closure can never be called.")
  @discardableResult
  public func observeResult(_ action: @escaping (Result<Value, Error>) -> Void) -> (any Disposable)? {
    stopAtUninhabitedType(#function)
  }
}

extension Signal where Value == Never, Error == Never {
  /// Never to be called: stops the program, since its closure can never be called.
  @_disfavoredOverload
  @available(*, deprecated, message: "The closure can never be called.")
  @discardableResult
  public func observeValues(_ action: @escaping (Value) -> Void) -> (any Disposable)? {
    stopAtUninhabitedType(#function)
  }
}

extension SignalProducer where Error == Never {
  /// Never to be called: stops the program, since its closure can never be called.
  @_disfavoredOverload
  @available(*, deprecated, message: "The closure can never be called.")
  @discardableResult
  public func startWithFailed(_ action: @escaping (Error) -> Void) -> any Disposable {
    stopAtUninhabitedType(#function)
  }
}

extension SignalProducer where Value == Never {
  /// Never to be called: stops the program, since its closure can never be called.
  @_disfavoredOverload
  @available(*, deprecated, message: "The closure can never be called.")
  @discardableResult
  public func startWithResult(_ action: @escaping (Result<Value, Error>) -> Void) -> any Disposable {
    stopAtUninhabitedType(#function)
  }
}

extension SignalProducer where Value == Never, Error == Never {
  /// Never to be called: stops the program, since its closure can never be called.
  @_disfavoredOverload
  @available(*, deprecated, message: "The closure can never be called.")
  @discardableResult
  public func startWithResult(_ action: @escaping (Result<Value, Error>) -> Void) -> any Disposable {
    stopAtUninhabitedType(#function)
  }
}

extension SignalProducer where Value == Never, Error == Never {
  /// Never to be called: stops the program, since its closure can never be called.
  @_disfavoredOverload
  @available(*, deprecated, message: "The closure can never be called.")
  @discardableResult
  public func startWithValues(_ action: @escaping (Value) -> Void) -> any Disposable {
    stopAtUninhabitedType(#function)
  }
}
