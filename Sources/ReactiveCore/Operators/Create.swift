extension Source {
  /// Runs `subscribe` once per run, with the gate through which it sends.
  ///
  /// What it returns is disposed when the run ends. Implements Rx `create`.
  @inlinable
  public static func create(_ subscribe: @escaping (Emitter<Element, Failure>) -> any Disposable) -> Source {
    Source { sink, scope in
      let emitter = Emitter(sink, until: scope)
      LockCheck.assertNoneHeld()
      scope.add(subscribe(emitter))
      emitter.producerReturned()
    }
  }
}
