import ReactiveCore
import Synchronization

/// What the copies of a producer that replays share: one run of the original, and what it has sent last.
///
/// The run is given up when neither a copy nor a run of one is left.
private final class ReplayState<Value, Error: Swift.Error>: @unchecked Sendable {  // `isStarted` decides who starts
  private let original: SignalProducer<Value, Error>
  private let broadcaster: Broadcaster<Value, Error>
  private let scope = Scope()
  private let isStarted = Synchronization.Atomic<Bool>(false)

  init(_ original: SignalProducer<Value, Error>, capacity: Int) {
    self.original = original
    broadcaster = Broadcaster(memory: ReplayMemory(limit: capacity, isKeptAtEnd: true))
  }

  deinit {
    scope.dispose()
    broadcaster.abandon()
  }

  func join(_ sink: Sink<Value, Error>, until scope: Scope) {
    scope.add(Teardown { withExtendedLifetime(self) {} })
    broadcaster.subscribe(sink, until: scope)
    if !isStarted.exchange(true, ordering: .acquiringAndReleasing) { start() }
  }

  private func start() {
    let (broadcaster, scope) = (broadcaster, scope)
    let incoming = Sink<Value, Error>(
      next: broadcaster.send,
      end: { termination in
        broadcaster.end(termination)
        scope.dispose()
      })
    original.source.run(incoming, scope)
  }
}

extension SignalProducer {
  /// Starts this producer once, with the first start, and lets all runs share that: a late one gets the last values first.
  ///
  ///     --1--2--3--|
  ///     first:   ^-1--2--3--|
  ///     second:         ^(23)|          (upTo: 2)
  ///
  /// - Parameter capacity: How many values are replayed; at least 0. The end is replayed, too.
  /// - Returns: A producer that is started at most once, whoever disposes its runs. Its one run is given up, and the values are released, when
  ///   neither a copy of the producer nor a run is left.
  public func replayLazily(upTo capacity: Int) -> SignalProducer<Value, Error> {
    precondition(capacity >= 0, "replayLazily(upTo:): the capacity must not be negative.")
    let state = ReplayState(self, capacity: capacity)
    return SignalProducer(guarding: .immediate { sink, scope in state.join(sink, until: scope) })
  }
}
