import TestSupport
import Foundation
import ReactiveCore
import Testing

@Suite struct SuccessionStress {
  /// Runs that are ended by whichever thread comes next.
  private final class Subject: Sendable {
    let probe = Probe<Int>()
    let started = Count()
    let open = Locked<[() -> Void]>([])

    /// A run that sends its number, and ends some time later.
    func makeRun(of count: Int, last: Termination<Flaw>, others: Termination<Flaw>) -> Source<Int, Flaw> {
      .immediate { [self] sink, scope in
        let number = started.add(1) - 1
        sink.next(number)
        let end = { sink.end(number == count - 1 ? last : others) }
        open.locked { $0.append(end) }
      }
    }

    func endRuns() {
      while !probe.scope.isEnded {
        if let end = open.locked({ $0.popLast() }) { end() } else { sched_yield() }
      }
    }
  }

  private func check(_ subject: Subject, count: Int) {
    #expect(subject.probe.breaches.isEmpty)
    #expect(subject.probe.elements == Array(0..<count))
    #expect(subject.probe.ending == "completed")
    #expect(!subject.probe.isHeld)
  }

  @Test func retryAcrossThreads() {
    stress {
      Subject()
    } act: { subject, thread in
      if thread == 0 {
        subject.makeRun(of: 30, last: .completed, others: .failed(.flaw)).retry()
          .start(into: subject.probe.sink, until: subject.probe.scope)
      }
      subject.endRuns()
    } check: { subject in
      check(subject, count: 30)
    }
  }

  @Test func concatAcrossThreads() {
    stress {
      Subject()
    } act: { subject, thread in
      if thread == 0 {
        let runs = (0..<30).lazy.map { _ in subject.makeRun(of: 30, last: .completed, others: .completed) }
        Source.concat(runs).start(into: subject.probe.sink, until: subject.probe.scope)
      }
      subject.endRuns()
    } check: { subject in
      check(subject, count: 30)
    }
  }
}
