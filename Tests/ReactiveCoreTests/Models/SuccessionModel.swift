#if DEBUG
  import ReactiveCore
  import Testing

  /// `concat`, `retry` and `catch`, whose sources end on other threads.
  @Suite struct SuccessionModel {
    private typealias Stream = Broadcaster<Int, Flaw>

    @Test func concatHandsOverAcrossThreads() {
      explore(.preemptions(2)) { scenario in
        let probe = scenario.makeProbe()
        let streams = [Stream(), Stream()]
        scenario.thread { Source.concat(streams.map(\.source)).start(into: probe.sink, until: probe.scope) }
        scenario.thread {
          streams[0].send(1)
          streams[0].end(.completed)
        }
        scenario.thread {
          scenario.act("2") { streams[1].send(2) }
          streams[1].end(.completed)
        }
        scenario.check {
          scenario.expectContract(probe)
          scenario.expect([[], [1], [2], [1, 2]].contains(probe.elements), "got \(probe.elements)")
          scenario.expect(probe.ending == "completed", "the end is \(probe.ending ?? "missing")")
          scenario.expect(!streams[0].hasObservers && !streams[1].hasObservers, "a source is still observed")
          scenario.expect(!probe.isHeld, "the observer is still held")
        }
      }
    }

    /// Each attempt waits for a thread that lets it fail; the last one completes.
    private func retrying(attempts: Int) -> (Scenario) -> Void {
      { scenario in
        let probe = scenario.makeProbe()
        var finish: [(Termination<Flaw>) -> Void] = []
        var open = 0
        let flaky = Source<Int, Flaw> { sink, scope in
          open += 1
          scope.add(Teardown { open -= 1 })
          sink.next(finish.count)
          finish.append(sink.end)
        }
        scenario.thread { flaky.retry().start(into: probe.sink, until: probe.scope) }
        for parity in 0..<2 {
          scenario.thread {
            for attempt in stride(from: parity, to: attempts, by: 2) {
              scenario.wait { finish.count > attempt }
              scenario.expect(open == 1, "\(open) attempts are open")
              finish[attempt](attempt == attempts - 1 ? .completed : .failed(.flaw))
            }
          }
        }
        scenario.check {
          scenario.expectContract(probe)
          scenario.expect(probe.elements == Array(0..<attempts), "got \(probe.elements)")
          scenario.expect(probe.ending == "completed", "the end is \(probe.ending ?? "missing")")
          scenario.expect(open == 0, "\(open) attempts are open")
          finish = []
        }
      }
    }

    @Test func retryAcrossThreads() { explore(.preemptions(3), retrying(attempts: 3)) }
    @Test func retryAtRandom() { explore(.random(seed: 11, schedules: 500), retrying(attempts: 8)) }

    @Test func disposalAgainstAHandOver() {
      explore(.preemptions(4)) { scenario in
        let probe = scenario.makeProbe()
        let streams = [Stream(), Stream()]
        Source.concat(streams.map(\.source)).start(into: probe.sink, until: probe.scope)
        scenario.thread { streams[0].end(.completed) }
        scenario.thread { probe.scope.dispose() }
        scenario.check {
          scenario.expect(probe.ending == nil, "got an end")
          scenario.expect(!streams[0].hasObservers && !streams[1].hasObservers, "a source is still observed")
          scenario.expect(!probe.isHeld, "the observer is still held")
        }
      }
    }

    @Test func failureAgainstDisposalUnderCatch() {
      explore(.preemptions(4)) { scenario in
        let probe = scenario.makeProbe()
        let streams = [Stream(), Stream()]
        let replace = { (_: Flaw) throws(Flaw) in streams[1].source }
        streams[0].source.catch(replace).start(into: probe.sink, until: probe.scope)
        scenario.thread { streams[0].end(.failed(.flaw)) }
        scenario.thread { probe.scope.dispose() }
        scenario.check {
          scenario.expect(!streams[0].hasObservers && !streams[1].hasObservers, "a source is still observed")
          scenario.expect(!probe.isHeld, "the observer is still held")
        }
      }
    }

    @Test func retryWhenAgainstTheEndOfItsTrigger() {
      explore(.preemptions(3)) { scenario in
        let probe = scenario.makeProbe()
        let (upstream, trigger) = (Upstream(), Stream())
        var finish: ((Termination<Flaw>) -> Void)?
        let flaky = Source<Int, Flaw> { sink, scope in
          finish = sink.end
          upstream.source.run(sink, scope)
        }
        flaky.retry(notice: { $0 }, when: { notices in notices.flatMap { _ in trigger.source } })
          .start(into: probe.sink, until: probe.scope)
        finish!(.failed(.flaw))
        scenario.thread { trigger.send(0) }
        scenario.thread { trigger.end(.failed(.flaw)) }
        scenario.check {
          scenario.expectContract(probe)
          // An attempt that the trigger started in time runs on until its own end.
          if upstream.open == 1 { finish!(.completed) }
          scenario.expect(probe.ending != nil, "no end")
          scenario.expect(upstream.open == 0, "an attempt is open")
          finish = nil
        }
      }
    }
  }
#endif
