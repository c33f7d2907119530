extension Source {
  /// Delivers an element at once, and then at most one in each `interval` nanoseconds.
  ///
  ///     --1-2-3-4-----5-|
  ///     throttle(latest: true)
  ///     --1-----4-----5-|
  ///     throttle(latest: false)
  ///     --1-----------5-|
  ///
  /// The interval counts from when an element has been delivered. With `latest` the newest element that came meanwhile is
  /// delivered when it is over, and a completion waits for that; otherwise such elements are dropped. A failure drops what waits.
  /// The source is ended at its own end. Holds one element. Implements Rx `throttle`.
  @inlinable
  public func throttle(_ interval: Int64, latest: Bool, on scheduler: any TimeScheduler) -> Source {
    Source { [run] sink, scope in
      let throttling = Throttling(sink, until: scope, interval: interval, sendsLatest: latest, on: scheduler)
      let source = scope.makeChild()
      run(
        Sink(
          next: throttling.receive,
          end: { termination in
            throttling.sourceEnded(termination)
            scope.end(source)
          }), source)
    }
  }
}

/// The element that waits for the end of the interval.
@usableFromInline
final class Throttling<Element, Failure: Error>: Serializer<Element, Failure>,
  @unchecked Sendable  // `lock` guards the variables
{
  @usableFromInline let interval: Int64
  @usableFromInline let sendsLatest: Bool
  @usableFromInline let scheduler: any TimeScheduler
  @usableFromInline let appointment = Appointment()
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var lastSent: Int64?
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var waiting: Element?
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var hasCompleted = false
  /// That of the newest timer. An older one has no effect.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var number = 0

  @usableFromInline enum Decision {
    case drop
    case keep
    case keepUntil(timer: Int, after: Int64)
    case send(Place)
  }

  @inlinable init(
    _ output: Sink<Element, Failure>, until scope: Scope, interval: Int64, sendsLatest: Bool, on scheduler: any TimeScheduler
  ) {
    self.interval = interval
    self.sendsLatest = sendsLatest
    self.scheduler = scheduler
    super.init(output, until: scope)
    scope.add(appointment)
  }

  @inlinable func receive(_ element: Element) {
    let now = scheduler.now
    var displaced: Element?
    switch lock.locked({ decideLocked(element, now: now, displaced: &displaced) }) {
    case .drop, .keep: break
    case .keepUntil(let timer, let remaining):
      appointment.make { scheduler.schedule(after: remaining) { self.sendWaiting(timer) } }
    case .send(let place):
      if displaced != nil { appointment.cancel() }
      deliver(element, place)
    }
  }

  @inlinable func decideLocked(_ element: Element, now: Int64, displaced: inout Element?) -> Decision {
    let passed = lastSent.map { max(0, now &- $0) } ?? .max
    guard passed < interval else {
      displaced = waiting.take()
      number += 1
      lastSent = now
      return .send(placeLocked(.next(element)))
    }
    guard sendsLatest else { return .drop }
    displaced = exchange(&waiting, element)
    guard displaced == nil else { return .keep }
    number += 1
    return .keepUntil(timer: number, after: interval - passed)
  }

  @inlinable func sourceEnded(_ termination: Termination<Failure>) {
    var dropped: Element?
    let mustWait = lock.locked {
      if case .completed = termination, waiting != nil {
        hasCompleted = true
        return true
      }
      number += 1
      dropped = waiting.take()
      return false
    }
    if !mustWait { end(termination) }
    _ = dropped
  }

  /// The element is taken and put in order at one stroke, so that a completion can't overtake it.
  @inlinable func sendWaiting(_ number: Int) {
    let now = scheduler.now
    var element: Element?
    var isLast = false
    let place = lock.locked { () -> Place? in
      guard number == self.number, let waiting = self.waiting.take() else { return nil }
      element = waiting
      isLast = hasCompleted
      lastSent = now
      return placeLocked(.next(waiting))
    }
    guard let place, let element else { return }
    deliver(element, place)
    if isLast { end(.completed) }
  }

  @inlinable func deliver(_ element: Element, _ place: Place) {
    proceed(place) { nextAlone(element) }
    let now = scheduler.now
    lock.locked { lastSent = now }
  }
}
