#if DEBUG
  import ReactiveCore
  import Testing

  /// `create`: what its closure sends, and what other threads send through the same gate.
  @Suite struct EmitterModel {
    /// The closure sends the signals of `inside`, other threads those of `beside`; -1 is an end. Each element below 10 that
    /// is delivered makes the consumer send ten times that, if it is `nesting`.
    private func sending(_ inside: [Int], beside: [[Int]], nesting: Bool = false) -> (Scenario) -> Void {
      { scenario in
        let probe = scenario.makeProbe()
        var gate: Sink<Int, Flaw>?
        func send(_ signals: [Int]) {
          for signal in signals {
            scenario.act("\(signal)") { signal < 0 ? gate!.end(.completed) : gate!.next(signal) }
          }
        }
        if nesting { probe.reaction = { if $0 < 10 { gate!.next($0 * 10) } } }
        scenario.thread {
          Source<Int, Flaw>.create {
            gate = $0
            send(inside)
            return Nop()
          }
          .start(into: probe.sink, until: probe.scope)
        }
        for signals in beside {
          scenario.thread {
            scenario.wait { gate != nil }
            send(signals)
          }
        }
        scenario.check {
          scenario.expectContract(probe)
          let sent = (inside + beside.flatMap { $0 })
          let ends = sent.contains(-1)
          scenario.expect(probe.ending == (ends ? "completed" : nil), "the end is \(probe.ending ?? "missing")")
          for element in sent where element >= 0 && (!ends || scenario.isBefore("\(element)", "-1")) {
            scenario.expect(probe.elements.contains(element), "\(element) was lost")
            if nesting, !ends { scenario.expect(probe.elements.contains(element * 10), "\(element * 10) was lost") }
          }
          gate = nil
        }
      }
    }

    @Test func insideAndBeside() { explore(.all, sending([1], beside: [[2]])) }
    @Test func severalInsideAndBeside() { explore(.preemptions(4), sending([1, 2], beside: [[3, 4]])) }
    @Test func twoThreadsBeside() { explore(.preemptions(2), sending([1, 2], beside: [[3], [4]])) }
    @Test func manyBeside() {
      explore(.random(seed: 5, schedules: 1000), sending([1, 2, 3, 4], beside: [[5, 6, 7], [8, 9]], nesting: true))
    }
    @Test func endInside() { explore(.preemptions(4), sending([1, -1], beside: [[2]])) }
    @Test func endBeside() { explore(.preemptions(4), sending([1, 2], beside: [[3, -1]])) }
    @Test func nestedSends() { explore(.preemptions(3), sending([1, 2], beside: [[3]], nesting: true)) }
    @Test func nestedSendsAtTheEnd() { explore(.preemptions(3), sending([1, -1], beside: [[2]], nesting: true)) }

    /// What another thread has sent before the closure sends comes before it.
    @Test func whatWasSentBeforeComesBefore() {
      explore(.preemptions(3)) { scenario in
        let probe = scenario.makeProbe()
        var gate: Sink<Int, Flaw>?
        var isSent = false
        scenario.thread {
          Source<Int, Flaw>.create {
            gate = $0
            scenario.wait { isSent }
            for element in [2, 3] { gate!.next(element) }
            return Nop()
          }
          .start(into: probe.sink, until: probe.scope)
        }
        scenario.thread {
          scenario.wait { gate != nil }
          gate!.next(1)
          isSent = true
        }
        scenario.check {
          scenario.expectContract(probe)
          scenario.expect(probe.elements == [1, 2, 3], "got \(probe.elements)")
          gate = nil
        }
      }
    }

    @Test func disposal() {
      explore(.preemptions(4)) { scenario in
        let probe = scenario.makeProbe()
        let ran = scenario.makeProbe()
        scenario.thread {
          Source<Int, Flaw>.create {
            $0.next(1)
            $0.next(2)
            return Teardown { ran.next(1) }
          }
          .start(into: probe.sink, until: probe.scope)
        }
        scenario.thread {
          probe.scope.dispose()
          probe.isClosed = true
        }
        scenario.check {
          scenario.expectContract(probe)
          scenario.expect([1, 2].starts(with: probe.elements), "got \(probe.elements)")
          scenario.expect(ran.elements == [1], "the teardown ran \(ran.elements.count) times")
          scenario.expect(!probe.isHeld, "the observer is still held")
        }
      }
    }
  }
#endif
