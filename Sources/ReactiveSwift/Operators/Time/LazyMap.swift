import ReactiveCore

extension Signal {
  /// Replaces values by the results of `transform`, which is called on a scheduler: for the newest value only, if more come
  /// before the scheduler gets to it.
  ///
  /// - Parameters:
  ///   - scheduler: Where `transform` is called and events are delivered.
  ///   - transform: Called for some of the values.
  /// - Returns: The results. A failure or completion comes after the value that waits, an interruption drops it. Holds one value.
  public func lazyMap<U>(on scheduler: any Scheduler, transform: @escaping (Value) -> U) -> Signal<U, Error> {
    .fed(by: source.mappingLazily(on: scheduler, transform))
  }
}

extension SignalProducer {
  /// Replaces values by the results of `transform`, which is called on a scheduler: for the newest value only, if more come
  /// before the scheduler gets to it.
  ///
  /// - Parameters:
  ///   - scheduler: Where `transform` is called and events are delivered.
  ///   - transform: Called for some of the values.
  /// - Returns: The results. A failure or completion comes after the value that waits, an interruption drops it. Holds one value.
  public func lazyMap<U>(on scheduler: any Scheduler, transform: @escaping (Value) -> U) -> SignalProducer<U, Error> {
    SignalProducer<U, Error>(source: source.mappingLazily(on: scheduler, transform))
  }
}

extension Source {
  fileprivate func mappingLazily<U>(
    on scheduler: any Scheduler, _ transform: @escaping (Element) -> U
  ) -> Source<U, Failure> {
    .departing(on: scheduler.engine) { [run] departure in
      let parked = Locked<Element?>(nil)
      departure.upstream.add(Teardown { _ = parked.locked { $0.take() } })
      run(
        Sink(
          next: { value in
            guard parked.locked({ exchange(&$0, value) }) == nil else { return }
            departure.schedule {
              if let value = parked.locked({ $0.take() }) { departure.next(transform(value)) }
            }
          },
          end: { termination in
            if case .interrupted = termination { _ = parked.locked { $0.take() } }
            departure.scheduleEnd(termination)
          }), departure.upstream)
    }
  }
}
