import Synchronization

extension Source {
  /// Runs a source for each element, and passes on the elements of all of them as they come.
  ///
  ///     --a-----b-----------|
  ///     flatMap { x in --x1--x2--| }
  ///     ----a1--a2-b1--b2---|
  ///
  /// Ends when the source and all inner sources have completed, or with the first failure. An inner source is given up as soon
  /// as the run ends. Elements that come while one is delivered wait in an unbounded queue.
  /// Implements Rx `flatMap`, ReactiveSwift `flatten(.merge)`.
  @inlinable
  public func flatMap<Result>(
    _ transform: @escaping (Element) throws(Failure) -> Source<Result, Failure>
  ) -> Source<Result, Failure> {
    Source<Result, Failure> { [run] sink, scope in
      let merging = Merging(sink, until: scope)
      let outer = scope.makeChild()
      let incoming = Sink<Element, Failure>(to: merging, end: { merging.end($0, of: outer) }) { element, receiver in
        let merging = receiver.cast(to: Merging<Result, Failure>.self)
        if merging.hasFailed { return }
        let inner: Source<Result, Failure>
        do throws(Failure) { inner = try transform(element) } catch { return merging.fail(.failed(error)) }
        merging.add(inner)
      }
      run(incoming, outer)
    }
  }
}

/// The run of operators that merge: the outer source and the inner sources that it brings.
@usableFromInline
final class Merging<Element, Failure: Error>: Serializer<Element, Failure>, @unchecked Sendable {  // the baton; atomics
  /// The sources that have not completed, the outer one included.
  @usableFromInline let running = Countdown(1)
  @usableFromInline let failure = Atomic<Bool>(false)

  /// Whether one of the sources has failed, perhaps in the middle of a delivery: then no further inner source is wanted.
  @inlinable var hasFailed: Bool {
    failure.load(ordering: .relaxed)
  }

  @usableFromInline func fail(_ termination: Termination<Failure>) {
    failure.store(true, ordering: .relaxed)
    end(termination)
  }

  /// Runs `inner`. Called by the outer source only.
  @inlinable func add(_ inner: Source<Element, Failure>) {
    if let element = inner.onlyElement {
      if running.isAtOne, !isHeld { nextAlone(element) } else { next(element) }
      return
    }
    if scope.isEnded || hasFailed { return }
    running.increment()
    let innerScope = scope.makeChild()
    inner.start(into: sink { self.end($0, of: innerScope) }, until: innerScope)
  }

  /// One of the sources has ended.
  @inlinable func end(_ termination: Termination<Failure>, of source: Scope) {
    guard case .completed = termination else { return fail(termination) }
    scope.end(source)
    if running.decrement() { end(.completed) }
  }
}
