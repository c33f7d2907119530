#if DEBUG
  import ReactiveCore

  /// What a few threads do, and what must hold afterwards. Made anew for each schedule.
  final class Scenario {
    private(set) var tasks: [() -> Void] = []
    private var checks: [() -> Void] = []
    private(set) var failures: [String] = []
    private var probes: [Probe<Int>] = []
    private var clock = 0
    private var spans: [String: Span] = [:]

    /// When something was called, and when the call had returned.
    struct Span {
      let start: Int
      var end = Int.max
    }

    /// Adds a thread.
    func thread(_ task: @escaping () -> Void) {
      tasks.append(task)
    }

    /// Adds a check, made on the caller's thread after all threads have finished.
    func check(_ check: @escaping () -> Void) {
      checks.append(check)
    }

    /// A consumer whose scope ends with the scenario.
    func makeProbe() -> Probe<Int> {
      let probe = Probe<Int>()
      probes.append(probe)
      return probe
    }

    /// Makes all checks, and breaks the circles that the scenario is made of.
    func finish() {
      for check in checks { check() }
      tasks = []
      checks = []
      for probe in probes { probe.finish() }
    }

    func expect(_ condition: Bool, _ complaint: @autoclosure () -> String) {
      if !condition { failures.append(complaint()) }
    }

    /// Does something whose beginning and end matter for the order of things.
    func act(_ name: String, _ action: () -> Void) {
      clock += 1
      spans[name] = Span(start: clock)
      action()
      clock += 1
      spans[name]!.end = clock
    }

    /// Whether `first` had returned before `second` was called.
    func isBefore(_ first: String, _ second: String) -> Bool {
      guard let first = spans[first], let second = spans[second] else { return false }
      return first.end < second.start
    }

    /// Whether the call has returned.
    func isDone(_ name: String) -> Bool {
      spans[name].map { $0.end < .max } ?? false
    }

    /// Lets the others move until `condition` holds.
    func wait(until condition: @escaping () -> Bool) {
      Player.current!.wait(until: condition)
    }

    /// Complains about breaches of the contract, and about elements that came in another order than they were sent in, one
    /// call after the other. The calls are named like the elements.
    func expectContract(_ probe: Probe<Int>, line: Int = #line) {
      for breach in probe.breaches { failures.append("\(breach) (line \(line))") }
      for (index, early) in probe.elements.enumerated() {
        for late in probe.elements[(index + 1)...] where isBefore("\(late)", "\(early)") {
          failures.append("\(late) was sent before \(early), but came after it (line \(line))")
        }
      }
    }
  }
#endif
