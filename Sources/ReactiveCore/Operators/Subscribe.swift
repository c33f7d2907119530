/// What a subscriber does with what it gets. A struct of closures: it becomes a part of the terminal.
public protocol TerminalHandlers<Element, Failure> {
  associatedtype Element
  associatedtype Failure: Error

  func next(_ element: Element)
  func end(_ termination: Termination<Failure>)
}

extension Source {
  /// The terminal edge: runs the source in a scope of its own and returns that scope.
  ///
  /// After the scope was ended nothing is delivered any more; at an end, the handler is called first and the run torn down after it.
  @inlinable
  public func subscribe<Handlers: TerminalHandlers<Element, Failure>>(_ handlers: Handlers) -> Scope {
    let terminal = Terminal(handlers)
    let sink = Sink<Element, Failure>(to: terminal, end: terminal.end) { element, receiver in
      receiver.cast(to: Terminal<Handlers>.self).next(element)
    }
    start(into: sink, until: terminal.scope)
    return terminal.scope
  }

  /// The terminal edge, into two closures.
  @inlinable
  public func subscribe(
    next: @escaping (Element) -> Void, end: @escaping (Termination<Failure>) -> Void
  ) -> Scope {
    subscribe(ClosureHandlers(next: next, end: end))
  }
}

/// The gate at the end of a chain: all that a subscription allocates beside its scope.
///
/// The subscriber holds the scope, and that doesn't hold the terminal: the handlers are released with the run.
@usableFromInline
final class Terminal<Handlers: TerminalHandlers>: Receiver {
  @usableFromInline let scope = Scope()
  @usableFromInline let handlers: Handlers

  @inlinable init(_ handlers: Handlers) {
    self.handlers = handlers
  }

  @inlinable func next(_ element: Handlers.Element) {
    if scope.isEnded { return }
    LockCheck.assertNoneHeld()
    handlers.next(element)
  }

  @inlinable @inline(never) func end(_ termination: Termination<Handlers.Failure>) {
    if scope.isEnded { return }
    LockCheck.assertNoneHeld()
    handlers.end(termination)
    scope.dispose()
  }
}

@frozen
@usableFromInline
struct ClosureHandlers<Element, Failure: Error>: TerminalHandlers {
  @usableFromInline let onNext: (Element) -> Void
  @usableFromInline let onEnd: (Termination<Failure>) -> Void

  @inlinable init(next: @escaping (Element) -> Void, end: @escaping (Termination<Failure>) -> Void) {
    onNext = next
    onEnd = end
  }

  @inlinable func next(_ element: Element) { onNext(element) }
  @inlinable func end(_ termination: Termination<Failure>) { onEnd(termination) }
}
