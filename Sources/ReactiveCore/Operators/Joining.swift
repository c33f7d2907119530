/// The run of operators that make elements out of those of several sources: `combineLatest`, `zip`, `withLatestFrom`.
///
/// What the sources say is taken in one at a time, under the baton; so the state of the operator needs no lock. A subclass or a
/// closure decides, this class runs the sources and delivers.
@usableFromInline
class Joining<Output, Failure: Error>: Baton<() -> Void>,
  @unchecked Sendable  // `running`, `hasEnded` belong to the holder of the baton
{
  @usableFromInline final let output: Sink<Output, Failure>
  @usableFromInline final let scope: Scope
  /// The sources that have not completed.
  @exclusivity(unchecked) @usableFromInline final nonisolated(unsafe) var running: Int
  @exclusivity(unchecked) @usableFromInline final nonisolated(unsafe) var hasEnded = false

  @inlinable init(_ output: Sink<Output, Failure>, until scope: Scope, sources: Int) {
    self.output = output
    self.scope = scope
    running = sources
  }

  /// Runs a source. `receive` and `completed` are called by the holder of the baton, as long as the run is not over.
  @inlinable final func add<Element>(
    _ source: Source<Element, Failure>, receive: @escaping (Element) -> Void, completed: @escaping () -> Void
  ) {
    if scope.isEnded { return }
    let child = scope.makeChild()
    source.start(
      into: Sink(
        next: { element in
          guard self.take() else { return self.leave { if self.isOpen { receive(element) } } }
          if self.isOpen { receive(element) }
          self.pass()
        },
        end: { termination in
          guard self.take() else { return self.leave { self.sourceEnded(termination, child, completed) } }
          self.sourceEnded(termination, child, completed)
          self.pass()
        }), until: child)
  }

  @inlinable final var isOpen: Bool {
    !hasEnded && !scope.isEnded
  }

  @usableFromInline final func sourceEnded(
    _ termination: Termination<Failure>, _ child: Scope, _ completed: () -> Void
  ) {
    guard isOpen else { return }
    guard case .completed = termination else { return finish(termination) }
    scope.end(child)
    running -= 1
    completed()
  }

  @inlinable final func send(_ make: () throws(Failure) -> Output) {
    let element: Output
    do throws(Failure) { element = try make() } catch { return finish(.failed(error)) }
    output.next(element)
  }

  @inlinable final func finish(_ termination: Termination<Failure>) {
    guard isOpen else { return }
    hasEnded = true
    output.end(termination)
  }

  public final override func deliver(_ item: @escaping () -> Void) {
    LockCheck.assertNoneHeld()
    item()
  }
}
