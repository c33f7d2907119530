import Synchronization

extension Source {
  /// Runs a source for each element and passes on its elements, until the next element comes: then it is given up first.
  ///
  ///     --a-----b-----------|
  ///     flatMapLatest { x in --x1--x2--| }
  ///     ----a1----b1--b2----|
  ///
  /// Ends when the source and the latest inner source have completed, or with the first failure.
  /// Nothing of an inner source is delivered once it was given up. Implements Rx `flatMapLatest`, ReactiveSwift `flatten(.latest)`.
  @inlinable
  public func flatMapLatest<Result>(
    _ transform: @escaping (Element) throws(Failure) -> Source<Result, Failure>
  ) -> Source<Result, Failure> {
    Source<Result, Failure> { [run] sink, scope in
      let switching = Switching(sink, until: scope)
      let outer = scope.makeChild()
      let incoming = Sink<Element, Failure>(to: switching, end: { switching.endOuter($0, outer) }) { element, receiver in
        let switching = receiver.cast(to: Switching<Result, Failure>.self)
        if switching.hasEnded { return }
        let inner: Source<Result, Failure>
        do throws(Failure) { inner = try transform(element) } catch { return switching.fail(error) }
        switching.change(to: inner)
      }
      run(incoming, outer)
    }
  }
}

/// The run of `flatMapLatest`. What waits for the baton is tagged with the scope of the inner source that said it, so that
/// nothing of an inner source passes once that was given up.
@usableFromInline
final class Switching<Element, Failure: Error>: Baton<(Signal<Element, Failure>, Scope)>,
  @unchecked Sendable  // `current`, `outerHasEnded`: `lock`; the other variables: the outer source
{
  @usableFromInline let output: Sink<Element, Failure>
  @usableFromInline let scope: Scope
  /// Set by the holder of the baton. The outer source looks at it too, which may be in the middle of the delivery of the end.
  @usableFromInline let ended = Atomic<Bool>(false)
  @exclusivity(unchecked) nonisolated(unsafe) var current: Scope?
  @exclusivity(unchecked) nonisolated(unsafe) var outerHasEnded = false
  /// Whether the latest inner source was run, and so might be `current`, which others change.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var hasRunInner = false
  /// Whether an inner source was ever given up while it was running, and so might still be in the middle of a send.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var hasSwitched = false

  @inlinable init(_ output: Sink<Element, Failure>, until scope: Scope) {
    self.output = output
    self.scope = scope
  }

  @inlinable var hasEnded: Bool {
    ended.load(ordering: .relaxed)
  }

  /// Gives up the current inner source and runs the next one. Called by the outer source.
  @inlinable func change(to inner: Source<Element, Failure>) {
    if scope.isEnded { return }
    if let element = inner.onlyElement {
      if hasRunInner { giveUpCurrent(for: nil) }
      if !hasSwitched, !isHeld {
        if !hasEnded { output.next(element) }
      } else {
        send(.next(element), of: scope)
      }
      return
    }
    if hasEnded { return }
    let innerScope = scope.makeChild()
    giveUpCurrent(for: innerScope)
    inner.start(
      into: Sink(
        next: { self.send(.next($0), of: innerScope) },
        end: { self.send(.end($0), of: innerScope) }),
      until: innerScope)
  }

  @usableFromInline func giveUpCurrent(for next: Scope?) {
    hasRunInner = next != nil
    guard let old = lock.locked({ exchange(&current, next) }) else { return }
    hasSwitched = true
    scope.end(old)
  }

  @inlinable func fail(_ failure: Failure) {
    send(.end(.failed(failure)), of: scope)
  }

  @usableFromInline func endOuter(_ termination: Termination<Failure>, _ outer: Scope) {
    guard case .completed = termination else { return send(.end(termination), of: scope) }
    scope.end(outer)
    let isLast = lock.locked {
      outerHasEnded = true
      return current == nil
    }
    if isLast { send(.end(.completed), of: scope) }
  }

  @inlinable func send(_ signal: Signal<Element, Failure>, of source: Scope) {
    guard take() else { return leave((signal, source)) }
    deliver(signal, of: source)
    pass()
  }

  public override func deliver(_ item: (Signal<Element, Failure>, Scope)) {
    deliver(item.0, of: item.1)
  }

  @inlinable func deliver(_ signal: Signal<Element, Failure>, of source: Scope) {
    guard !hasEnded, !source.isEnded, !scope.isEnded else { return }
    LockCheck.assertNoneHeld()
    switch signal {
    case .next(let element): output.next(element)
    case .end(let termination): finish(termination, of: source)
    }
  }

  @usableFromInline func finish(_ termination: Termination<Failure>, of source: Scope) {
    if case .completed = termination, source !== scope {
      let isLast = lock.locked { () -> Bool in
        guard current === source else { return false }
        current = nil  // the closure of `deliver` holds the scope, so nothing is released here
        return outerHasEnded
      }
      guard isLast else { return scope.end(source) }
    }
    ended.store(true, ordering: .relaxed)
    output.end(termination)
  }
}
