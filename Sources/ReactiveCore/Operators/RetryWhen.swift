extension Source {
  /// Tells each failure to the source that `handler` makes of them, and runs this source again at each of its elements.
  ///
  ///     --1--X                  (this source)
  ///     -------x--|             (the trigger)
  ///     --1----1--X--|
  ///
  /// `handler` is called once per run, and the trigger runs before this source. When the trigger fails or completes, the result does
  /// too; while this source runs, at its next failure. A failure that `notice` makes nothing of is final.
  /// Implements Rx `retryWhen`.
  public func retry<Notice, Trigger>(
    notice: @escaping (Failure) -> Notice?,
    when handler: @escaping (Source<Notice, Failure>) -> Source<Trigger, Failure>
  ) -> Source {
    Source { sink, scope in
      let retrying = Retrying(self, sink, until: scope, notice: notice)
      scope.add(Teardown(retrying.notices.abandon))
      let trigger = handler(retrying.notices.source)
      let triggerScope = scope.makeChild()
      trigger.start(
        into: Sink(
          next: { _ in retrying.runAgain() },
          end: { termination in
            scope.end(triggerScope)
            retrying.triggerEnded(termination)
          }), until: triggerScope)
      retrying.run()
    }
  }
}

private final class Retrying<Element, Notice, Failure: Error>: @unchecked Sendable {  // `lock`; `loop` for the runs
  let notices = Broadcaster<Notice, Failure>()
  private let upstream: Source<Element, Failure>
  private let output: Sink<Element, Failure>
  private let scope: Scope
  private let notice: (Failure) -> Notice?
  private let loop = Loop()
  private let lock = Lock()
  /// The first run counts from the start, though the trigger comes before it.
  private var isRunning = true
  private var outcome: Termination<Failure>?

  init(
    _ upstream: Source<Element, Failure>, _ output: Sink<Element, Failure>, until scope: Scope,
    notice: @escaping (Failure) -> Notice?
  ) {
    self.upstream = upstream
    self.output = output
    self.scope = scope
    self.notice = notice
  }

  /// Runs the upstream, unless it is running.
  func runAgain() {
    let mayRun = lock.locked {
      if isRunning || outcome != nil { return false }
      isRunning = true
      return true
    }
    if mayRun { run() }
  }

  func run() {
    loop.request {
      if scope.isEnded { return }
      let attempt = scope.makeChild()
      upstream.start(into: output.ending { self.ended($0, attempt) }, until: attempt)
    }
  }

  private func ended(_ termination: Termination<Failure>, _ attempt: Scope) {
    guard case .failed(let failure) = termination, let notice = notice(failure) else { return output.end(termination) }
    scope.end(attempt)
    let outcome = lock.locked {
      isRunning = false
      return self.outcome
    }
    if let outcome { output.end(outcome) } else { notices.send(notice) }
  }

  func triggerEnded(_ termination: Termination<Failure>) {
    let isWaiting = lock.locked {
      outcome = termination
      return !isRunning
    }
    if isWaiting { output.end(termination) }
  }
}
