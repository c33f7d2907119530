#if DEBUG
  import ReactiveCore
  import Testing

  /// `flatMap` and `merge`.
  @Suite struct MergingModel {
    private typealias Stream = Broadcaster<Int, Flaw>

    /// Sends to a stream; -1 is its completion, -2 its failure.
    private func send(_ signals: [Int], to stream: Stream, in scenario: Scenario) {
      for signal in signals {
        scenario.act("\(signal)") {
          switch signal {
          case -1: stream.end(.completed)
          case -2: stream.end(.failed(.flaw))
          default: stream.send(signal)
          }
        }
      }
    }

    private func check(_ probe: Probe<Int>, in scenario: Scenario, gets elements: [Int]) {
      scenario.check {
        scenario.expectContract(probe)
        scenario.expect(probe.elements.sorted() == elements, "got \(probe.elements)")
        scenario.expect(probe.ending == "completed", "the end is \(probe.ending ?? "missing")")
        scenario.expect(!probe.isHeld, "the observer is still held")
      }
    }

    @Test func outerEndAgainstInnerEnd() {
      explore(.preemptions(3)) { scenario in
        let probe = scenario.makeProbe()
        let (outer, inner) = (Stream(), Stream())
        outer.source.flatMap { _ in inner.source }.start(into: probe.sink, until: probe.scope)
        outer.send(0)
        scenario.thread { outer.end(.completed) }
        scenario.thread { send([1, -1], to: inner, in: scenario) }
        check(probe, in: scenario, gets: [1])
      }
    }

    @Test func endsOfTwoInnerSources() {
      explore(.preemptions(3)) { scenario in
        let probe = scenario.makeProbe()
        let outer = Stream()
        let inner = [Stream(), Stream()]
        outer.source.flatMap { inner[$0].source }.start(into: probe.sink, until: probe.scope)
        outer.send(0)
        outer.send(1)
        outer.end(.completed)
        scenario.thread { send([1, -1], to: inner[0], in: scenario) }
        scenario.thread { send([2, -1], to: inner[1], in: scenario) }
        check(probe, in: scenario, gets: [1, 2])
      }
    }

    @Test func aNewInnerSourceAgainstTheEndOfTheLast() {
      explore(.preemptions(2)) { scenario in
        let probe = scenario.makeProbe()
        let outer = Stream()
        let inner = [Stream(), Stream()]
        outer.source.flatMap { inner[$0].source }.start(into: probe.sink, until: probe.scope)
        outer.send(0)
        scenario.thread {
          outer.send(1)
          outer.end(.completed)
          send([2, -1], to: inner[1], in: scenario)
        }
        scenario.thread { send([1, -1], to: inner[0], in: scenario) }
        check(probe, in: scenario, gets: [1, 2])
      }
    }

    @Test func singleElementsAgainstAnInnerSource() {
      explore(.preemptions(3)) { scenario in
        let probe = scenario.makeProbe()
        let (outer, inner) = (Stream(), Stream())
        outer.source.flatMap { $0 == 0 ? inner.source : .just($0) }.start(into: probe.sink, until: probe.scope)
        outer.send(0)
        scenario.thread { send([1, 2, -1], to: outer, in: scenario) }
        scenario.thread { send([3, -1], to: inner, in: scenario) }
        check(probe, in: scenario, gets: [1, 2, 3])
      }
    }

    @Test func failureAgainstEverythingElse() {
      explore(.preemptions(3)) { scenario in
        let probe = scenario.makeProbe()
        let (outer, inner) = (Stream(), Stream())
        outer.source.flatMap { $0 == 0 ? inner.source : .just($0) }.start(into: probe.sink, until: probe.scope)
        outer.send(0)
        scenario.thread { send([1, -1], to: outer, in: scenario) }
        scenario.thread { send([2, -2], to: inner, in: scenario) }
        scenario.check {
          scenario.expectContract(probe)
          scenario.expect(probe.ending == "failed", "the end is \(probe.ending ?? "missing")")
          scenario.expect(probe.elements.contains(2), "2 was lost")
          scenario.expect(!outer.hasObservers && !inner.hasObservers, "a source is still observed")
        }
      }
    }

    @Test func disposalAgainstANewInnerSource() {
      explore(.preemptions(4)) { scenario in
        let probe = scenario.makeProbe()
        let (outer, inner) = (Stream(), Stream())
        outer.source.flatMap { _ in inner.source }.start(into: probe.sink, until: probe.scope)
        scenario.thread { outer.send(0) }
        scenario.thread { probe.scope.dispose() }
        scenario.check {
          scenario.expect(!outer.hasObservers && !inner.hasObservers, "a source is still observed")
          scenario.expect(!probe.isHeld, "the observer is still held")
        }
      }
    }

    @Test func mergeCompletesOnce() {
      explore(.preemptions(2)) { scenario in
        let probe = scenario.makeProbe()
        let streams = [Stream(), Stream()]
        scenario.thread { Source.merge(streams.map(\.source)).start(into: probe.sink, until: probe.scope) }
        for stream in streams { scenario.thread { stream.end(.completed) } }
        check(probe, in: scenario, gets: [])
      }
    }
  }
#endif
