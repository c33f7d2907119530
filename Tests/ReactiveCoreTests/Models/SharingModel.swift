#if DEBUG
  import ReactiveCore
  import Testing

  /// `share`, and `refCount` over a multicast.
  @Suite struct SharingModel {
    /// Checks that exactly those who stay are served, by one run, and that nothing is left when they leave too.
    private func checkRest(_ scenario: Scenario, _ upstream: Upstream, staying: [Probe<Int>], leaving: [Probe<Int>] = []) {
      scenario.expect(upstream.open == (staying.isEmpty ? 0 : 1), "\(upstream.open) runs are open")
      for probe in leaving { probe.isClosed = true }
      upstream.send(99)
      for probe in staying {
        scenario.expect(probe.elements.count { $0 == 99 } == 1, "got \(probe.elements)")
        probe.scope.dispose()
      }
      scenario.expect(upstream.open == 0, "a run is left open")
      for probe in staying + leaving {
        scenario.expectContract(probe)
        scenario.expect(!probe.isHeld, "an observer is still held")
      }
    }

    @Test(arguments: SharingForm.allCases) func twoSubscribeAtOnce(form: SharingForm) {
      explore(.preemptions(3)) { scenario in
        let upstream = Upstream()
        let shared = form.makeSource(of: upstream.source)
        let probes = [scenario.makeProbe(), scenario.makeProbe()]
        for probe in probes { scenario.thread { shared.start(into: probe.sink, until: probe.scope) } }
        scenario.check {
          scenario.expect(upstream.starts == 1, "\(upstream.starts) connections")
          checkRest(scenario, upstream, staying: probes)
        }
      }
    }

    @Test(arguments: SharingForm.allCases) func oneLeavesAsAnotherComes(form: SharingForm) {
      explore(.preemptions(3)) { scenario in
        let upstream = Upstream()
        let shared = form.makeSource(of: upstream.source)
        let (first, second) = (scenario.makeProbe(), scenario.makeProbe())
        shared.start(into: first.sink, until: first.scope)
        scenario.thread { first.scope.dispose() }
        scenario.thread { shared.start(into: second.sink, until: second.scope) }
        scenario.check { checkRest(scenario, upstream, staying: [second], leaving: [first]) }
      }
    }

    /// The first observer is disposed by another thread while it is still subscribing, and a second one comes.
    @Test(arguments: SharingForm.allCases) func oneLeavesWhileItComes(form: SharingForm) {
      explore(.preemptions(2)) { scenario in
        let upstream = Upstream()
        let shared = form.makeSource(of: upstream.source)
        let (first, second) = (scenario.makeProbe(), scenario.makeProbe())
        scenario.thread { shared.start(into: first.sink, until: first.scope) }
        scenario.thread { first.scope.dispose() }
        scenario.thread { shared.start(into: second.sink, until: second.scope) }
        scenario.check { checkRest(scenario, upstream, staying: [second], leaving: [first]) }
      }
    }

    @Test(arguments: SharingForm.allCases) func allComeAndGo(form: SharingForm) {
      explore(.random(seed: 10, schedules: 500)) { scenario in
        let upstream = Upstream()
        let shared = form.makeSource(of: upstream.source)
        let probes = (0..<6).map { _ in scenario.makeProbe() }
        for number in 0..<3 {
          scenario.thread {
            for probe in [probes[number], probes[number + 3]] {
              shared.start(into: probe.sink, until: probe.scope)
              probe.scope.dispose()
            }
          }
        }
        scenario.check { checkRest(scenario, upstream, staying: [], leaving: probes) }
      }
    }

    @Test(arguments: SharingForm.allCases) func theSourceEndsAsOneComes(form: SharingForm) {
      explore(.preemptions(3)) { scenario in
        let upstream = Upstream()
        let shared = form.makeSource(of: upstream.source)
        let (first, second) = (scenario.makeProbe(), scenario.makeProbe())
        shared.start(into: first.sink, until: first.scope)
        scenario.thread { upstream.end() }
        scenario.thread { shared.start(into: second.sink, until: second.scope) }
        scenario.check {
          scenario.expect(first.ending == "completed" && !first.isHeld, "the first one got no end")
          // The second one belongs to the ended run, or has a run of its own.
          let isServed = second.ending == nil
          scenario.expect(upstream.open == (isServed ? 1 : 0), "\(upstream.open) runs are open")
          checkRest(scenario, upstream, staying: isServed ? [second] : [], leaving: isServed ? [] : [second])
        }
      }
    }

    @Test(arguments: SharingForm.allCases) func theSourceEndsAsOneLeavesAndOneComes(form: SharingForm) {
      explore(.preemptions(2)) { scenario in
        let upstream = Upstream()
        let shared = form.makeSource(of: upstream.source)
        let (first, second) = (scenario.makeProbe(), scenario.makeProbe())
        shared.start(into: first.sink, until: first.scope)
        scenario.thread { upstream.end() }
        scenario.thread { first.scope.dispose() }
        scenario.thread { shared.start(into: second.sink, until: second.scope) }
        scenario.check {
          let isServed = second.ending == nil
          checkRest(scenario, upstream, staying: isServed ? [second] : [], leaving: isServed ? [first] : [first, second])
        }
      }
    }

    @Test func aConnectionIsMadeOnceAndCanBeMadeAgain() {
      explore(.preemptions(3)) { scenario in
        let upstream = Upstream()
        let stream = Broadcaster<Int, Flaw>()
        let multicast = Multicast<Int, Int, Flaw>(upstream.source) {
          MulticastHub(input: Sink(next: stream.send, end: stream.end), output: stream.source)
        }
        var connections: [Scope] = []
        for _ in 0..<2 { scenario.thread { connections.append(multicast.connect()) } }
        scenario.check {
          scenario.expect(upstream.open == 1 && connections[0] === connections[1], "\(upstream.open) runs are open")
          connections[0].dispose()
          scenario.expect(upstream.open == 0, "a run is left open")
          multicast.connect().dispose()
          scenario.expect(upstream.starts == 2, "\(upstream.starts) connections")
        }
      }
    }
  }
#endif
