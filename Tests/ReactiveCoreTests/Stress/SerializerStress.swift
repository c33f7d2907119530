import TestSupport
import ReactiveCore
import Testing

@Suite struct SerializerStress {
  private struct Subject {
    let probe = Probe<Int>()
    let serializer: Serializer<Int, Flaw>

    init() {
      serializer = Serializer(probe.sink, until: probe.scope)
    }
  }

  @Test func nothingIsLostOrReordered() {
    stress {
      Subject()
    } act: { subject, thread in
      for number in 0..<50 { subject.serializer.next(thread * 100 + number) }
    } check: { subject in
      #expect(subject.probe.breaches.isEmpty)
      #expect(subject.probe.elements.count == 200)
      for thread in 0..<4 {
        #expect(subject.probe.elements.filter { $0 / 100 == thread } == (0..<50).map { thread * 100 + $0 })
      }
    }
  }

  @Test func nestedSendsAreKept() {
    stress {
      let subject = Subject()
      subject.probe.reaction = { if $0 < 1000 { subject.serializer.next($0 + 1000) } }
      return subject
    } act: { subject, thread in
      for number in 0..<20 { subject.serializer.next(thread * 100 + number) }
    } check: { subject in
      subject.probe.finish()
      #expect(subject.probe.breaches.isEmpty)
      #expect(subject.probe.elements.count == 160)
    }
  }

  @Test func oneEndIsTheLast() {
    stress {
      Subject()
    } act: { subject, thread in
      for number in 0..<20 { subject.serializer.next(thread * 100 + number) }
      subject.serializer.end(thread == 0 ? .completed : .failed(.flaw))
    } check: { subject in
      #expect(subject.probe.breaches.isEmpty)
      #expect(subject.probe.ending != nil)
      // The first one to end has sent all that it had.
      let counts = (0..<4).map { thread in subject.probe.elements.count { $0 / 100 == thread } }
      #expect(counts.contains(20))
    }
  }

  @Test func disposalStopsIt() {
    stress {
      Subject()
    } act: { subject, thread in
      if thread == 0 { return subject.probe.scope.dispose() }
      for number in 0..<20 { subject.serializer.next(thread * 100 + number) }
    } check: { subject in
      #expect(subject.probe.breaches.isEmpty)
      let count = subject.probe.elements.count
      subject.serializer.next(0)
      #expect(subject.probe.elements.count == count)
    }
  }
}
