import Foundation
import Synchronization

/// Lets two threads do something to the same subject at the same moment, many times.
///
/// - Parameters:
///   - prepare: Makes the subject of a round.
///   - first: What this thread does.
///   - second: What the other thread does meanwhile.
///   - check: Called when both are done.
func duel<Subject: Sendable>(
  rounds: Int = 1000, _ prepare: () -> Subject, _ first: (Subject) -> Void,
  _ second: @escaping @Sendable (Subject) -> Void, check: (Subject) -> Void
) {
  let ground = DuellingGround<Subject>()
  Thread.detachNewThread {
    for round in 1...rounds {
      while ground.started.load(ordering: .acquiring) < round { sched_yield() }
      second(ground.subject!)
      ground.finished.store(round, ordering: .releasing)
    }
  }
  for round in 1...rounds {
    let subject = prepare()
    ground.subject = subject
    ground.started.store(round, ordering: .releasing)
    first(subject)
    while ground.finished.load(ordering: .acquiring) < round { sched_yield() }
    check(subject)
  }
}

private final class DuellingGround<Subject: Sendable>: @unchecked Sendable {  // the atomics take turns in guarding `subject`
  var subject: Subject?
  let started = Synchronization.Atomic<Int>(0)
  let finished = Synchronization.Atomic<Int>(0)
}
