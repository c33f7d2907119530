import ReactiveCore
import Testing

/// The elements that operators keep are released at the end, at disposal, or when they are of no use any more.
@Suite struct ElementReleaseTests {
  private final class Token: @unchecked Sendable {  // immutable
    let alive: Count

    init(_ alive: Count) {
      self.alive = alive
      alive.add(1)
    }

    deinit { alive.add(-1) }
  }

  private typealias Stream = Broadcaster<Token, Flaw>

  private struct Keeper: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// How many elements it keeps after four have been sent.
    let keeps: Int
    let apply: @Sendable (Source<Token, Flaw>, ManualScheduler) -> Source<Token, Flaw>

    init(
      _ name: String, keeps: Int, _ apply: @escaping @Sendable (Source<Token, Flaw>, ManualScheduler) -> Source<Token, Flaw>
    ) {
      testDescription = name
      self.keeps = keeps
      self.apply = apply
    }
  }

  private static let keepers = [
    Keeper("takeLast", keeps: 2) { source, _ in source.takeLast(2) },
    Keeper("distinctUntilChanged", keeps: 1) { source, _ in
      source.distinctUntilChanged(by: { element throws(Flaw) in element }, areEqual: { (a, b) throws(Flaw) in a === b })
    },
    Keeper("scan", keeps: 1) { source, _ in
      source.map { Token?.some($0) }.scan(nil) { _, element throws(Flaw) in element }.compactMap { $0 }
    },
    Keeper("singleAtEnd of one", keeps: 1) { source, _ in
      source.enumerated().filter { $0.index == 0 }.map { $0.element }.singleAtEnd(ifNone: .completed, ifMore: .completed)
    },
    Keeper("combineLatest", keeps: 1) { source, _ in
      .combineLatest(source, .never) { (element, _: Int) throws(Flaw) in element }
    },
    Keeper("zip", keeps: 4) { source, _ in .zip(source, .never) { (element, _: Int) throws(Flaw) in element } },
    Keeper("withLatest(from:)", keeps: 1) { source, _ in
      Source<Int, Flaw>.never.withLatest(from: source) { (_, element) throws(Flaw) in element }
    },
    Keeper("sample", keeps: 1) { source, _ in source.sample(Source<Int, Flaw>.never, default: nil) },
    Keeper("flatMap(limit:) to waiting sources", keeps: 3) { source, _ in
      source.flatMap(limit: 1) { element throws(Flaw) in .concat([.never, .just(element)]) }
    },
    Keeper("share(replay:)", keeps: 2) { source, _ in
      source.share(SharingPolicy(replay: 2, isForever: false, closesBeforeEnd: false))
    },
    Keeper("debounce", keeps: 1) { source, scheduler in source.debounce(10, on: scheduler) },
    Keeper("throttle", keeps: 1) { source, scheduler in source.throttle(10, latest: true, on: scheduler) },
    Keeper("delay", keeps: 4) { source, scheduler in source.delay(10, on: scheduler) },
    Keeper("observe(on:)", keeps: 4) { source, scheduler in source.observe(on: scheduler) },
    Keeper("buffer", keeps: 4) { source, scheduler in
      source.buffer(for: 10, count: 9, on: scheduler).map { $0[0] }
    },
  ]

  /// Sends four elements through an operator, that aren't kept by anybody else.
  private func run(_ keeper: Keeper) -> (alive: Count, stream: Stream, scope: Scope, scheduler: ManualScheduler) {
    let (alive, stream, scheduler, scope) = (Count(), Stream(), ManualScheduler(), Scope())
    let sink = Sink<Token, Flaw>(next: { _ in }, end: { _ in scope.dispose() })
    keeper.apply(stream.source, scheduler).start(into: sink, until: scope)
    for _ in 0..<4 { stream.send(Token(alive)) }
    return (alive, stream, scope, scheduler)
  }

  @Test(arguments: keepers) private func keptUntilDisposal(keeper: Keeper) {
    let (alive, stream, scope, scheduler) = run(keeper)
    #expect(alive.value <= keeper.keeps + 1)
    #expect(alive.value >= 1)
    scope.dispose()
    #expect(alive.value == 0)
    withExtendedLifetime((stream, scheduler)) {}
  }

  @Test(arguments: keepers) private func keptUntilAFailure(keeper: Keeper) {
    let (alive, stream, scope, scheduler) = run(keeper)
    stream.end(.failed(.flaw))
    scheduler.advance(by: 100)
    scope.dispose()
    #expect(alive.value == 0)
  }

  @Test func aMemoryKeepsItsLast() {
    let alive = Count()
    var stream: Stream? = Stream(memory: ReplayMemory(limit: 2, isKeptAtEnd: true))
    for _ in 0..<5 { stream?.send(Token(alive)) }
    #expect(alive.value == 2)
    stream?.end(.completed)
    #expect(alive.value == 2)
    stream = nil
    #expect(alive.value == 0)
  }

  @Test func anInvalidMemoryIsEmptied() {
    let alive = Count()
    let stream = Stream(memory: ReplayMemory(limit: 2, isKeptAtEnd: true))
    for _ in 0..<5 { stream.send(Token(alive)) }
    stream.invalidate { .failed(.flaw) }
    #expect(alive.value == 0)
  }

  /// A teardown is released with what it captured, as soon as it has run.
  @Test func aTeardownIsForgotten() {
    let alive = Count()
    let scope = Scope()
    for _ in 0..<3 {
      let token = Token(alive)
      scope.add(Teardown { _ = token })
    }
    scope.makeChild().add(Teardown { [token = Token(alive)] in _ = token })
    #expect(alive.value == 4)
    scope.dispose()
    #expect(alive.value == 0)
    #expect(scope.isEnded)
  }
}
