import ReactiveCore

/// A source that counts its runs and sends to all that are open.
final class Upstream {
  private(set) var starts = 0
  private var runs: [(scope: Scope, sink: Sink<Int, Flaw>)] = []

  /// How many runs have been started and not torn down.
  private(set) var open = 0

  var source: Source<Int, Flaw> {
    .immediate { [self] sink, scope in
      starts += 1
      open += 1
      runs.append((scope, sink))
      scope.add(
        Teardown { [self] in
          open -= 1
          let old = runs  // released at the end, since that calls out
          runs = old.filter { $0.scope !== scope }
        })
    }
  }

  func send(_ element: Int) {
    for run in runs where !run.scope.isEnded { run.sink.next(element) }
  }

  func end() {
    for run in runs where !run.scope.isEnded { run.sink.end(.completed) }
  }
}
