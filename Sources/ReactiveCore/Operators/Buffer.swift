extension Source {
  /// Collects elements, and delivers them when there are `count` of them or when `span` nanoseconds have passed since the last
  /// delivery, even if there are none.
  ///
  ///     --1-2-3-----4-----|
  ///     buffer(count: 2)
  ///     ----(12)----(3)-----(4)|
  ///
  /// A completion delivers the rest first, a failure drops it. With a count of 0 or less only the time matters. Holds the
  /// elements of one buffer. Implements Rx `buffer(timeSpan:count:)`.
  @inlinable
  public func buffer(for span: Int64, count: Int, on scheduler: any TimeScheduler) -> Source<[Element], Failure> {
    Source<[Element], Failure> { [run] sink, scope in
      let buffering = Buffering(sink, until: scope, count: count, alarm: Alarm(after: span, on: scheduler))
      buffering.startTimer()
      run(Sink(next: buffering.receive, end: buffering.sourceEnded), scope)
    }
  }
}

/// The elements that were not delivered yet.
@usableFromInline
final class Buffering<Element, Failure: Error>: Serializer<[Element], Failure>, AlarmOwner,
  @unchecked Sendable  // `lock` guards `elements` and `number`
{
  @usableFromInline let alarm: Alarm
  @usableFromInline let count: Int
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var elements: [Element] = []
  /// That of the current buffer. An alarm for an older one has no effect.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var number = 0

  @inlinable init(_ output: Sink<[Element], Failure>, until scope: Scope, count: Int, alarm: Alarm) {
    self.count = count
    self.alarm = alarm
    super.init(output, until: scope)
    scope.add(alarm)
  }

  /// Two threads may come here at a time. Whoever finds that its setting is for an older buffer repeats it.
  @inlinable func startTimer() {
    var number: Int
    repeat {
      number = lock.locked { self.number }
      alarm.set(number, for: self)
    } while lock.locked({ number != self.number })
  }

  @inlinable func receive(_ element: Element) {
    var full: [Element] = []
    let place = lock.locked { () -> Place? in
      elements.append(element)
      guard elements.count == count else { return nil }
      full = exchange(&elements, [])
      number += 1
      return placeLocked(.next(full))
    }
    if let place { deliver(full, place) }
  }

  @inlinable func sourceEnded(_ termination: Termination<Failure>) {
    let rest = lock.locked {
      number += 1
      return exchange(&elements, [])
    }
    if case .completed = termination { next(rest) }
    end(termination)
  }

  @inlinable func timeIsUp(_ number: Int) {
    var buffer: [Element] = []
    let place = lock.locked { () -> Place? in
      guard number == self.number else { return nil }
      buffer = exchange(&elements, [])
      self.number += 1
      return placeLocked(.next(buffer))
    }
    if let place { deliver(buffer, place) }
  }

  @inlinable func deliver(_ buffer: [Element], _ place: Place) {
    proceed(place) { nextAlone(buffer) }
    if !scope.isEnded { startTimer() }
  }
}
