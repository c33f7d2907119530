import Synchronization

extension Source {
  /// Like `flatMap`, but runs at most `limit` inner sources at a time; the others wait their turn, first come first served.
  ///
  ///     --a-b---------------|
  ///     flatMap(limit: 1) { x in --x1--x2--| }
  ///     ----a1--a2---b1--b2-|
  ///
  /// `transform` is called as soon as an element comes; only the inner run waits. The queue of waiting sources is unbounded.
  /// Implements Rx `concatMap` (limit 1) and `merge(maxConcurrent:)`, ReactiveSwift `flatten(.concurrent(limit:))`.
  @inlinable
  public func flatMap<Result>(
    limit: Int, _ transform: @escaping (Element) throws(Failure) -> Source<Result, Failure>
  ) -> Source<Result, Failure> {
    Source<Result, Failure> { [run] sink, scope in
      let merging = LimitedMerging(sink, until: scope, limit: limit)
      let outer = scope.makeChild()
      let incoming = Sink<Element, Failure>(to: merging, end: { merging.end($0, of: outer) }) { element, receiver in
        let merging = receiver.cast(to: LimitedMerging<Result, Failure>.self)
        if merging.hasFailed { return }
        let inner: Source<Result, Failure>
        do throws(Failure) { inner = try transform(element) } catch { return merging.fail(.failed(error)) }
        merging.add(inner)
      }
      run(incoming, outer)
    }
  }
}

/// The run of operators that merge a limited number of inner sources at a time.
@usableFromInline
final class LimitedMerging<Element, Failure: Error>: Serializer<Element, Failure>,
  @unchecked Sendable  // the baton; `waiting`, `vacancies`: `lock`; atomics
{
  /// The sources that have not completed: the outer one, the running and the waiting inner ones.
  @usableFromInline let running = Countdown(1)
  @usableFromInline let failure = Atomic<Bool>(false)
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var waiting = RingBuffer<Source<Element, Failure>>()
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var vacancies: Int
  @usableFromInline let starting = Loop()

  @inlinable init(_ output: Sink<Element, Failure>, until scope: Scope, limit: Int) {
    vacancies = limit
    super.init(output, until: scope)
  }

  /// Whether one of the sources has failed, perhaps in the middle of a delivery: then no further inner source is wanted.
  @inlinable var hasFailed: Bool {
    failure.load(ordering: .relaxed)
  }

  @usableFromInline func fail(_ termination: Termination<Failure>) {
    failure.store(true, ordering: .relaxed)
    end(termination)
  }

  /// Runs `inner` now or later. Called by the outer source only.
  @inlinable func add(_ inner: Source<Element, Failure>) {
    if let element = inner.onlyElement, running.isAtOne, !isHeld { return nextAlone(element) }
    addRun(inner)
  }

  @inlinable func addRun(_ inner: Source<Element, Failure>) {
    if scope.isEnded || hasFailed { return }
    running.increment()
    lock.locked { waiting.append(inner) }
    startWaiting()
  }

  /// Starts a waiting source if there is room. In a loop: an inner source that completes at once makes room for the next one.
  @inlinable func startWaiting() {
    starting.request {
      let inner = lock.locked { () -> Source<Element, Failure>? in
        guard vacancies > 0, let inner = waiting.popFirst() else { return nil }
        vacancies -= 1
        return inner
      }
      guard let inner, !scope.isEnded, !hasFailed else { return }
      let innerScope = scope.makeChild()
      inner.start(into: sink { self.endInner($0, innerScope) }, until: innerScope)
    }
  }

  @inlinable func endInner(_ termination: Termination<Failure>, _ inner: Scope) {
    guard case .completed = termination else { return fail(termination) }
    scope.end(inner)
    lock.locked { vacancies += 1 }
    if running.decrement() { end(.completed) } else { startWaiting() }
  }

  /// The outer source has ended.
  @inlinable func end(_ termination: Termination<Failure>, of outer: Scope) {
    guard case .completed = termination else { return fail(termination) }
    if running.decrement() { end(.completed) } else { scope.end(outer) }
  }
}
