import Foundation
import ReactiveCore

extension Signal {
  /// Delivers the values of each interval together, at its end.
  ///
  ///     -1-2---3-----|
  ///     collect(every: 4)
  ///     ----12--3----|
  ///
  /// - Parameters:
  ///   - interval: The length of an interval. The first one begins now.
  ///   - scheduler: Where events are delivered. Its timer has a leeway of a tenth of the interval.
  ///   - skipEmpty: Whether nothing is delivered for an interval without values.
  ///   - discardWhenCompleted: Whether completion drops the values of the last interval and is delivered as soon as the scheduler
  ///     gets to it. Otherwise both are delivered at the end of the interval.
  /// - Returns: The groups. A failure or interruption is scheduled at once, and drops what was gathered. Holds the values of one
  ///   interval.
  @_disfavoredOverload
  public func collect(
    every interval: DispatchTimeInterval, on scheduler: any DateScheduler, skipEmpty: Bool = false,
    discardWhenCompleted: Bool = true
  ) -> Signal<[Value], Error> {
    .fed(by: source.collecting(every: interval, on: scheduler, skipsEmpty: skipEmpty, discardsAtEnd: discardWhenCompleted))
  }
}

extension SignalProducer {
  /// Delivers the values of each interval together, at its end.
  ///
  ///     -1-2---3-----|
  ///     collect(every: 4)
  ///     ----12--3----|
  ///
  /// - Parameters:
  ///   - interval: The length of an interval. The first one begins with the run.
  ///   - scheduler: Where events are delivered. Its timer has a leeway of a tenth of the interval.
  ///   - skipEmpty: Whether nothing is delivered for an interval without values.
  ///   - discardWhenCompleted: Whether completion drops the values of the last interval and is delivered as soon as the scheduler
  ///     gets to it. Otherwise both are delivered at the end of the interval.
  /// - Returns: The groups. A failure or interruption is scheduled at once, and drops what was gathered. Holds the values of one
  ///   interval.
  @_disfavoredOverload
  public func collect(
    every interval: DispatchTimeInterval, on scheduler: any DateScheduler, skipEmpty: Bool = false,
    discardWhenCompleted: Bool = true
  ) -> SignalProducer<[Value], Error> {
    SignalProducer<[Value], Error>(
      source: source.collecting(
        every: interval, on: scheduler, skipsEmpty: skipEmpty, discardsAtEnd: discardWhenCompleted))
  }
}

extension Source {
  fileprivate func collecting(
    every interval: DispatchTimeInterval, on scheduler: any DateScheduler, skipsEmpty: Bool, discardsAtEnd: Bool
  ) -> Source<[Element], Failure> {
    requireRepetition(interval, interval)
    let engine = scheduler.engine(leeway: interval * 0.1)
    let period = interval.saturatedNanoseconds
    return .departing(on: engine) { [run] departure in
      let gathered = Locked<(values: [Element], isCompleted: Bool)>(([], false))
      let timer = engine.schedulePeriodic(after: period, every: period) {
        let (values, isCompleted) = gathered.locked { (exchange(&$0.values, []), $0.isCompleted) }
        if !values.isEmpty || !skipsEmpty { departure.next(values) }
        if isCompleted { departure.end(.completed) }
      }
      departure.upstream.add(
        Teardown {
          timer.dispose()
          _ = gathered.locked { exchange(&$0.values, []) }
        })
      run(
        Sink(
          next: { value in gathered.locked { $0.values.append(value) } },
          end: { termination in
            if case .completed = termination, !discardsAtEnd { return gathered.locked { $0.isCompleted = true } }
            _ = gathered.locked { exchange(&$0.values, []) }
            departure.scheduleEnd(termination)
          }), departure.upstream)
    }
  }
}
