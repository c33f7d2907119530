#if DEBUG
  import ReactiveCore
  import Testing

  /// A broadcaster without a memory.
  @Suite struct BroadcasterModel {
    private typealias Stream = Broadcaster<Int, Flaw>

    /// Threads that send, while another one subscribes.
    private func subscribing(to senders: [[Int]]) -> (Scenario) -> Void {
      { scenario in
        let stream = Stream()
        let (early, late) = (scenario.makeProbe(), scenario.makeProbe())
        stream.subscribe(early.sink, until: early.scope)
        for elements in senders {
          scenario.thread { for element in elements { scenario.act("\(element)") { stream.send(element) } } }
        }
        scenario.thread { scenario.act("subscribe") { stream.subscribe(late.sink, until: late.scope) } }
        scenario.check {
          scenario.expectContract(early)
          scenario.expectContract(late)
          let all = senders.flatMap { $0 }
          scenario.expect(early.elements.sorted() == all, "the first one got \(early.elements)")
          scenario.expect(early.elements.suffix(late.elements.count) == late.elements[...], "\(early.elements) \(late.elements)")
          for element in all where scenario.isBefore("subscribe", "\(element)") {
            scenario.expect(late.elements.contains(element), "\(element) was lost")
          }
          for element in late.elements {
            scenario.expect(!scenario.isBefore("\(element)", "subscribe"), "\(element) is too old")
          }
        }
      }
    }

    @Test func sendAgainstSubscribe() { explore(.all, subscribing(to: [[1]])) }
    @Test func severalSendsAgainstSubscribe() { explore(.preemptions(4), subscribing(to: [[1, 2, 3]])) }
    @Test func twoSendersAgainstSubscribe() { explore(.preemptions(3), subscribing(to: [[1], [2]])) }
    @Test func manySendersAgainstSubscribe() {
      explore(.random(seed: 3, schedules: 1000), subscribing(to: [[1, 2, 3], [4, 5, 6], [7, 8, 9]]))
    }

    @Test func sendAgainstDispose() {
      explore { scenario in
        let stream = Stream()
        let (first, second) = (scenario.makeProbe(), scenario.makeProbe())
        for probe in [first, second] { stream.subscribe(probe.sink, until: probe.scope) }
        scenario.thread { for element in 1...2 { stream.send(element) } }
        scenario.thread {
          first.scope.dispose()
          first.isClosed = true
        }
        scenario.check {
          scenario.expectContract(first)
          scenario.expectContract(second)
          scenario.expect([1, 2].starts(with: first.elements), "the disposed one got \(first.elements)")
          scenario.expect(second.elements == [1, 2], "the other one got \(second.elements)")
          scenario.expect(!first.isHeld && second.isHeld, "the disposed one is still held")
        }
      }
    }

    @Test func disposalsAgainstEachOther() {
      explore(.preemptions(3)) { scenario in
        let stream = Stream()
        let probes = (0..<4).map { _ in scenario.makeProbe() }
        for probe in probes { stream.subscribe(probe.sink, until: probe.scope) }
        scenario.thread { probes[0].scope.dispose() }
        scenario.thread { probes[2].scope.dispose() }
        scenario.thread { stream.send(1) }
        scenario.check {
          for index in [1, 3] { scenario.expect(probes[index].elements == [1], "\(index) got \(probes[index].elements)") }
          scenario.expect(!probes[0].isHeld && !probes[2].isHeld, "a disposed one is still held")
          stream.send(2)
          scenario.expect(probes.map { $0.elements.last == 2 } == [false, true, false, true], "wrong observers")
        }
      }
    }

    @Test func subscribeAgainstItsDisposal() {
      explore(.preemptions(3)) { scenario in
        let stream = Stream()
        let probe = scenario.makeProbe()
        scenario.thread { stream.subscribe(probe.sink, until: probe.scope) }
        scenario.thread { probe.scope.dispose() }
        scenario.thread { stream.send(1) }
        scenario.check {
          scenario.expectContract(probe)
          scenario.expect(!stream.hasObservers, "has observers")
          scenario.expect(!probe.isHeld, "the observer is still held")
        }
      }
    }

    @Test func endAgainstSubscribe() {
      explore(.preemptions(4)) { scenario in
        let stream = Stream()
        let (early, late) = (scenario.makeProbe(), scenario.makeProbe())
        stream.subscribe(early.sink, until: early.scope)
        scenario.thread { stream.end(.completed) }
        scenario.thread { stream.subscribe(late.sink, until: late.scope) }
        scenario.check {
          for probe in [early, late] {
            scenario.expectContract(probe)
            scenario.expect(probe.ending == "completed", "no end")
            scenario.expect(!probe.isHeld, "the observer is still held")
          }
        }
      }
    }

    @Test func endAgainstSend() {
      explore(.preemptions(4)) { scenario in
        let stream = Stream()
        let probes = [scenario.makeProbe(), scenario.makeProbe()]
        for probe in probes { stream.subscribe(probe.sink, until: probe.scope) }
        scenario.thread { for element in 1...2 { scenario.act("\(element)") { stream.send(element) } } }
        scenario.thread { scenario.act("end") { stream.end(.completed) } }
        scenario.check {
          scenario.expect(probes[0].elements == probes[1].elements, "\(probes[0].elements) \(probes[1].elements)")
          for probe in probes {
            scenario.expectContract(probe)
            scenario.expect(probe.ending == "completed", "no end")
            for element in 1...2 where scenario.isBefore("\(element)", "end") {
              scenario.expect(probe.elements.contains(element), "\(element) was lost")
            }
          }
        }
      }
    }

    @Test func twoEndsAreOne() {
      explore { scenario in
        let stream = Stream()
        let probe = scenario.makeProbe()
        stream.subscribe(probe.sink, until: probe.scope)
        scenario.thread { stream.end(.completed) }
        scenario.thread { stream.end(.failed(.flaw)) }
        scenario.check {
          scenario.expectContract(probe)
          scenario.expect(probe.ending != nil, "no end")
        }
      }
    }

    @Test func nestedSendsReachAllInOneOrder() {
      explore(.preemptions(4)) { scenario in
        let stream = Stream()
        let probes = [scenario.makeProbe(), scenario.makeProbe()]
        probes[0].reaction = { if $0 == 1 { stream.send(10) } }
        for probe in probes { stream.subscribe(probe.sink, until: probe.scope) }
        for element in 1...2 { scenario.thread { scenario.act("\(element)") { stream.send(element) } } }
        scenario.check {
          for probe in probes {
            scenario.expectContract(probe)
            scenario.expect(probe.elements == probes[0].elements, "\(probes.map(\.elements))")
            scenario.expect(probe.elements.sorted() == [1, 2, 10], "got \(probe.elements)")
            scenario.expect(probe.elements.firstIndex(of: 1)! < probe.elements.firstIndex(of: 10)!, "got \(probe.elements)")
          }
        }
      }
    }
  }
#endif
