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

  /// Runs a source, which ends at once if the run is over. `receive` is called by the holder of the baton, as long as the run is
  /// not over; `input` says what a completion means.
  @inlinable final func add<Element, Input: JoiningInput<Output, Failure>>(
    _ source: Source<Element, Failure>, to input: Input, receive: @escaping (Element, Input) -> Void
  ) {
    let sink = Sink<Element, Failure>(to: input, end: input.end) { element, receiver in
      let input = receiver.cast(to: Input.self)
      let joining = input.joining
      guard joining.take() else { return joining.leave { if joining.isOpen { receive(element, input) } } }
      if joining.isOpen { receive(element, input) }
      joining.pass()
    }
    source.start(into: sink, until: input.child)
  }

  @inlinable final var isOpen: Bool {
    !hasEnded && !scope.isEnded
  }

  @usableFromInline final func sourceEnded(
    _ termination: Termination<Failure>, _ child: Scope, _ meaning: JoiningInput<Output, Failure>.Completion
  ) {
    guard isOpen else { return }
    guard case .completed = termination else { return finish(termination) }
    if case .endsAll = meaning { return finish(.completed) }  // the child ends with the run, after the end was delivered
    scope.end(child)
    running -= 1
    switch meaning {
    case .endsAll, .endsItselfOnly: break
    case .endsAllAsTheLast: if running == 0 { finish(.completed) }
    case .runs(let action): action()
    }
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
