#if DEBUG
  import ReactiveCore
  import Testing

  /// `race`, `take(until:)`, `skip(until:)`.
  @Suite struct RaceModel {
    private typealias Stream = Broadcaster<Int, Flaw>

    @Test func oneWins() {
      explore(.preemptions(3)) { scenario in
        let probe = scenario.makeProbe()
        let streams = [Stream(), Stream()]
        Source.race(streams.map(\.source)).start(into: probe.sink, until: probe.scope)
        scenario.thread { for element in 1...2 { streams[0].send(element) } }
        scenario.thread { for element in 11...12 { streams[1].send(element) } }
        scenario.check {
          scenario.expectContract(probe)
          scenario.expect(probe.elements == [1, 2] || probe.elements == [11, 12], "got \(probe.elements)")
          scenario.expect(streams.count(where: \.hasObservers) == 1, "the loser is still observed")
        }
      }
    }

    @Test func oneWinsWhileTheOtherIsStarted() {
      explore(.preemptions(4)) { scenario in
        let probe = scenario.makeProbe()
        let streams = [Stream(), Stream(), Stream()]
        scenario.thread { Source.race(streams.map(\.source)).start(into: probe.sink, until: probe.scope) }
        scenario.thread { streams[0].send(1) }
        scenario.check {
          scenario.expectContract(probe)
          if probe.elements == [1] {
            scenario.expect(!streams[1].hasObservers && !streams[2].hasObservers, "a loser is still observed")
          } else {
            scenario.expect(streams.allSatisfy(\.hasObservers), "a source isn't observed")
          }
        }
      }
    }

    @Test func endsRaceToo() {
      explore(.preemptions(3)) { scenario in
        let probe = scenario.makeProbe()
        let streams = [Stream(), Stream()]
        Source.race(streams.map(\.source)).start(into: probe.sink, until: probe.scope)
        scenario.thread { streams[0].end(.completed) }
        scenario.thread { streams[1].end(.failed(.flaw)) }
        scenario.check {
          scenario.expectContract(probe)
          scenario.expect(probe.ending != nil && !probe.isHeld, "no end")
        }
      }
    }

    @Test func takeUntilEndsOnce() {
      explore(.preemptions(3)) { scenario in
        let probe = scenario.makeProbe()
        let (stream, trigger) = (Stream(), Stream())
        stream.source.take(until: trigger.source).start(into: probe.sink, until: probe.scope)
        scenario.thread {
          for element in 1...2 { scenario.act("\(element)") { stream.send(element) } }
          stream.end(.failed(.flaw))
        }
        scenario.thread { scenario.act("trigger") { trigger.send(0) } }
        scenario.check {
          scenario.expectContract(probe)
          scenario.expect([1, 2].starts(with: probe.elements), "got \(probe.elements)")
          for element in probe.elements {
            scenario.expect(!scenario.isBefore("trigger", "\(element)"), "\(element) came too late")
          }
          scenario.expect(probe.ending != nil && !probe.isHeld, "no end")
          scenario.expect(!stream.hasObservers && !trigger.hasObservers, "a source is still observed")
        }
      }
    }

    @Test func skipUntilPassesWhatComesAfter() {
      explore(.preemptions(3)) { scenario in
        let probe = scenario.makeProbe()
        let (stream, trigger) = (Stream(), Stream())
        stream.source.skip(until: trigger.source).start(into: probe.sink, until: probe.scope)
        scenario.thread { for element in 1...3 { scenario.act("\(element)") { stream.send(element) } } }
        scenario.thread { scenario.act("trigger") { trigger.send(0) } }
        scenario.check {
          scenario.expectContract(probe)
          scenario.expect((1...3).suffix(probe.elements.count).elementsEqual(probe.elements), "got \(probe.elements)")
          for element in 1...3 where scenario.isBefore("trigger", "\(element)") {
            scenario.expect(probe.elements.contains(element), "\(element) was lost")
          }
          scenario.expect(!trigger.hasObservers, "the trigger is still observed")
        }
      }
    }
  }
#endif
