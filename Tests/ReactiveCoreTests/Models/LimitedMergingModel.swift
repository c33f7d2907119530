#if DEBUG
  import ReactiveCore
  import Testing

  /// `flatMap(limit:)`.
  @Suite struct LimitedMergingModel {
    /// Inner sources that are counted while they run, and that others end.
    private final class Runs {
      var running = 0
      var most = 0
      var started: [Int] = []
      private var ends: [Int: () -> Void] = [:]

      func source(_ number: Int) -> Source<Int, Flaw> {
        .immediate { sink, scope in
          self.started.append(number)
          self.running += 1
          self.most = max(self.most, self.running)
          sink.next(number)
          self.ends[number] = {
            self.running -= 1
            sink.end(.completed)
          }
        }
      }

      func hasStarted(_ number: Int) -> Bool { ends[number] != nil }
      func end(_ number: Int) { ends.removeValue(forKey: number)?() }
    }

    /// The outer source brings so many inner ones and completes. Each is ended by one of so many threads as soon as it runs.
    private func merging(_ count: Int, limit: Int, enders: Int) -> (Scenario) -> Void {
      { scenario in
        let probe = scenario.makeProbe()
        let outer = Broadcaster<Int, Flaw>()
        let runs = Runs()
        outer.source.flatMap(limit: limit, runs.source).start(into: probe.sink, until: probe.scope)
        scenario.thread {
          for number in 0..<count { outer.send(number) }
          outer.end(.completed)
        }
        for ender in 0..<enders {
          scenario.thread {
            for number in stride(from: ender, to: count, by: enders) {
              scenario.wait { runs.hasStarted(number) }
              runs.end(number)
            }
          }
        }
        scenario.check {
          scenario.expectContract(probe)
          scenario.expect(probe.elements.sorted() == Array(0..<count), "got \(probe.elements)")
          scenario.expect(runs.started == Array(0..<count), "started \(runs.started)")
          scenario.expect(runs.most <= limit, "\(runs.most) ran at a time")
          scenario.expect(probe.ending == "completed", "the end is \(probe.ending ?? "missing")")
          scenario.expect(!probe.isHeld, "the observer is still held")
        }
      }
    }

    @Test func oneAtATime() { explore(.preemptions(3), merging(2, limit: 1, enders: 1)) }
    @Test func oneAtATimeOfThree() { explore(.preemptions(2), merging(3, limit: 1, enders: 1)) }
    @Test func twoAtATime() { explore(.preemptions(1), merging(3, limit: 2, enders: 2)) }
    @Test func twoAtATimeOfMany() { explore(.random(seed: 6, schedules: 500), merging(8, limit: 2, enders: 2)) }
    @Test func threeAtATimeOfMany() { explore(.random(seed: 7, schedules: 500), merging(9, limit: 3, enders: 3)) }

    @Test func singleElementsWaitToo() {
      explore(.preemptions(3)) { scenario in
        let probe = scenario.makeProbe()
        let outer = Broadcaster<Int, Flaw>()
        let runs = Runs()
        outer.source.flatMap(limit: 1) { $0 == 0 ? runs.source(0) : .just($0) }.start(into: probe.sink, until: probe.scope)
        outer.send(0)
        scenario.thread {
          outer.send(1)
          outer.end(.completed)
        }
        scenario.thread { runs.end(0) }
        scenario.check {
          scenario.expectContract(probe)
          scenario.expect(probe.elements == [0, 1], "got \(probe.elements)")
          scenario.expect(probe.ending == "completed", "the end is \(probe.ending ?? "missing")")
        }
      }
    }

    @Test func disposalReleasesWhatWaits() {
      explore(.preemptions(2)) { scenario in
        let probe = scenario.makeProbe()
        let outer = Broadcaster<Int, Flaw>()
        let runs = Runs()
        outer.source.flatMap(limit: 1, runs.source).start(into: probe.sink, until: probe.scope)
        outer.send(0)
        scenario.thread {
          outer.send(1)
          outer.send(2)
        }
        scenario.thread { runs.end(0) }
        scenario.thread {
          probe.scope.dispose()
          probe.isClosed = true
        }
        scenario.check {
          for number in 0..<3 { runs.end(number) }
          scenario.expect(probe.ending == nil, "got an end")
          scenario.expect(!probe.isHeld && !outer.hasObservers, "the observer is still held")
        }
      }
    }
  }
#endif
