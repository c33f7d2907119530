extension Source {
  /// The terminal edge: runs the source in the scope of `terminal` and returns that scope. `step` hands an element to the terminal.
  ///
  /// After the scope was ended nothing is delivered any more; at an end, the terminal is told first and the run torn down after it.
  @inlinable
  public func subscribe(_ terminal: Terminal<Failure>, step: @escaping Sink<Element, Failure>.Step) -> Scope {
    let scope = terminal.scope
    start(into: Sink(to: terminal, end: terminal.end, step: step), until: scope)
    return scope
  }

  /// The terminal edge, into two closures.
  @inlinable
  public func subscribe(
    next: @escaping (Element) -> Void, end: @escaping (Termination<Failure>) -> Void
  ) -> Scope {
    subscribe(ClosureTerminal(next: next, end: end)) { element, receiver in
      let terminal = receiver.cast(to: ClosureTerminal<Element, Failure>.self)
      if terminal.mayDeliver { terminal.onNext(element) }
    }
  }
}

/// The gate at the end of a chain: all that a subscription allocates beside its scope. A subclass holds what the subscriber does.
///
/// The subscriber holds the scope, and that doesn't hold the terminal: what the subscriber does is released with the run.
///
/// Its fields say nothing of the type of the elements but in closures: a field of a generic type costs a look-up of metadata when
/// a subscription is released.
open class Terminal<Failure: Error>: Receiver {
  public final let scope = Scope()

  @inlinable public override init() {}

  /// Tells the subscriber about the end.
  open func finish(_ termination: Termination<Failure>) {
    preconditionFailure("A subclass of Terminal says what is done at the end.")
  }

  /// Whether an element may be handed to the subscriber.
  @inlinable public final var mayDeliver: Bool {
    if scope.isEnded { return false }
    LockCheck.assertNoneHeld()
    return true
  }

  @usableFromInline final func end(_ termination: Termination<Failure>) {
    guard mayDeliver else { return }
    finish(termination)
    scope.dispose()
  }
}

/// The end of a chain in two closures.
@usableFromInline
final class ClosureTerminal<Element, Failure: Error>: Terminal<Failure> {
  @usableFromInline let onNext: (Element) -> Void
  @usableFromInline let onEnd: (Termination<Failure>) -> Void

  @inlinable init(next: @escaping (Element) -> Void, end: @escaping (Termination<Failure>) -> Void) {
    onNext = next
    onEnd = end
  }

  @inlinable override func finish(_ termination: Termination<Failure>) {
    onEnd(termination)
  }
}
