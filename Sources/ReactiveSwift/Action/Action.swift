import ReactiveCore

/// Work that is done on demand, for one input at a time, and that can be disabled.
///
///     let logIn = Action<Credentials, User, LoginError>(enabledIf: isOnline) { credentials in server.logIn(credentials) }
///     logIn.values.observeValues(show)
///     logIn.apply(credentials).start()
///
/// While it executes, and while it is disabled, it refuses to start. Properties and signals tell about all executions. May be
/// used from any thread.
public final class Action<Input, Output, Error: Swift.Error>: @unchecked Sendable {  // immutable; `state` guards itself
  private let state: ActionState
  private let execute: (Input) -> Execution?
  private let eventsInput: Signal<Signal<Output, Error>.Event, Never>.Observer
  private let disabledErrorsInput: Signal<(), Never>.Observer
  private let token: Lifetime.Token

  /// Ends with the action, after its signals have completed.
  public let lifetime: Lifetime

  /// The events of all executions, as values.
  public let events: Signal<Signal<Output, Error>.Event, Never>

  /// The values of all executions.
  public let values: Signal<Output, Never>

  /// The errors of all executions.
  public let errors: Signal<Error, Never>

  /// Tells when a start was refused.
  public let disabledErrors: Signal<(), Never>

  /// Tells when an execution has completed.
  public let completed: Signal<(), Never>

  /// Whether it executes. Tells only changes.
  public let isExecuting: Property<Bool>

  /// Whether it could be started. Tells only changes.
  public let isEnabled: Property<Bool>

  /// What a start would execute: nil if the state doesn't allow it.
  typealias Execution = () -> SignalProducer<Output, Error>

  /// Makes an action that depends on a state.
  ///
  /// - Parameters:
  ///   - state: The state, which is kept alive.
  ///   - isEnabled: Whether the action is enabled in a state. Called with each value of `state`, and at each start.
  ///   - execute: Makes the producer that does the work, of the state at the start and the input.
  public init<State: PropertyProtocol>(
    state: State, enabledIf isEnabled: @escaping (State.Value) -> Bool,
    execute: @escaping (State.Value, Input) -> SignalProducer<Output, Error>
  ) {
    let actionState = ActionState()
    self.state = actionState
    self.execute = { input in
      let value = state.value
      return isEnabled(value) ? { execute(value, input) } : nil
    }
    (lifetime, token) = Lifetime.make()
    (events, eventsInput) = Signal.pipe()
    (disabledErrors, disabledErrorsInput) = Signal.pipe()
    values = events.compactMap { $0.value }
    errors = events.compactMap { $0.error }
    completed = events.compactMap { $0.isCompleted ? () : nil }
    lifetime += state.producer.startWithValues { actionState.setAllowed(isEnabled($0)) }
    self.isEnabled = actionState.isEnabled
    isExecuting = actionState.isExecuting
  }

  deinit {
    eventsInput.sendCompleted()
    disabledErrorsInput.sendCompleted()
    token.dispose()
  }

  /// Makes a producer that executes the action.
  ///
  /// - Parameter input: What the work is done with.
  /// - Returns: A producer that does the work when it is started. It fails with `disabled` if the action is disabled or executing
  ///   then. It keeps the action alive. Disposing a run interrupts the work.
  public func apply(_ input: Input) -> SignalProducer<Output, ActionError<Error>> {
    SignalProducer { observer, lifetime in
      guard let execution = self.execute(input), self.state.begin() else {
        observer.send(error: .disabled)
        self.disabledErrorsInput.send(value: ())
        return
      }
      let work = execution().start { event in
        observer.send(event.mapError(ActionError.producerFailed))
        self.eventsInput.send(value: event)
      }
      lifetime.observeEnded {
        work.dispose()
        self.state.end()
      }
    }
  }
}

extension Action: BindingTargetProvider {
  /// Starts the action with each value. What it refuses is dropped.
  public var bindingTarget: BindingTarget<Input> {
    BindingTarget(lifetime: lifetime) { [weak self] input in self?.apply(input).start() }
  }
}

extension Action where Input == () {
  /// Makes a producer that executes the action; see `apply(_:)`.
  public func apply() -> SignalProducer<Output, ActionError<Error>> {
    apply(())
  }
}
