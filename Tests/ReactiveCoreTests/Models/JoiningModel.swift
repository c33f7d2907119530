#if DEBUG
  import ReactiveCore
  import Testing

  /// `combineLatest`, `zip`, `withLatest(from:)`, whose sources send on different threads.
  @Suite struct JoiningModel {
    private typealias Stream = Broadcaster<Int, Flaw>

    private func sending(
      _ join: @escaping (Source<Int, Flaw>, Source<Int, Flaw>) -> Source<Int, Flaw>, check: @escaping (Scenario, [Int]) -> Void
    ) -> (Scenario) -> Void {
      { scenario in
        let probe = scenario.makeProbe()
        let streams = [Stream(), Stream()]
        join(streams[0].source, streams[1].source).start(into: probe.sink, until: probe.scope)
        scenario.thread {
          for element in [10, 20] { streams[0].send(element) }
          streams[0].end(.completed)
        }
        scenario.thread {
          for element in [1, 2] { streams[1].send(element) }
          streams[1].end(.completed)
        }
        scenario.check {
          scenario.expectContract(probe)
          check(scenario, probe.elements)
          scenario.expect(probe.ending == "completed", "the end is \(probe.ending ?? "missing")")
          scenario.expect(!probe.isHeld, "the observer is still held")
        }
      }
    }

    @Test func combineLatest() {
      let model = sending({ .combineLatest($0, $1, +) }) { scenario, sums in
        // Completing at once is right, if one source has ended before the other has sent.
        guard let last = sums.last else { return }
        scenario.expect(last == 22 && sums == sums.sorted(), "got \(sums)")
        scenario.expect((1...3).contains(sums.count), "got \(sums)")
      }
      explore(.preemptions(2), model)
    }

    @Test func zip() {
      let model = sending({ .zip($0, $1, +) }) { scenario, sums in scenario.expect(sums == [11, 22], "got \(sums)") }
      explore(.preemptions(2), model)
    }

    @Test func withLatest() {
      let model = sending({ $0.withLatest(from: $1, +) }) { scenario, sums in
        scenario.expect(sums == sums.sorted() && Set(sums).isSubset(of: [11, 12, 21, 22]), "got \(sums)")
      }
      explore(.preemptions(2), model)
    }

    @Test func failureAgainstCompletion() {
      explore(.preemptions(3)) { scenario in
        let probe = scenario.makeProbe()
        let streams = [Stream(), Stream()]
        let zipped: Source<Int, Flaw> = .zip(streams[0].source, streams[1].source, +)
        zipped.start(into: probe.sink, until: probe.scope)
        scenario.thread { streams[0].end(.failed(.flaw)) }
        scenario.thread { streams[1].end(.completed) }
        scenario.check {
          scenario.expectContract(probe)
          scenario.expect(probe.ending == "failed", "the end is \(probe.ending ?? "missing")")
          scenario.expect(!streams[0].hasObservers && !streams[1].hasObservers, "a source is still observed")
        }
      }
    }
  }
#endif
