import Synchronization

extension Source {
  /// Passes elements until `other` sends one.
  ///
  ///     --1--2--3--4--|
  ///     ---------x----|
  ///     take(until:)
  ///     --1--2--3|
  ///
  /// `other` runs first; its failure is passed on, its completion changes nothing. The source is run even if `other` has sent at
  /// once, and ended then.
  /// Implements Rx `takeUntil`, ReactiveSwift `take(until:)`.
  @inlinable
  public func take<Trigger>(until other: Source<Trigger, Failure>) -> Source {
    Source { sink, scope in
      let output = Serializer(sink, until: scope)
      let trigger = scope.makeChild()
      other.start(
        into: Sink(
          next: { _ in output.end(.completed) },
          end: { termination in
            guard case .completed = termination else { return output.end(termination) }
            scope.end(trigger)
          }), until: trigger)
      start(into: output.sink, until: scope)
    }
  }

  /// Drops elements until `other` sends one.
  ///
  ///     --1--2--3--4--|
  ///     ------x-------|
  ///     skip(until:)
  ///     --------3--4--|
  ///
  /// This source runs first. If it completes before `other` has sent, nothing more is delivered, not even the completion. A failure of
  /// either is passed on; a completion of `other` changes nothing.
  /// Implements Rx `skipUntil`.
  @inlinable
  public func skip<Trigger>(until other: Source<Trigger, Failure>) -> Source {
    Source { sink, scope in
      let output = Serializer(sink, until: scope)
      let gate = Gate()
      let main = scope.makeChild()
      let trigger = scope.makeChild()
      start(
        into: Sink(
          next: { if gate.isOpen { output.next($0) } },
          end: { termination in
            if case .completed = termination, !gate.isOpen {
              scope.end(main)
              scope.end(trigger)
            } else {
              output.end(termination)
            }
          }), until: main)
      if scope.isEnded || main.isEnded { return }
      other.start(
        into: Sink(
          next: { _ in
            gate.open()
            scope.end(trigger)
          },
          end: { termination in
            guard case .completed = termination else { return output.end(termination) }
            scope.end(trigger)
          }), until: trigger)
    }
  }
}

/// Opens once.
@usableFromInline
final class Gate: Sendable {
  private let state = Atomic<Bool>(false)

  @usableFromInline init() {}

  @usableFromInline var isOpen: Bool { state.load(ordering: .acquiring) }

  @usableFromInline func open() { state.store(true, ordering: .releasing) }
}
