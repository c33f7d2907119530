#if DEBUG
  import ReactiveCore
  import Testing

  /// `flatMapLatest`.
  @Suite struct SwitchingModel {
    private typealias Stream = Broadcaster<Int, Flaw>

    /// The outer source switches from a first inner source, which sends 1 and 2, to a second one, which sends 11 and 12. A
    /// source 0 sends a single element instead.
    private func switching(
      single: Int? = nil, firstEnds: Bool = false, outerEnds: Bool = false
    ) -> (Scenario) -> Void {
      { scenario in
        let probe = scenario.makeProbe()
        let outer = Stream()
        let inner = [Stream(), Stream()]
        outer.source.flatMapLatest { $0 == single ? .just($0 * 10 + 1) : inner[$0].source }
          .start(into: probe.sink, until: probe.scope)
        outer.send(0)
        scenario.thread {
          scenario.act("switch") { outer.send(1) }
          if outerEnds { outer.end(.completed) }
        }
        scenario.thread {
          for element in 1...2 { scenario.act("\(element)") { inner[0].send(element) } }
          if firstEnds { inner[0].end(.completed) }
        }
        if single == nil {
          scenario.thread {
            for element in 11...12 { scenario.act("\(element)") { inner[1].send(element) } }
            inner[1].end(.completed)
          }
        }
        scenario.check {
          scenario.expectContract(probe)
          let first = probe.elements.filter { $0 < 10 }
          let second = probe.elements.filter { $0 > 10 }
          scenario.expect(probe.elements == first + second, "got \(probe.elements)")
          if single == nil {
            scenario.expect([11, 12].suffix(second.count) == second[...], "got \(probe.elements)")
          } else {
            scenario.expect(second == [11], "got \(probe.elements)")
          }
          for element in first { scenario.expect(!scenario.isBefore("switch", "\(element)"), "\(element) came too late") }
          for element in 1...2 where scenario.isBefore("\(element)", "switch") && single != 0 {
            scenario.expect(first.contains(element), "\(element) was lost")
          }
          scenario.expect(probe.ending == (outerEnds ? "completed" : nil), "the end is \(probe.ending ?? "missing")")
          scenario.expect(!inner[0].hasObservers && !inner[1].hasObservers, "an inner source is still observed")
        }
      }
    }

    @Test func fromOneToTheNext() { explore(.preemptions(2), switching()) }
    @Test func fromOneThatEnds() { explore(.preemptions(1), switching(firstEnds: true)) }
    @Test func outerEnd() { explore(.preemptions(1), switching(firstEnds: true, outerEnds: true)) }
    @Test func atRandom() { explore(.random(seed: 8, schedules: 2000), switching(firstEnds: true, outerEnds: true)) }
    @Test func toASingleElement() { explore(.preemptions(2), switching(single: 1, firstEnds: true)) }
    @Test func toASingleElementAtRandom() {
      explore(.random(seed: 9, schedules: 2000), switching(single: 1, firstEnds: true, outerEnds: true))
    }

    /// An inner source completes on its thread while the outer one goes on to a single element.
    @Test func singleElementAgainstInnerEnd() {
      explore(.preemptions(3)) { scenario in
        let probe = scenario.makeProbe()
        let (outer, inner) = (Stream(), Stream())
        outer.source.flatMapLatest { $0 == 0 ? inner.source : .just($0) }.start(into: probe.sink, until: probe.scope)
        outer.send(0)
        scenario.thread { for element in [11, 12] { outer.send(element) } }
        scenario.thread { inner.end(.completed) }
        scenario.check {
          scenario.expectContract(probe)
          scenario.expect(probe.elements == [11, 12], "got \(probe.elements)")
        }
      }
    }

    @Test func failureAgainstASwitch() {
      explore(.preemptions(3)) { scenario in
        let probe = scenario.makeProbe()
        let outer = Stream()
        let inner = [Stream(), Stream()]
        outer.source.flatMapLatest { inner[$0].source }.start(into: probe.sink, until: probe.scope)
        outer.send(0)
        scenario.thread { scenario.act("switch") { outer.send(1) } }
        scenario.thread { scenario.act("failure") { inner[0].end(.failed(.flaw)) } }
        scenario.check {
          scenario.expectContract(probe)
          if scenario.isBefore("switch", "failure") { scenario.expect(probe.ending == nil, "a given-up source failed") }
          if scenario.isBefore("failure", "switch") { scenario.expect(probe.ending == "failed", "no failure") }
          scenario.expect(outer.hasObservers == (probe.ending == nil), "the outer source is wrong")
          scenario.expect(inner[1].hasObservers == (probe.ending == nil), "the inner source is wrong")
        }
      }
    }
  }
#endif
