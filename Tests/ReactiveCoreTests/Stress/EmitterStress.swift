import TestSupport
import Foundation
import ReactiveCore
import Synchronization
import Testing

@Suite struct EmitterStress {
  private final class Subject: @unchecked Sendable {  // `isReady` guards `gate`
    let probe = Probe<Int>()
    let isReady = Atomic<Bool>(false)
    var gate: Sink<Int, Flaw>?

    /// Sends from the thread that runs `create`, inside its closure, or from another one.
    func send(from thread: Int, count: Int, ends: Bool) {
      if thread == 0 {
        Source<Int, Flaw>.create {
          self.gate = $0
          self.isReady.store(true, ordering: .releasing)
          for number in 0..<count { $0.next(number) }
          if ends { $0.end(.completed) }
          return Nop()
        }
        .start(into: probe.sink, until: probe.scope)
      } else {
        while !isReady.load(ordering: .acquiring) { sched_yield() }
        for number in 0..<count { gate!.next(thread * 100 + number) }
      }
    }
  }

  @Test func nothingIsLostOrReordered() {
    stress {
      Subject()
    } act: { subject, thread in
      subject.send(from: thread, count: 50, ends: false)
    } check: { subject in
      #expect(subject.probe.breaches.isEmpty)
      for thread in 0..<4 {
        #expect(subject.probe.elements.filter { $0 / 100 == thread } == (0..<50).map { thread * 100 + $0 })
      }
    }
  }

  @Test func nestedSendsAreKept() {
    stress {
      let subject = Subject()
      subject.probe.reaction = { if $0 < 1000 { subject.gate!.next($0 + 1000) } }
      return subject
    } act: { subject, thread in
      subject.send(from: thread, count: 20, ends: false)
    } check: { subject in
      subject.probe.finish()
      #expect(subject.probe.breaches.isEmpty)
      #expect(subject.probe.elements.count == 160)
    }
  }

  @Test func theEndIsTheLast() {
    stress {
      Subject()
    } act: { subject, thread in
      subject.send(from: thread, count: 20, ends: true)
    } check: { subject in
      #expect(subject.probe.breaches.isEmpty)
      #expect(subject.probe.elements.filter { $0 < 100 } == Array(0..<20))
      #expect(subject.probe.ending == "completed")
    }
  }
}
