import Synchronization

extension Source {
  /// Runs the source on `scheduler`, and ends its run there too, also after its own end.
  ///
  /// Elements are not moved: they come on the thread that sends them. A run that ends before the scheduler got to it never runs
  /// the source. Implements Rx `subscribe(on:)`, ReactiveSwift `start(on:)`.
  @inlinable
  public func subscribe(on scheduler: any ImmediateScheduler) -> Source {
    Source { sink, scope in
      let scheduler = BlockingWatch.watched(scheduler)
      let remote = RemoteRun(on: scheduler)
      let guarded = Sink<Element, Failure>(
        next: { element in if scope.isEnded { remote.stopStarting() } else { sink.next(element) } },
        end: { termination in if !scope.isEnded { sink.end(termination) } })
      let work = scheduler.schedule { remote.run { start(into: guarded, until: remote.scope) } }
      scope.add(
        Teardown {
          work.dispose()
          remote.end()
        })
    }
  }
}

/// A run of a source that is started and ended on a scheduler.
@usableFromInline
final class RemoteRun: Sendable {
  private enum Phase {
    static let waiting: UInt8 = 0
    static let started: UInt8 = 1
    static let ended: UInt8 = 2
  }

  /// The scope of the source. It isn't a child of that of the run, because it ends later.
  @usableFromInline let scope = Scope()
  private let scheduler: any ImmediateScheduler
  private let phase = Atomic<UInt8>(Phase.waiting)
  /// The thread that is starting the source, by its trampoline; 0 for none.
  private let starter = Atomic<UInt>(0)

  @usableFromInline init(on scheduler: any ImmediateScheduler) {
    self.scheduler = scheduler
  }

  /// Starts the source, unless the run has ended. Called by the scheduler.
  @usableFromInline func run(_ start: () -> Void) {
    let attempt = phase.compareExchange(expected: Phase.waiting, desired: Phase.started, ordering: .acquiringAndReleasing)
    guard attempt.exchanged else { return }
    starter.store(ThisThread.number, ordering: .relaxed)
    start()
    starter.store(0, ordering: .relaxed)
  }

  /// Ends the source on the scheduler, if it was started.
  @usableFromInline func end() {
    guard phase.exchange(Phase.ended, ordering: .acquiringAndReleasing) == Phase.started, !scope.isEnded else { return }
    _ = scheduler.schedule { self.scope.dispose() }
  }

  /// Ends the source at once if it still sends while it is being started. Endless sequences do: they would keep the scheduler
  /// from ever getting to what `end()` left there.
  @usableFromInline func stopStarting() {
    if starter.load(ordering: .relaxed) == ThisThread.number { scope.dispose() }
  }
}
