import ReactiveCore

/// A property that takes only valid values, and says what became of the last one.
///
///     let age = ValidatingProperty<Int, AgeError>(18) { $0 >= 0 ? .valid : .invalid(.negative) }
///     age.value = -1
///     age.value               // 18
///     age.result.value        // .invalid(-1, .negative)
///
/// It stands in front of another property. What is set here is validated first, then told by `result`, and then, if it is valid,
/// set there. What is set there directly stays, valid or not, and `result` tells about it. May be used from any thread: at rest,
/// `result` belongs to the last value that was set here or there.
public final class ValidatingProperty<Value, ValidationError: Swift.Error>: MutablePropertyProtocol,
  @unchecked Sendable  // immutable; what it refers to guards itself
{
  private let getter: () -> Value
  private let validation: Validation<Value, ValidationError>
  private let write: Validation<Value, ValidationError>.Write
  private let observations = CompositeDisposable()

  /// What became of the last value that was set.
  public let result: Property<Result>

  /// Sends the current value when it is started, then the changes. Completes with the property behind.
  public let producer: SignalProducer<Value, Never>

  /// Sends the changes. Completes with the property behind.
  public let signal: Signal<Value, Never>

  /// Ends with the property behind.
  public let lifetime: Lifetime

  /// Puts validation in front of a property.
  ///
  /// - Parameters:
  ///   - inner: The property behind, which is kept alive. Its value is validated now.
  ///   - validator: Called with each value that is set here or there.
  public init<Inner: ComposableMutablePropertyProtocol>(
    _ inner: Inner, _ validator: @escaping (Value) -> Decision
  ) where Inner.Value == Value {
    getter = { inner.value }
    producer = inner.producer
    signal = inner.signal
    lifetime = inner.lifetime
    let (validation, observation) = Validation.start(on: inner.producer, validator)
    if let inner = inner as? MutableProperty<Value> {
      write = validation.writing(to: inner)
    } else {
      write = validation.writing(to: inner)
    }
    self.validation = validation
    result = Property(capturing: validation.results)
    observations += observation
  }

  /// The current value. What is set is validated, and only a valid or coerced value gets to be the value.
  public var value: Value {
    get { getter() }
    set { validation.attempt(newValue, write) }
  }

  /// Sets the last value again that somebody tried to set, each time that `signal` says something.
  func attemptAgain<Other>(at signal: Signal<Other, Never>) {
    observations += signal.observeValues { [weak self] _ in
      guard let self else { return }
      value = result.value.attempted
    }
  }

  deinit {
    observations.dispose()
    validation.results.box.end()
  }
}
