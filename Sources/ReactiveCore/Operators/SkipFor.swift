extension Source {
  /// Drops elements until `duration` nanoseconds have passed. An end passes at any time.
  ///
  /// The timer starts before the source. Implements Rx `skip(_:scheduler:)`.
  @inlinable
  public func skip(for duration: Int64, on scheduler: any TimeScheduler) -> Source {
    Source { [run] sink, scope in
      let gate = Gate()
      scope.add(scheduler.schedule(after: duration, gate.open))
      run(Sink(next: { if gate.isOpen { sink.next($0) } }, end: sink.end), scope)
    }
  }
}
