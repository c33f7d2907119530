import TestSupport
import ReactiveCore
import Testing

@Suite struct BroadcasterStress {
  private typealias Stream = Broadcaster<Int, Flaw>

  private final class Subject: @unchecked Sendable {  // each late probe belongs to one thread
    let stream: Stream
    let early = Probe<Int>()
    let late: [[Probe<Int>]] = (0..<4).map { _ in (0..<10).map { _ in Probe<Int>() } }

    init(limit: Int?) {
      stream = Stream(memory: limit.map { ReplayMemory(limit: $0, isKeptAtEnd: true) })
      stream.send(-1)
      stream.subscribe(early.sink, until: early.scope)
    }
  }

  @Test(arguments: [nil, 1, 3]) func lateObserversGetASuffix(limit: Int?) {
    stress {
      Subject(limit: limit)
    } act: { subject, thread in
      if thread < 2 {
        for number in 0..<30 { subject.stream.send(thread * 100 + number) }
      } else {
        for probe in subject.late[thread] { subject.stream.subscribe(probe.sink, until: probe.scope) }
      }
    } check: { subject in
      let all = subject.early.elements
      #expect(all.filter { $0 >= 0 }.count == 60)
      for probe in [subject.early] + subject.late[2...].joined() {
        #expect(probe.breaches.isEmpty)
        #expect(all.suffix(probe.elements.count) == probe.elements[...])
        if limit != nil { #expect(probe.elements.last == subject.stream.latest) }
        probe.finish()
        #expect(!probe.isHeld)
      }
      #expect(!subject.stream.hasObservers)
    }
  }

  @Test(arguments: [nil, 1]) func observersComeAndGo(limit: Int?) {
    stress {
      Subject(limit: limit)
    } act: { subject, thread in
      if thread == 0 {
        for number in 0..<30 { subject.stream.send(number) }
      } else {
        for probe in subject.late[thread] {
          subject.stream.subscribe(probe.sink, until: probe.scope)
          probe.scope.dispose()
        }
      }
    } check: { subject in
      #expect(subject.early.elements.suffix(30) == ArraySlice(0..<30))
      for probe in subject.late.joined() {
        #expect(probe.breaches.isEmpty)
        #expect(!probe.isHeld)
      }
      subject.early.finish()
      #expect(!subject.stream.hasObservers)
    }
  }

  @Test(arguments: [nil, 1]) func allAreToldTheEnd(limit: Int?) {
    stress {
      Subject(limit: limit)
    } act: { subject, thread in
      if thread == 0 {
        for number in 0..<10 { subject.stream.send(number) }
        subject.stream.end(.completed)
      } else {
        for probe in subject.late[thread] { subject.stream.subscribe(probe.sink, until: probe.scope) }
      }
    } check: { subject in
      for probe in [subject.early] + subject.late[1...].joined() {
        #expect(probe.breaches.isEmpty)
        #expect(probe.ending == "completed")
        #expect(!probe.isHeld)
      }
    }
  }

  @Test(arguments: [nil, 1]) func nobodyIsKeptWhenItIsAbandoned(limit: Int?) {
    stress {
      Subject(limit: limit)
    } act: { subject, thread in
      if thread == 0 {
        subject.stream.abandon()
      } else {
        for probe in subject.late[thread] { subject.stream.subscribe(probe.sink, until: probe.scope) }
      }
    } check: { subject in
      for probe in [subject.early] + subject.late[1...].joined() { #expect(!probe.isHeld && probe.breaches.isEmpty) }
    }
  }

  @Test(arguments: [nil, 1]) func invalidationDropsAll(limit: Int?) {
    stress {
      Subject(limit: limit)
    } act: { subject, thread in
      switch thread {
      case 0: subject.stream.invalidate { .failed(.flaw) }
      case 1: for number in 0..<10 { subject.stream.send(number) }
      default: for probe in subject.late[thread] { subject.stream.subscribe(probe.sink, until: probe.scope) }
      }
    } check: { subject in
      for probe in [subject.early] + subject.late[2...].joined() { #expect(!probe.isHeld && probe.breaches.isEmpty) }
    }
  }
}
