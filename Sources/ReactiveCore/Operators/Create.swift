extension Source {
  /// Runs `subscribe` once per run, with the gate through which it sends.
  ///
  /// What it returns is disposed when the run ends. Implements Rx `create`.
  @inlinable
  public static func create(_ subscribe: @escaping (Sink<Element, Failure>) -> any Disposable) -> Source {
    Source { sink, scope in
      let emitter = Emitter(sink, until: scope)
      let gate = Sink<Element, Failure>(to: emitter, end: emitter.end) { element, receiver in
        receiver.cast(to: Emitter<Element, Failure>.self).next(element)
      }
      LockCheck.assertNoneHeld()
      scope.add(subscribe(gate))
      emitter.producerReturned()
    }
  }
}
