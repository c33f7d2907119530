#if DEBUG
  import ReactiveCore
  import Testing

  @Suite struct ModelCheckerTests {
    @Test func everyInterleavingIsPlayedOnce() {
      var orders: [String] = []
      let exploration = play { scenario in
        var order = ""
        for name in ["a", "b"] {
          scenario.thread {
            order += name
            Checkpoint.reach()
            order += name
          }
        }
        scenario.check { orders.append(order) }
      }
      #expect(exploration.schedules == 6)
      #expect(Set(orders) == ["aabb", "abab", "abba", "baab", "baba", "bbaa"])
    }

    @Test func threeThreadsHaveAllTheirInterleavings() {
      let exploration = play { scenario in
        for _ in 0..<3 {
          scenario.thread {
            Checkpoint.reach()
            Checkpoint.reach()
          }
        }
      }
      #expect(exploration.schedules == 1680)  // 9! / (3! 3! 3!)
    }

    @Test func preemptionsAreBounded() {
      var switches: [Int] = []
      let exploration = play(.preemptions(1)) { scenario in
        var order: [Int] = []
        for thread in 0..<2 {
          scenario.thread {
            for _ in 0..<3 {
              order.append(thread)
              Checkpoint.reach()
            }
          }
        }
        scenario.check { switches.append(zip(order, order.dropFirst()).count { $0 != $1 }) }
      }
      #expect(exploration.schedules < 20)
      #expect(switches.allSatisfy { $0 <= 2 } && switches.contains(2))
    }

    private func lostUpdate(_ scenario: Scenario) {
      var count = 0
      for _ in 0..<2 {
        scenario.thread {
          let old = count
          Checkpoint.reach()
          count = old + 1
        }
      }
      scenario.check { scenario.expect(count == 2, "count is \(count)") }
    }

    @Test func aLostUpdateIsFoundAndPlayedAgain() throws {
      let failure = try #require(play(.all, lostUpdate).failure)
      #expect(failure.complaints == ["count is 1"])
      #expect("\(failure.schedule)" == "ABBA")
      let again = play(.only(failure.schedule), lostUpdate)
      #expect(again.schedules == 1 && again.failure?.complaints == failure.complaints)
    }

    @Test func aLostUpdateIsFoundAtRandom() {
      #expect(play(.random(seed: 1, schedules: 100), lostUpdate).failure != nil)
    }

    @Test func threadsThatWaitForEachOtherAreFound() {
      let exploration = play { scenario in
        var flags = [false, false]
        for thread in 0..<2 {
          scenario.thread {
            scenario.wait { flags[1 - thread] }
            flags[thread] = true
          }
        }
      }
      #expect(exploration.failure?.complaints == ["The threads wait for each other."])
    }

    @Test func aWaitingThreadGoesOnWhenItCan() {
      explore { scenario in
        var isSet = false
        var wasSet = false
        scenario.thread {
          scenario.wait { isSet }
          wasSet = isSet
        }
        scenario.thread {
          Checkpoint.reach()
          isSet = true
          Checkpoint.reach()
        }
        scenario.check { scenario.expect(wasSet, "went on too early") }
      }
    }

    @Test func otherThreadsPassCheckpoints() {
      let scope = Scope()
      explore { scenario in
        scope.add(Nop())
        scenario.thread { Checkpoint.reach() }
      }
      #expect(!scope.isEnded)
    }
  }
#endif
