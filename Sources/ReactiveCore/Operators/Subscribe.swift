extension Source {
  /// The terminal edge: runs the source in a scope of its own and returns that scope.
  ///
  /// After the scope was ended nothing is delivered any more; at an end, `end` is called first and the run torn down after it.
  @inlinable
  public func subscribe(
    next: @escaping (Element) -> Void, end: @escaping (Termination<Failure>) -> Void
  ) -> Scope {
    let scope = Scope()
    let gate = Sink<Element, Failure>(
      next: { element in
        if scope.isEnded { return }
        LockCheck.assertNoneHeld()
        next(element)
      },
      end: { termination in
        if scope.isEnded { return }
        LockCheck.assertNoneHeld()
        end(termination)
        scope.dispose()
      })
    start(into: gate, until: scope)
    return scope
  }
}
