import TestSupport
import ReactiveCore
import Testing

/// Each operator, under a consumer without a gate, keeps the contract: nothing after the end, nothing while something is delivered,
/// nothing after disposal, and nothing is held when it is over.
@Suite struct ContractTests {
  /// What the consumer does in the middle of a delivery.
  enum Reaction: CaseIterable {
    case none, dispose, send, end
  }

  private func react(_ reaction: Reaction, after count: Int, _ probe: Probe<Int>, _ around: Surroundings) {
    probe.reaction = { element in
      guard probe.elements.count >= count else { return }
      switch reaction {
      case .none: return
      case .dispose:
        probe.scope.dispose()
        probe.isClosed = true
      case .send:
        if probe.elements.count < 40 { around.input.send(element % 50 + 1) }
        if probe.elements.count == count { around.other.send(200) }
      case .end: around.input.end(element % 2 == 0 ? .completed : .failed(.flaw))
      }
    }
  }

  private func check(_ probe: Probe<Int>, _ around: Surroundings, _ comment: Comment) {
    around.scheduler.advance(by: 1000)
    if probe.ending == nil {
      probe.scope.dispose()
      probe.isClosed = true
      around.scheduler.advance(by: 1000)
    }
    around.input.send(1)
    around.other.send(1)
    around.scheduler.advance(by: 1000)
    #expect(probe.breaches == [], comment)
    probe.finish()
    #expect(!around.input.hasObservers && !around.other.hasObservers, comment)
    #expect(!probe.isHeld, comment)
  }

  /// A hot source, a second one and the clock move at random.
  @Test(arguments: NamedOperator.all) func hotSources(named: NamedOperator) {
    for seed in 0..<200 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let around = Surroundings()
      let probe = Probe<Int>()
      react(Reaction.allCases[seed % 4], after: seed / 4 % 5 + 1, probe, around)
      named.apply(around.input.source, around).start(into: probe.sink, until: probe.scope)
      var element = 0
      for _ in 0..<20 {
        switch Int.random(in: 0..<20, using: &generator) {
        case 0..<10:
          element += 1
          around.input.send(element)
        case 10..<14: around.other.send(element + 100)
        case 14..<17: around.scheduler.advance(by: 10)
        case 17: around.input.end(.completed)
        case 18: around.input.end(.failed(.flaw))
        default: around.other.end(seed % 8 == 7 ? .failed(.flaw) : .completed)
        }
      }
      check(probe, around, "seed \(seed)")
    }
  }

  enum Cold: CaseIterable {
    case sequence, create, empty, failing, just, never, immediate, long

    var source: NamedOperator.Stream {
      switch self {
      case .sequence: .sequence(1...10)
      case .create:
        .create { gate in
          for element in 1...10 { gate.next(element) }
          gate.end(.completed)
          return Nop()
        }
      case .empty: .empty
      case .failing: .concat([.sequence([1, 2, 3]), .end(.failed(.flaw))])
      case .just: .just(1)
      case .never: .never
      case .immediate:
        .immediate { sink, scope in
          for element in 1...10 where !scope.isEnded { sink.next(element) }
          if !scope.isEnded { sink.end(.completed) }
        }
      case .long: .sequence(1...100)
      }
    }
  }

  /// A source that sends while it is subscribed.
  @Test(arguments: NamedOperator.all, Cold.allCases) func coldSources(named: NamedOperator, cold: Cold) {
    for reaction in Reaction.allCases {
      for count in 1...3 {
        let around = Surroundings()
        let probe = Probe<Int>()
        react(reaction, after: count, probe, around)
        named.apply(cold.source, around).start(into: probe.sink, until: probe.scope)
        around.scheduler.advance(by: 50)
        around.other.send(100)
        around.other.end(.completed)
        check(probe, around, "\(reaction) \(count)")
      }
    }
  }

  /// Runs of one source don't know of each other.
  @Test(arguments: NamedOperator.all) func runsAreSeparate(named: NamedOperator) {
    let around = Surroundings()
    let source = named.apply(around.input.source, around)
    let probes = [Probe<Int>(), Probe<Int>()]
    for probe in probes { source.start(into: probe.sink, until: probe.scope) }
    around.scheduler.advance(by: 1)
    for element in 1...6 {
      around.input.send(element)
      around.other.send(element + 100)
      around.scheduler.advance(by: 10)
    }
    around.input.end(.completed)
    around.other.end(.completed)
    around.scheduler.advance(by: 100)
    #expect(probes[0].breaches == [] && probes[1].breaches == [])
    #expect(probes[0].elements == probes[1].elements)
    #expect(probes[0].ending == probes[1].ending)
  }
}
