extension Source {
  /// Delivers an element when `delay` nanoseconds have passed without another one.
  ///
  ///     --1-2-3------4--|
  ///     debounce
  ///     ----------3-----(4|)
  ///
  /// A completion delivers the element that waits first; a failure drops it. Holds one element. Implements Rx `debounce`.
  @inlinable
  public func debounce(_ delay: Int64, on scheduler: any TimeScheduler) -> Source {
    Source { [run] sink, scope in
      let debouncing = Debouncing(sink, until: scope, alarm: Alarm(after: delay, on: scheduler))
      run(Sink(next: debouncing.receive, end: debouncing.sourceEnded), scope)
    }
  }
}

/// The element that waits for silence.
@usableFromInline
final class Debouncing<Element, Failure: Error>: Serializer<Element, Failure>, AlarmOwner,
  @unchecked Sendable  // `lock` guards `waiting` and `number`
{
  @usableFromInline let alarm: Alarm
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var waiting: Element?
  /// That of the newest element. An alarm for an older one has no effect.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var number = 0

  @inlinable init(_ output: Sink<Element, Failure>, until scope: Scope, alarm: Alarm) {
    self.alarm = alarm
    super.init(output, until: scope)
    scope.add(alarm)
  }

  @inlinable func receive(_ element: Element) {
    let (displaced, number) = lock.locked {
      self.number += 1
      return (exchange(&waiting, element), self.number)
    }
    _ = displaced
    alarm.set(number, for: self)
  }

  @inlinable func sourceEnded(_ termination: Termination<Failure>) {
    let last = lock.locked {
      number += 1
      return exchange(&waiting, nil)
    }
    if let last, case .completed = termination { next(last) }
    end(termination)
  }

  /// The element is taken and put in order at one stroke, so that a completion can't overtake it.
  @inlinable func timeIsUp(_ number: Int) {
    var element: Element?
    let place = lock.locked { () -> Place? in
      guard number == self.number, let waiting = self.waiting.take() else { return nil }
      element = waiting
      return placeLocked(.next(waiting))
    }
    guard let place, let element else { return }
    proceed(place) { nextAlone(element) }
  }
}
