#if DEBUG
  import ReactiveCore
  import Testing

  /// A broadcaster with a memory.
  @Suite struct ReplayModel {
    private typealias Stream = Broadcaster<Int, Flaw>

    /// A stream that has sent the elements below 1.
    private func makeStream(limit: Int, isKeptAtEnd: Bool = true) -> Stream {
      let stream = Stream(memory: ReplayMemory(limit: limit, isKeptAtEnd: isKeptAtEnd))
      for element in -2...0 { stream.send(element) }
      return stream
    }

    /// Threads that send, while another one subscribes.
    private func subscribing(limit: Int, to senders: [[Int]]) -> (Scenario) -> Void {
      { scenario in
        let stream = makeStream(limit: limit)
        let (early, late) = (scenario.makeProbe(), scenario.makeProbe())
        stream.subscribe(early.sink, until: early.scope)
        for elements in senders {
          scenario.thread { for element in elements { scenario.act("\(element)") { stream.send(element) } } }
        }
        scenario.thread { scenario.act("subscribe") { stream.subscribe(late.sink, until: late.scope) } }
        scenario.check {
          for probe in [early, late] {
            scenario.expectContract(probe)
            scenario.expect(probe.elements.last == stream.latest, "\(probe.elements), but the latest is \(stream.latest ?? -9)")
          }
          let all = Array((-2...0).suffix(limit)) + senders.flatMap { $0 }
          scenario.expect(early.elements.sorted() == all, "the first one got \(early.elements)")
          scenario.expect(early.elements.suffix(late.elements.count) == late.elements[...], "\(early.elements) \(late.elements)")
          scenario.expect(late.elements.count >= limit, "the late one got \(late.elements)")
          let old = late.elements.count { $0 <= 0 || scenario.isBefore("\($0)", "subscribe") }
          scenario.expect(old <= limit, "the late one got \(late.elements)")
          for element in 1...all.max()! where scenario.isBefore("subscribe", "\(element)") {
            scenario.expect(late.elements.contains(element), "\(element) was lost")
          }
        }
      }
    }

    @Test func sendAgainstSubscribe() { explore(.all, subscribing(limit: 1, to: [[1]])) }
    @Test func severalSendsAgainstSubscribe() { explore(.preemptions(4), subscribing(limit: 1, to: [[1, 2]])) }
    @Test func twoSendersAgainstSubscribe() { explore(.preemptions(2), subscribing(limit: 1, to: [[1], [2]])) }
    @Test func twoAreReplayed() { explore(.preemptions(4), subscribing(limit: 2, to: [[1, 2]])) }
    @Test func manySendersAgainstSubscribe() {
      explore(.random(seed: 4, schedules: 1000), subscribing(limit: 2, to: [[1, 2, 3], [4, 5, 6], [7, 8, 9]]))
    }

    @Test func endAgainstSubscribe() {
      explore(.preemptions(4)) { scenario in
        let stream = makeStream(limit: 2)
        let (early, late) = (scenario.makeProbe(), scenario.makeProbe())
        stream.subscribe(early.sink, until: early.scope)
        scenario.thread { stream.end(.completed) }
        scenario.thread { stream.subscribe(late.sink, until: late.scope) }
        scenario.check {
          for probe in [early, late] {
            scenario.expectContract(probe)
            scenario.expect(probe.elements == [-1, 0] && probe.ending == "completed", "got \(probe.elements)")
            scenario.expect(!probe.isHeld, "the observer is still held")
          }
        }
      }
    }

    @Test func sendAndEndAgainstSubscribe() {
      explore(.preemptions(4)) { scenario in
        let stream = makeStream(limit: 1, isKeptAtEnd: false)
        let late = scenario.makeProbe()
        scenario.thread {
          stream.send(1)
          scenario.act("end") { stream.end(.completed) }
        }
        scenario.thread { scenario.act("subscribe") { stream.subscribe(late.sink, until: late.scope) } }
        scenario.check {
          scenario.expectContract(late)
          let isTooLate = scenario.isBefore("end", "subscribe")
          scenario.expect((isTooLate ? [[]] : [[0, 1], [1], []]).contains(late.elements), "got \(late.elements)")
          scenario.expect(late.ending == "completed", "no end")
        }
      }
    }

    @Test func subscribeAgainstItsDisposal() {
      explore(.preemptions(3)) { scenario in
        let stream = makeStream(limit: 2)
        let probe = scenario.makeProbe()
        scenario.thread { stream.subscribe(probe.sink, until: probe.scope) }
        scenario.thread {
          probe.scope.dispose()
          probe.isClosed = true
        }
        scenario.thread { stream.send(1) }
        scenario.check {
          scenario.expectContract(probe)
          scenario.expect(
            [-1, 0, 1].starts(with: probe.elements) || [0, 1].starts(with: probe.elements), "got \(probe.elements)")
          scenario.expect(!stream.hasObservers && !probe.isHeld, "the observer is still held")
        }
      }
    }

    @Test func nestedSendsDuringReplayComeAfterIt() {
      explore(.preemptions(4)) { scenario in
        let stream = makeStream(limit: 2)
        let (early, late) = (scenario.makeProbe(), scenario.makeProbe())
        stream.subscribe(early.sink, until: early.scope)
        late.reaction = { if $0 == 0 { stream.send(10) } }
        scenario.thread { scenario.act("1") { stream.send(1) } }
        scenario.thread { stream.subscribe(late.sink, until: late.scope) }
        scenario.check {
          for probe in [early, late] {
            scenario.expectContract(probe)
            scenario.expect(probe.elements.last == stream.latest, "\(probe.elements), but the latest is \(stream.latest ?? -9)")
          }
          scenario.expect(early.elements.suffix(late.elements.count) == late.elements[...], "\(early.elements) \(late.elements)")
        }
      }
    }

    @Test func subscribingInsideADeliveryMissesNothing() {
      explore(.preemptions(4)) { scenario in
        let stream = makeStream(limit: 1)
        let (early, late) = (scenario.makeProbe(), scenario.makeProbe())
        early.reaction = { if $0 == 1 { stream.subscribe(late.sink, until: late.scope) } }
        stream.subscribe(early.sink, until: early.scope)
        for element in 1...2 { scenario.thread { scenario.act("\(element)") { stream.send(element) } } }
        scenario.check {
          scenario.expectContract(early)
          scenario.expectContract(late)
          scenario.expect(late.elements.last == stream.latest, "\(late.elements), but the latest is \(stream.latest ?? -9)")
          scenario.expect(early.elements.suffix(late.elements.count) == late.elements[...], "\(early.elements) \(late.elements)")
        }
      }
    }
  }
#endif
