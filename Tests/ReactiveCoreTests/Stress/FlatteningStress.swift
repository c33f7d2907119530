import TestSupport
import ReactiveCore
import Testing

/// The operators that run several sources, each source on a thread of its own.
@Suite struct FlatteningStress {
  private typealias Stream = Broadcaster<Int, Flaw>

  private final class Subject: @unchecked Sendable {  // immutable, but for the probe
    let outer = Stream()
    let inner = (0..<4).map { _ in Stream() }
    let probe = Probe<Int>()

    init(_ flatten: (Subject) -> Source<Int, Flaw>) {
      flatten(self).start(into: probe.sink, until: probe.scope)
    }

    func send(_ count: Int, from thread: Int) {
      for number in 0..<count { inner[thread].send(thread * 100 + number) }
    }

    func elements(of thread: Int) -> [Int] {
      probe.elements.filter { $0 / 100 == thread }
    }
  }

  @Test func flatMap() {
    stress {
      let subject = Subject { subject in subject.outer.source.flatMap { subject.inner[$0].source } }
      for number in 1..<4 { subject.outer.send(number) }
      return subject
    } act: { subject, thread in
      if thread == 0 {
        subject.outer.send(0)
        subject.outer.end(.completed)
      }
      subject.send(20, from: thread)
      subject.inner[thread].end(.completed)
    } check: { subject in
      #expect(subject.probe.breaches.isEmpty)
      for thread in 0..<4 { #expect(subject.elements(of: thread) == (0..<20).map { thread * 100 + $0 }) }
      #expect(subject.probe.ending == "completed")
      #expect(!subject.probe.isHeld)
    }
  }

  /// The outer source sends single elements meanwhile, past the baton if it can.
  @Test func flatMapToSingleElements() {
    stress {
      let subject = Subject { subject in
        subject.outer.source.flatMap { $0 < 0 ? subject.inner[-$0].source : .just($0) }
      }
      for number in 1..<4 { subject.outer.send(-number) }
      return subject
    } act: { subject, thread in
      if thread == 0 {
        for number in 0..<40 { subject.outer.send(number) }
        subject.outer.end(.completed)
      } else {
        subject.send(5, from: thread)
        subject.inner[thread].end(.completed)
      }
    } check: { subject in
      #expect(subject.probe.breaches.isEmpty)
      #expect(subject.elements(of: 0) == Array(0..<40))
      #expect(subject.probe.elements.count == 55)
      #expect(subject.probe.ending == "completed")
    }
  }

  @Test func failureEndsAll() {
    stress {
      let subject = Subject { subject in subject.outer.source.flatMap { subject.inner[$0].source } }
      for number in 0..<4 { subject.outer.send(number) }
      return subject
    } act: { subject, thread in
      subject.send(5, from: thread)
      subject.inner[thread].end(thread == 0 ? .failed(.flaw) : .completed)
    } check: { subject in
      #expect(subject.probe.breaches.isEmpty)
      #expect(subject.probe.ending == "failed")
      #expect(subject.elements(of: 0).count == 5)
      #expect(!subject.probe.isHeld && !subject.outer.hasObservers && !subject.inner.contains(where: \.hasObservers))
    }
  }

  @Test func flatMapLatest() {
    stress {
      Subject { subject in subject.outer.source.flatMapLatest { $0 < 0 ? .just(1000) : subject.inner[$0].source } }
    } act: { subject, thread in
      if thread == 0 {
        for number in 0..<20 { subject.outer.send(number % 5 == 4 ? -1 : number % 5) }
        subject.outer.end(.completed)
      } else {
        subject.send(20, from: thread)
        subject.inner[thread].end(.completed)
      }
    } check: { subject in
      #expect(subject.probe.breaches.isEmpty)
      #expect(subject.probe.elements.count { $0 == 1000 } == 4)
      #expect(subject.probe.ending == "completed")
      #expect(!subject.probe.isHeld)
    }
  }

  /// The inner source completes at the very moment at which the outer one brings a single element.
  @Test func flatMapLatestToSingleElements() {
    stress {
      let subject = Subject { subject in subject.outer.source.flatMapLatest { $0 < 0 ? subject.inner[0].source : .just($0) } }
      subject.outer.send(-1)
      return subject
    } act: { subject, thread in
      if thread == 0 { subject.inner[0].end(.completed) }
      if thread == 1 { for number in 1...5 { subject.outer.send(number) } }
    } check: { subject in
      #expect(subject.probe.breaches.isEmpty)
      #expect(subject.probe.elements == Array(1...5))
      subject.probe.finish()
    }
  }

  @Test func flatMapFirst() {
    stress {
      Subject { subject in subject.outer.source.flatMapFirst { subject.inner[$0].source } }
    } act: { subject, thread in
      if thread == 0 {
        for number in 0..<20 { subject.outer.send(1 + number % 3) }
        subject.outer.end(.completed)
      } else {
        subject.send(10, from: thread)
        subject.inner[thread].end(.completed)
      }
    } check: { subject in
      #expect(subject.probe.breaches.isEmpty)
      #expect(subject.probe.ending == "completed")
      #expect(!subject.probe.isHeld)
    }
  }

  @Test func race() {
    stress {
      Subject { subject in Source.race(subject.inner.map(\.source)) }
    } act: { subject, thread in
      subject.send(5, from: thread)
    } check: { subject in
      #expect(subject.probe.breaches.isEmpty)
      #expect(subject.probe.elements.count == 5 && Set(subject.probe.elements.map { $0 / 100 }).count == 1)
      #expect(subject.inner.count(where: \.hasObservers) == 1)
      subject.probe.finish()
    }
  }
}
