#if DEBUG
  import ReactiveCore
  import Testing

  @Suite struct SerializerModel {
    /// Each thread sends its elements one after the other; -1 is an end.
    private func senders(_ threads: [[Int]]) -> (Scenario) -> Void {
      { scenario in
        let probe = scenario.makeProbe()
        let serializer = Serializer(probe.sink, until: probe.scope)
        for signals in threads {
          scenario.thread {
            for signal in signals {
              scenario.act("\(signal)") { signal < 0 ? serializer.end(.completed) : serializer.next(signal) }
            }
          }
        }
        scenario.check {
          scenario.expectContract(probe)
          let sent = threads.flatMap { $0 }
          let ends = sent.count { $0 < 0 }
          scenario.expect(probe.ending == (ends > 0 ? "completed" : nil), "ending: \(String(describing: probe.ending))")
          for element in sent where element >= 0 && (ends == 0 || scenario.isBefore("\(element)", "-1")) {
            scenario.expect(probe.elements.contains(element), "\(element) was lost")
          }
        }
      }
    }

    @Test func twoSenders() { explore(.all, senders([[1], [2]])) }
    @Test func twoSendersOfSeveral() { explore(.preemptions(4), senders([[1, 2], [3, 4]])) }
    @Test func threeSenders() { explore(.preemptions(3), senders([[1], [2], [3]])) }
    @Test func manySenders() {
      explore(.random(seed: 1, schedules: 1000), senders([[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]))
    }
    @Test func endAgainstNext() { explore(.all, senders([[1, -1], [2]])) }
    @Test func endAgainstEnd() { explore(.all, senders([[-1], [-1]])) }
    @Test func endAgainstTwoSenders() { explore(.preemptions(3), senders([[1], [2], [-1]])) }

    @Test func nestedSendsComeAfterTheOneInProgress() {
      explore(.preemptions(4)) { scenario in
        let probe = scenario.makeProbe()
        let serializer = Serializer(probe.sink, until: probe.scope)
        probe.reaction = { if $0 < 10 { serializer.next($0 * 10) } }
        for element in 1...2 { scenario.thread { scenario.act("\(element)") { serializer.next(element) } } }
        scenario.check {
          scenario.expectContract(probe)
          scenario.expect(probe.elements.sorted() == [1, 2, 10, 20], "got \(probe.elements)")
          for element in [1, 2] {
            let places = [element, element * 10].map { probe.elements.firstIndex(of: $0) ?? -1 }
            scenario.expect(places[0] < places[1], "got \(probe.elements)")
          }
        }
      }
    }

    @Test func aNestedEndIsTheLast() {
      explore { scenario in
        let probe = scenario.makeProbe()
        let serializer = Serializer(probe.sink, until: probe.scope)
        probe.reaction = { if $0 == 1 { serializer.end(.completed) } }
        scenario.thread { serializer.next(1) }
        scenario.thread { serializer.next(2) }
        scenario.check {
          scenario.expectContract(probe)
          scenario.expect([[1], [1, 2], [2, 1]].contains(probe.elements), "got \(probe.elements)")
          scenario.expect(probe.ending == "completed", "didn't end")
        }
      }
    }

    @Test func nothingIsDeliveredAfterDisposal() {
      explore { scenario in
        let probe = scenario.makeProbe()
        let serializer = Serializer(probe.sink, until: probe.scope)
        scenario.thread {
          serializer.next(1)
          serializer.next(2)
        }
        scenario.thread {
          probe.scope.dispose()
          probe.isClosed = true
        }
        scenario.check {
          scenario.expectContract(probe)
          scenario.expect([1, 2].starts(with: probe.elements), "got \(probe.elements)")
        }
      }
    }
  }
#endif
