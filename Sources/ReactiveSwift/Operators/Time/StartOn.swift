import ReactiveCore

extension SignalProducer {
  /// Starts the work on a scheduler. Events are delivered on the threads that send them.
  ///
  /// - Parameter scheduler: Where the work is started. Disposing a run before it got to that interrupts the run at once, and
  ///   nothing is started.
  @_disfavoredOverload
  public func start(on scheduler: any Scheduler) -> SignalProducer<Value, Error> {
    let run = source.run
    return SignalProducer(
      guarding: .immediate { sink, scope in
        if let work = scheduler.schedule({ if !scope.isEnded { run(sink, scope) } }) { scope.add(work) }
      })
  }
}
