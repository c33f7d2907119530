import TestSupport
import Foundation
import ReactiveCore
import Testing

/// One thread after the other, but with nothing that orders their memory accesses except the engine itself: for ThreadSanitizer.
@Suite struct HandOverStress {
  private typealias Stream = Broadcaster<Int, Flaw>

  /// Two threads do something to the subject, one after the other.
  private func handOver<Subject>(
    _ prepare: @escaping () -> Subject, _ first: @escaping (Subject) -> Void, then second: @escaping (Subject) -> Void,
    check: (Subject) -> Void
  ) {
    stress(rounds: 100) {
      (prepare(), Count())
    } act: { round, thread in
      let (subject, isDone) = round
      if thread == 0 {
        first(subject)
        isDone.add(1)
      } else if thread == 1 {
        while isDone.value == 0 { sched_yield() }
        second(subject)
      }
    } check: { subject, _ in
      check(subject)
    }
  }

  private func check(_ probe: Probe<Int>, _ elements: [Int]) {
    #expect(probe.breaches.isEmpty)
    #expect(probe.elements == elements)
    probe.finish()
    #expect(!probe.isHeld)
  }

  @Test func serializer() {
    handOver {
      let probe = Probe<Int>()
      return (probe, Serializer(probe.sink, until: probe.scope))
    } _: { _, serializer in
      serializer.next(1)
    } then: { _, serializer in
      serializer.next(2)
      serializer.end(.completed)
    } check: { probe, _ in
      #expect(probe.elements == [1, 2] && probe.ending == "completed")
    }
  }

  @Test(arguments: [nil, 1]) func broadcaster(limit: Int?) {
    handOver {
      (Stream(memory: limit.map { ReplayMemory(limit: $0, isKeptAtEnd: true) }), Probe<Int>())
    } _: { stream, probe in
      stream.subscribe(probe.sink, until: probe.scope)
      stream.send(1)
    } then: { stream, probe in
      stream.send(2)
      probe.scope.dispose()
    } check: { _, probe in
      check(probe, [1, 2])
    }
  }

  @Test func subscribersOfSeveralThreads() {
    handOver {
      (Stream(), [Probe<Int>(), Probe<Int>()])
    } _: { stream, probes in
      stream.subscribe(probes[0].sink, until: probes[0].scope)
    } then: { stream, probes in
      stream.subscribe(probes[1].sink, until: probes[1].scope)
      stream.send(1)
      stream.end(.completed)
    } check: { _, probes in
      for probe in probes { check(probe, [1]) }
    }
  }

  @Test func scope() {
    handOver {
      (Scope(), Probe<Int>())
    } _: { scope, probe in
      for number in 1...3 { scope.add(Teardown { probe.next(number) }) }
      scope.makeChild().add(Teardown { probe.next(4) })
    } then: { scope, _ in
      scope.dispose()
    } check: { _, probe in
      check(probe, [4, 3, 2, 1])
    }
  }

  @Test func emitter() {
    handOver {
      (Stream(), Probe<Int>())
    } _: { stream, probe in
      Source<Int, Flaw>.create { gate in
        gate.next(1)
        return stream.source.subscribe(next: gate.next, end: gate.end)
      }
      .start(into: probe.sink, until: probe.scope)
    } then: { stream, _ in
      stream.send(2)
    } check: { _, probe in
      check(probe, [1, 2])
    }
  }

  /// The outer source of a flattening operator goes on after an inner source has completed elsewhere.
  @Test(arguments: [0, 1, 2, 3]) func singleElementsAfterAnInnerSource(form: Int) {
    handOver {
      let (outer, inner, probe) = (Stream(), Stream(), Probe<Int>())
      let makeInner = { (element: Int) throws(Flaw) -> Source<Int, Flaw> in element == 0 ? inner.source : .just(element) }
      let flat =
        switch form {
        case 0: outer.source.flatMap(makeInner)
        case 1: outer.source.flatMapLatest(makeInner)
        case 2: outer.source.flatMapFirst(makeInner)
        default: outer.source.flatMap(limit: 1, makeInner)
        }
      flat.start(into: probe.sink, until: probe.scope)
      outer.send(0)
      return (outer, inner, probe)
    } _: { _, inner, _ in
      inner.send(1)
      inner.end(.completed)
    } then: { outer, _, _ in
      outer.send(2)
      outer.end(.completed)
    } check: { _, _, probe in
      #expect(probe.ending == "completed")
      check(probe, [1, 2])
    }
  }

  @Test func succession() {
    handOver {
      let (streams, probe) = ([Stream(), Stream(), Stream()], Probe<Int>())
      Source.concat(streams.map(\.source)).start(into: probe.sink, until: probe.scope)
      return (streams, probe)
    } _: { streams, _ in
      streams[0].end(.completed)
    } then: { streams, _ in
      streams[1].end(.completed)
      streams[2].send(1)
    } check: { _, probe in
      check(probe, [1])
    }
  }

  @Test func joining() {
    handOver {
      let (streams, probe) = ([Stream(), Stream()], Probe<Int>())
      let zipped: Source<Int, Flaw> = .zip(streams[0].source, streams[1].source, +)
      zipped.start(into: probe.sink, until: probe.scope)
      return (streams, probe)
    } _: { streams, _ in
      streams[0].send(1)
    } then: { streams, _ in
      streams[1].send(2)
    } check: { _, probe in
      check(probe, [3])
    }
  }

  @Test func race() {
    handOver {
      let (streams, probe) = ([Stream(), Stream()], Probe<Int>())
      return (streams, probe)
    } _: { streams, probe in
      Source.race(streams.map(\.source)).start(into: probe.sink, until: probe.scope)
    } then: { streams, _ in
      streams[1].send(1)
    } check: { streams, probe in
      #expect(!streams[0].hasObservers)
      check(probe, [1])
    }
  }

  @Test(arguments: SharingForm.allCases) func sharing(form: SharingForm) {
    handOver {
      let stream = Stream()
      return (stream, form.makeSource(of: stream.source), [Probe<Int>(), Probe<Int>()])
    } _: { _, shared, probes in
      shared.start(into: probes[0].sink, until: probes[0].scope)
    } then: { stream, shared, probes in
      shared.start(into: probes[1].sink, until: probes[1].scope)
      stream.send(1)
      probes[0].scope.dispose()
      stream.end(.completed)
    } check: { _, _, probes in
      for probe in probes { check(probe, [1]) }
    }
  }
}
