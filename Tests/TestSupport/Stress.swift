import Foundation

/// Lets four threads work on the same subject at the same time, many times.
///
/// - Parameters:
///   - prepare: Makes the subject of a round.
///   - act: What each thread does; it is told its number.
///   - check: Called when all are done.
public func stress<Subject>(
  rounds: Int = 200, _ prepare: () -> Subject, act: @escaping (Subject, Int) -> Void, check: (Subject) -> Void
) {
  let arena = Arena<Subject>(act)
  for number in 0..<Arena<Subject>.threads { arena.startThread(number, rounds: rounds) }
  for _ in 0..<rounds {
    let subject = prepare()
    arena.play(subject)
    check(subject)
  }
}

private final class Arena<Subject>: @unchecked Sendable {  // the two meetings guard `subject`
  private let act: (Subject, Int) -> Void
  private let start = Meeting(of: threads + 1)
  private let finish = Meeting(of: threads + 1)
  private var subject: Subject?

  static var threads: Int { 4 }

  init(_ act: @escaping (Subject, Int) -> Void) {
    self.act = act
  }

  func startThread(_ number: Int, rounds: Int) {
    Thread.detachNewThread { [self] in
      for _ in 0..<rounds {
        start.wait()
        act(subject!, number)
        finish.wait()
      }
    }
  }

  func play(_ subject: Subject) {
    self.subject = subject
    start.wait()
    finish.wait()
    self.subject = nil
  }
}
