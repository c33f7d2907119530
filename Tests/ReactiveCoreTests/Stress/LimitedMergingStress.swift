import TestSupport
import Foundation
import ReactiveCore
import Testing

@Suite struct LimitedMergingStress {
  /// Brings inner sources that complete on whichever thread comes next.
  private final class Subject: Sendable {
    let outer = Broadcaster<Int, Flaw>()
    let probe = Probe<Int>()
    let running = Count()
    let excesses = Count()
    let completed = Count()
    let open = Locked<[() -> Void]>([])

    init(limit: Int) {
      outer.source.flatMap(limit: limit) { number in
        .immediate { sink, _ in
          if self.running.add(1) > limit { self.excesses.add(1) }
          sink.next(number)
          let complete = {
            self.running.add(-1)
            self.completed.add(1)
            sink.end(.completed)
          }
          self.open.locked { $0.append(complete) }
        }
      }
      .start(into: probe.sink, until: probe.scope)
    }
  }

  @Test(arguments: [1, 2, 3]) func neverMoreThanTheLimit(limit: Int) {
    stress {
      Subject(limit: limit)
    } act: { subject, thread in
      if thread == 0 {
        for number in 0..<30 { subject.outer.send(number) }
        subject.outer.end(.completed)
      }
      while subject.completed.value < 30 {
        if let complete = subject.open.locked({ $0.popLast() }) { complete() } else { sched_yield() }
      }
    } check: { subject in
      #expect(subject.probe.breaches.isEmpty)
      #expect(subject.excesses.value == 0)
      #expect(subject.probe.elements.sorted() == Array(0..<30))
      #expect(subject.probe.ending == "completed")
      #expect(!subject.probe.isHeld)
    }
  }
}
