import ReactiveCore
import Testing

/// What an operator captured and kept is released when its run is over.
@Suite struct ReleaseTests {
  enum Ending: CaseIterable {
    case completion, failure, disposal, disposalInADelivery

    func end(_ around: Surroundings, _ probe: Probe<Int>) {
      switch self {
      case .completion:
        around.input.end(.completed)
        around.other.end(.completed)
      case .failure: around.input.end(.failed(.flaw))
      case .disposal: probe.scope.dispose()
      case .disposalInADelivery:
        probe.reaction = { _ in probe.scope.dispose() }
        for element in 1...6 {
          around.input.send(element)
          around.other.send(element)
          around.scheduler.advance(by: 10)
        }
        probe.scope.dispose()
      }
      around.scheduler.advance(by: 1000)
      if probe.ending == nil { probe.scope.dispose() }  // an operator that caught the failure
      around.scheduler.advance(by: 1000)
    }
  }

  /// The consumer is let go, although the sources live on and the scope is still there.
  @Test(arguments: NamedOperator.all, Ending.allCases) func theConsumerIsReleased(named: NamedOperator, ending: Ending) {
    let around = Surroundings()
    let probe = Probe<Int>()
    let source = named.apply(around.input.source, around)
    source.start(into: probe.sink, until: probe.scope)
    for element in 1...3 {
      around.input.send(element)
      around.other.send(element + 100)
      around.scheduler.advance(by: 5)
    }
    ending.end(around, probe)
    #expect(!probe.isHeld)
    withExtendedLifetime((source, around)) {}
    probe.finish()
  }

  /// All but those with a timer, and those that may run their source again and so keep a broadcaster of their own.
  private static let passive = (NamedOperator.passThrough + NamedOperator.flattening + NamedOperator.joining)
    .filter { !["share(forever)", "refCounted", "retry(when:)"].contains($0.name) }

  /// The owner of a source is gone, and it will never send an end.
  @Test(arguments: passive)
  func theConsumerIsReleasedWithTheSources(named: NamedOperator) {
    let around = Surroundings()
    let probe = Probe<Int>()
    let source = named.apply(around.input.source, around)
    source.start(into: probe.sink, until: probe.scope)
    for element in 1...3 {
      around.input.send(element)
      around.other.send(element + 100)
    }
    around.input.abandon()
    around.other.abandon()
    #expect(!probe.isHeld)
    withExtendedLifetime(source) {}
    probe.finish()
  }

  #if TRACE_RESOURCES
    /// In a process of its own, for nobody else may count there.
    @Test func allScopesAreReleased() async {
      await #expect(processExitsWith: .success) {
        let suite = ReleaseTests()
        for named in NamedOperator.all {
          for ending in Ending.allCases {
            let before = ResourceCount.total
            suite.theConsumerIsReleased(named: named, ending: ending)
            precondition(ResourceCount.total == before, "\(named.name) leaks scopes after \(ending)")
          }
        }
      }
    }
  #endif

  /// A scope with very many parts that run for ever, which nobody disposes.
  @Test func manyPartsAreReleasedOneByOne() {
    weak var scope: Scope?
    do {
      let source = Source<Int, Flaw>.sequence(0..<100_000).flatMap { _ in Source<Int, Flaw>.never }
      scope = source.subscribe(next: { _ in }, end: { _ in })
    }
    #expect(scope == nil)
  }
}
