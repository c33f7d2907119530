extension Source {
  /// Runs `subscribe` once per run, with the gate through which it sends.
  ///
  /// What it returns is disposed when the run ends. Implements Rx `create`.
  @inlinable
  public static func create(_ subscribe: @escaping (Sink<Element, Failure>) -> any Disposable) -> Source {
    Source { sink, scope in
      let emitter = Emitter(sink, until: scope)
      let next = sink.next
      let gate = Sink<Element, Failure>(
        next: { element in
          guard emitter.mayDeliver() else { return emitter.send(element) }
          next(element)
          emitter.didDeliver()
        },
        end: emitter.end)
      LockCheck.assertNoneHeld()
      scope.add(subscribe(gate))
      emitter.producerReturned()
    }
  }
}
