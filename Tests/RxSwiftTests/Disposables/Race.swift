import Foundation
import Synchronization

/// Lets two threads do something to the same subject at the same moment, many times.
///
/// - Parameters:
///   - prepare: Makes the subject of a round.
///   - first: What this thread does.
///   - second: What the other thread does meanwhile.
///   - check: Called when both are done.
func race<Subject: Sendable>(
  rounds: Int = 2000, _ prepare: () -> Subject, _ first: (Subject) -> Void,
  _ second: @escaping @Sendable (Subject) -> Void, check: (Subject) -> Void
) {
  let meeting = Meeting<Subject>()
  Thread.detachNewThread {
    for round in 1...rounds {
      while meeting.started.load(ordering: .acquiring) < round { sched_yield() }
      second(meeting.subject!)
      meeting.finished.store(round, ordering: .releasing)
    }
  }
  for round in 1...rounds {
    let subject = prepare()
    meeting.subject = subject
    meeting.started.store(round, ordering: .releasing)
    first(subject)
    while meeting.finished.load(ordering: .acquiring) < round { sched_yield() }
    check(subject)
  }
}

private final class Meeting<Subject: Sendable>: @unchecked Sendable {  // the two atomics take turns in guarding `subject`
  var subject: Subject?
  let started = Atomic<Int>(0)
  let finished = Atomic<Int>(0)
}
