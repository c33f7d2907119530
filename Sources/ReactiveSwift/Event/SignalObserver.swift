import ReactiveCore

extension Signal {
  /// A sink for events: the input side of a stream, or what is told about one.
  ///
  /// An observer that you make has no state: it passes on all that it is sent. The input of a signal, which `pipe()`, `init(_:)` or a
  /// start handler hand out, can be used from any thread, ignores everything after the end, and sends `interrupted` when it is released,
  /// since nobody can send any more then.
  public final class Observer: ReactiveSwift.Observer<Value, Error>, @unchecked Sendable {  // immutable
    /// What receives the events of an observer.
    public typealias Action = (Event) -> Void

    @usableFromInline let next: (Value) -> Void
    @usableFromInline let end: (Termination<Error>) -> Void
    /// What an input leads to. Unmanaged, so that a value doesn't retain it.
    @usableFromInline let outlet: Unmanaged<Outlet<Value, Error>>?

    /// Makes an observer.
    ///
    /// - Parameter action: Called with each event, on the thread that sends it.
    @inlinable
    public init(_ action: @escaping Action) {
      next = { action(.value($0)) }
      end = { action(Event($0)) }
      outlet = nil
    }

    /// Makes an observer of some kinds of events.
    ///
    /// - Parameters:
    ///   - value: Called with each value.
    ///   - failed: Called with the error.
    ///   - completed: Called at completion.
    ///   - interrupted: Called at interruption.
    @inlinable
    public convenience init(
      value: ((Value) -> Void)? = nil, failed: ((Error) -> Void)? = nil, completed: (() -> Void)? = nil,
      interrupted: (() -> Void)? = nil
    ) {
      self.init(
        next: value ?? { _ in },
        end: { termination in
          switch termination {
          case .completed: completed?()
          case .failed(let error): failed?(error)
          case .interrupted: interrupted?()
          }
        })
    }

    @inlinable
    init(next: @escaping (Value) -> Void, end: @escaping (Termination<Error>) -> Void) {
      self.next = next
      self.end = end
      outlet = nil
    }

    @inlinable
    init(_ outlet: Outlet<Value, Error>) {
      next = outlet.next
      end = outlet.end
      self.outlet = Unmanaged.passRetained(outlet)
    }

    @inlinable
    deinit {
      guard let outlet else { return }
      outlet._withUnsafeGuaranteedRef { $0.end(.interrupted) }
      outlet.release()
    }

    /// Receives a value: the same as `send(value:)`.
    @inlinable
    public override func receive(_ value: Value) {
      next(value)
    }

    /// Receives the end: the same as sending the event.
    @inlinable
    public override func terminate(_ termination: Termination<Error>) {
      end(termination)
    }

    /// Sends an event.
    @inlinable
    public func send(_ event: Event) {
      switch event {
      case .value(let value): next(value)
      case .failed(let error): end(.failed(error))
      case .completed: end(.completed)
      case .interrupted: end(.interrupted)
      }
    }

    /// Sends a value.
    @inlinable
    public func send(value: Value) {
      if let outlet { outlet._withUnsafeGuaranteedRef { $0.next(value) } } else { next(value) }
    }

    /// Sends `failed`.
    @inlinable
    public func send(error: Error) {
      end(.failed(error))
    }

    /// Sends `completed`.
    @inlinable
    public func sendCompleted() {
      end(.completed)
    }

    /// Sends `interrupted`.
    @inlinable
    public func sendInterrupted() {
      end(.interrupted)
    }
  }
}
