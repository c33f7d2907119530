import Foundation
import Synchronization

/// Lets two threads do something to the same subject at the same moment, many times.
///
/// - Parameters:
///   - prepare: Makes the subject of a round.
///   - first: What this thread does.
///   - second: What the other thread does meanwhile.
///   - check: Called when both are done.
public func race<Subject: Sendable>(
  rounds: Int = 2000, _ prepare: () -> Subject, _ first: (Subject) -> Void,
  _ second: @escaping @Sendable (Subject) -> Void, check: (Subject) -> Void
) {
  let track = RaceTrack<Subject>()
  Thread.detachNewThread {
    for round in 1...rounds {
      while track.started.load(ordering: .acquiring) < round { sched_yield() }
      second(track.subject!)
      track.finished.store(round, ordering: .releasing)
    }
  }
  for round in 1...rounds {
    let subject = prepare()
    track.subject = subject
    track.started.store(round, ordering: .releasing)
    first(subject)
    while track.finished.load(ordering: .acquiring) < round { sched_yield() }
    check(subject)
  }
}

private final class RaceTrack<Subject: Sendable>: @unchecked Sendable {  // the two atomics take turns in guarding `subject`
  var subject: Subject?
  let started = Atomic<Int>(0)
  let finished = Atomic<Int>(0)
}
