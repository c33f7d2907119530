import ReactiveCore

extension Signal {
  /// Delivers the events on a scheduler, in order.
  ///
  ///     --1--2--3--|
  ///     observe(on:)
  ///     ---1--2--3--|
  ///
  /// - Parameter scheduler: Where the observers of the result are told.
  /// - Returns: The same events, the end too. What was not delivered yet is held, without a limit, and dropped when nobody
  ///   observes it any more.
  @_disfavoredOverload @inlinable public func observe(on scheduler: any Scheduler) -> Signal<Value, Error> {
    .fed(by: source.observing(on: scheduler))
  }
}

extension SignalProducer {
  /// Delivers the events on a scheduler, in order. The work is started where the producer is started.
  ///
  ///     --1--2--3--|
  ///     observe(on:)
  ///     ---1--2--3--|
  ///
  /// - Parameter scheduler: Where the observer of a run is told.
  /// - Returns: The same events, the end too. What was not delivered yet is held, without a limit. Disposing a run cancels the
  ///   work at once, drops that, and delivers `interrupted` on the scheduler.
  @_disfavoredOverload @inlinable public func observe(on scheduler: any Scheduler) -> SignalProducer<Value, Error> {
    SignalProducer(source: source.observing(on: scheduler))
  }
}

extension Source {
  /// On a queue one piece of work delivers all that is waiting; on other schedulers, whose order a test may look at, each event has
  /// its own.
  @inlinable func observing(on scheduler: any Scheduler) -> Source {
    let engine = scheduler.engine
    if engine.isSerialQueue {
      let run = observe(on: engine).run
      return .immediate { sink, scope in
        let departure = Departure(into: sink, until: scope, on: engine)
        // The engine's hop looks at its scope before each value, so that a value need not pass through the departure.
        if !departure.isOver { run(sink.ending(departure.end), departure.upstream) }
      }
    }
    return .departing(on: engine) { [run] departure in
      run(
        Sink(
          next: { value in departure.enqueue(.next(value)) { departure.schedule($0) } },
          end: { termination in departure.scheduleEnd(termination) }), departure.upstream)
    }
  }
}
