#if DEBUG
  import ReactiveCore
  import Testing

  /// The less common ends of a broadcaster: without a word, or with its owner; with and without a memory.
  @Suite struct BroadcasterEndModel {
    private typealias Stream = Broadcaster<Int, Flaw>

    private func makeStream(remembering: Bool) -> Stream {
      guard remembering else { return Stream() }
      var memory = ReplayMemory<Int>(limit: 1, isKeptAtEnd: false)
      _ = memory.store(0)
      return Stream(memory: memory)
    }

    @Test(arguments: [false, true]) func invalidateAgainstSubscribe(remembering: Bool) {
      explore { scenario in
        let stream = makeStream(remembering: remembering)
        let (early, late) = (scenario.makeProbe(), scenario.makeProbe())
        stream.subscribe(early.sink, until: early.scope)
        scenario.thread { scenario.act("invalidate") { stream.invalidate { .failed(.flaw) } } }
        scenario.thread { scenario.act("subscribe") { stream.subscribe(late.sink, until: late.scope) } }
        scenario.check {
          scenario.expectContract(early)
          scenario.expectContract(late)
          scenario.expect(early.ending == nil, "the first one got an end")
          scenario.expect(!early.isHeld && !late.isHeld, "an observer is still held")
          if scenario.isBefore("invalidate", "subscribe") {
            scenario.expect(late.ending == "failed", "the late one got \(late.ending ?? "no end")")
          }
          if scenario.isBefore("subscribe", "invalidate") { scenario.expect(late.ending == nil, "the late one got an end") }
        }
      }
    }

    @Test(arguments: [false, true]) func invalidateAgainstSendAndEnd(remembering: Bool) {
      explore(.preemptions(3)) { scenario in
        let stream = makeStream(remembering: remembering)
        let probe = scenario.makeProbe()
        stream.subscribe(probe.sink, until: probe.scope)
        scenario.thread { stream.send(1) }
        scenario.thread { stream.end(.completed) }
        scenario.thread {
          stream.invalidate { .failed(.flaw) }
        }
        scenario.check {
          scenario.expectContract(probe)
          scenario.expect(!probe.isHeld, "the observer is still held")
          scenario.expect(stream.isDisposed && stream.latest == nil, "isn't invalid")
          let elements = remembering ? probe.elements.dropFirst() : probe.elements[...]
          scenario.expect([1].starts(with: elements), "got \(probe.elements)")
        }
      }
    }

    @Test(arguments: [false, true]) func abandonAgainstSubscribe(remembering: Bool) {
      explore(.preemptions(4)) { scenario in
        let stream = makeStream(remembering: remembering)
        let (early, late) = (scenario.makeProbe(), scenario.makeProbe())
        stream.subscribe(early.sink, until: early.scope)
        scenario.thread { stream.abandon() }
        scenario.thread { stream.subscribe(late.sink, until: late.scope) }
        scenario.check {
          for probe in [early, late] {
            scenario.expectContract(probe)
            scenario.expect(probe.ending == nil, "got an end")
            scenario.expect(!probe.isHeld, "an observer is still held")
          }
          scenario.expect(!stream.hasObservers, "has observers")
        }
      }
    }

    @Test(arguments: [false, true]) func abandonAgainstTwoSubscriptions(remembering: Bool) {
      explore(.preemptions(3)) { scenario in
        let stream = makeStream(remembering: remembering)
        let probes = [scenario.makeProbe(), scenario.makeProbe()]
        scenario.thread { stream.abandon() }
        for probe in probes { scenario.thread { stream.subscribe(probe.sink, until: probe.scope) } }
        scenario.check { for probe in probes { scenario.expect(!probe.isHeld, "an observer is still held") } }
      }
    }

    @Test(arguments: [false, true]) func abandonAgainstDispose(remembering: Bool) {
      explore { scenario in
        let stream = makeStream(remembering: remembering)
        let probes = [scenario.makeProbe(), scenario.makeProbe()]
        for probe in probes { stream.subscribe(probe.sink, until: probe.scope) }
        scenario.thread { stream.abandon() }
        scenario.thread { probes[0].scope.dispose() }
        scenario.check { for probe in probes { scenario.expect(!probe.isHeld, "an observer is still held") } }
      }
    }
  }
#endif
