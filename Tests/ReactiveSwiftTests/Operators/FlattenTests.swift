import TestSupport
import ReactiveSwift
import Testing

@Suite struct FlattenTests {
  private typealias Inner = SignalProducer<Int, Fault>
  private let journal = Journal<String>()
  private let inputs = Journal<Signal<Int, Fault>.Observer>()
  private let pipe = Signal<SignalProducer<Int, Fault>, Fault>.pipe()
  private var outer: Signal<SignalProducer<Int, Fault>, Fault> { pipe.output }
  private var input: Signal<SignalProducer<Int, Fault>, Fault>.Observer { pipe.input }

  private static let strategies: [(String, FlattenStrategy)] = [
    ("merge", .merge), ("concat", .concat), ("concurrent", .concurrent(limit: 2)), ("latest", .latest), ("race", .race),
    ("throttle", .throttle),
  ]

  /// An inner producer that writes down what happens to it, and its input.
  private func watched(_ name: String) -> (Inner, Signal<Int, Fault>.Observer) {
    let (signal, input) = Signal<Int, Fault>.pipe()
    inputs.note(input)
    let producer = SignalProducer(signal).on(
      starting: { journal.note("\(name) starting") }, interrupted: { journal.note("\(name) interrupted") },
      disposed: { journal.note("\(name) disposed") })
    return (producer, input)
  }

  private func observe(_ strategy: FlattenStrategy) -> [Observed<Int>] {
    [outer.flatten(strategy).observed(), SignalProducer(outer).flatten(strategy).started()]
  }

  private func expect(_ seen: [Observed<Int>], _ entries: [String], _ comment: Comment? = nil) {
    for observed in seen { #expect(observed.entries == entries, comment) }
  }

  @Test(arguments: strategies.indices) func outerFailureIsForwardedAtOnce(index: Int) {
    let (name, strategy) = FlattenTests.strategies[index]
    let seen = observe(strategy)
    let (inner, innerInput) = watched("inner")
    input.send(value: inner)
    innerInput.send(value: 1)
    input.send(error: .expected)
    innerInput.send(value: 2)
    expect(seen, ["1", "failed expected"], "\(name)")
    #expect(journal.entries.filter { $0 == "inner interrupted" }.count == 2, "\(name)")
  }

  @Test(arguments: strategies.indices) func outerInterruptionIsForwardedAtOnce(index: Int) {
    let (name, strategy) = FlattenTests.strategies[index]
    let seen = observe(strategy)
    let (inner, _) = watched("inner")
    input.send(value: inner)
    input.sendInterrupted()
    expect(seen, ["interrupted"], "\(name)")
  }

  @Test(arguments: strategies.indices) func innersGoOnAfterTheOuterCompletion(index: Int) {
    let (name, strategy) = FlattenTests.strategies[index]
    let seen = observe(strategy)
    let (inner, innerInput) = watched("inner")
    input.send(value: inner)
    innerInput.send(value: 1)
    input.sendCompleted()
    innerInput.send(value: 2)
    expect(seen, ["1", "2"], "\(name)")
    innerInput.sendCompleted()
    expect(seen, ["1", "2", "completed"], "\(name)")
  }

  @Test(arguments: strategies.indices) func outerCompletionWithNothingRunning(index: Int) {
    let (name, strategy) = FlattenTests.strategies[index]
    let seen = observe(strategy)
    input.sendCompleted()
    expect(seen, ["completed"], "\(name)")
  }

  @Test(arguments: strategies.indices) func innerFailuresEndEverything(index: Int) {
    let (name, strategy) = FlattenTests.strategies[index]
    let seen = observe(strategy)
    let (inner, innerInput) = watched("inner")
    input.send(value: inner)
    innerInput.send(error: .expected)
    expect(seen, ["failed expected"], "\(name)")
  }

  @Test(arguments: strategies.indices) func disposalTellsTheObserverFirst(index: Int) {
    let (name, strategy) = FlattenTests.strategies[index]
    let (inner, _) = watched("inner")
    for completes in [false, true] {
      let outer = completes ? SignalProducer<Inner, Fault>(value: inner) : SignalProducer(value: inner).concat(.never)
      let run = outer.on(disposed: { journal.note("outer disposed") }).flatten(strategy).start { journal.note("\($0)") }
      _ = journal.take()
      run.dispose()
      let entries = journal.take()
      #expect(entries.first == "INTERRUPTED", "\(name)")
      #expect(entries.filter { $0.hasPrefix("inner") } == ["inner interrupted", "inner disposed"], "\(name)")
      #expect(entries.contains("outer disposed") == !completes, "\(name)")
    }
  }

  @Test(arguments: strategies.indices) func silentDisposalGivesUpTheInners(index: Int) {
    let (name, strategy) = FlattenTests.strategies[index]
    let (inner, _) = watched("inner")
    var derived: Signal<Int, Fault>? = outer.flatten(strategy)
    input.send(value: inner)
    derived = nil
    #expect(journal.entries == ["inner starting", "inner interrupted", "inner disposed"], "\(name)")
    withExtendedLifetime(derived) {}
  }

  @Test func merge() {
    let seen = observe(.merge)
    let (a, inputA) = watched("a")
    let (b, inputB) = watched("b")
    input.send(value: a)
    input.send(value: b)
    inputA.send(value: 1)
    inputB.send(value: 2)
    inputA.sendInterrupted()
    input.sendCompleted()
    expect(seen, ["1", "2"])
    inputB.sendCompleted()
    expect(seen, ["1", "2", "completed"])
  }

  @Test func disposalInterruptsInnersOldestFirst() {
    let (a, _) = watched("a")
    let (b, _) = watched("b")
    let run = SignalProducer<Inner, Fault>([a, b]).flatten(.merge).start { journal.note("\($0)") }
    _ = journal.take()
    run.dispose()
    #expect(journal.entries == ["INTERRUPTED", "a interrupted", "a disposed", "b interrupted", "b disposed"])
  }

  @Test func concat() {
    let seen = outer.flatten(.concat).observed()
    let (a, inputA) = watched("a")
    let (b, inputB) = watched("b")
    let (c, _) = watched("c")
    for inner in [a, b, c] { input.send(value: inner) }
    input.sendCompleted()
    #expect(journal.take() == ["a starting"])
    inputB.send(value: 0)
    inputA.send(value: 1)
    inputA.sendInterrupted()
    #expect(journal.take().filter { $0.hasSuffix("starting") } == ["b starting"])
    inputB.send(value: 2)
    inputB.sendCompleted()
    #expect(journal.take().filter { $0.hasSuffix("starting") } == ["c starting"])
    #expect(seen.entries == ["1", "2"])
  }

  @Test func concurrent() {
    let seen = outer.flatten(.concurrent(limit: 2)).observed()
    let inners = (0..<4).map { watched("\($0)") }
    for (inner, _) in inners { input.send(value: inner) }
    input.sendCompleted()
    #expect(journal.take() == ["0 starting", "1 starting"])
    inners[1].1.sendCompleted()
    #expect(journal.take().sorted() == ["1 disposed", "2 starting"])
    inners[0].1.send(value: 0)
    inners[0].1.sendInterrupted()
    #expect(journal.take().sorted() == ["0 disposed", "0 interrupted", "3 starting"])
    inners[3].1.sendCompleted()
    inners[2].1.sendCompleted()
    #expect(seen.entries == ["0", "completed"])
  }

  @Test func queuedInnersAreNeverStartedWhenTheResultEnds() {
    let (a, _) = watched("a")
    let (b, _) = watched("b")
    let run = SignalProducer<Inner, Fault>([a, b]).flatten(.concat).start()
    run.dispose()
    #expect(journal.entries == ["a starting", "a interrupted", "a disposed"])
  }

  @Test func manyQueuedInners() {
    let (first, firstInput) = watched("first")
    let inners = [first] + (0..<10_000).map { SignalProducer<Int, Fault>(value: $0) }
    var count = 0
    SignalProducer<Inner, Fault>(inners).flatten(.concat).startWithResult { _ in count += 1 }
    #expect(count == 0)
    firstInput.sendCompleted()
    #expect(count == 10_000)
  }

  @Test func manyInnersInTurn() {
    let inners = (0..<104).map { index in
      SignalProducer<Int, Fault>(value: index).on(starting: { journal.note("\(index)") })
    }
    let seen = SignalProducer<Inner, Fault>(inners).flatten(.concurrent(limit: 4)).started()
    #expect(journal.entries == (0..<104).map(\.description))
    #expect(seen.entries.count == 105)
  }

  @Test func latest() {
    let seen = outer.flatten(.latest).observed()
    let (a, inputA) = watched("a")
    let (b, inputB) = watched("b")
    input.send(value: a)
    inputA.send(value: 1)
    input.send(value: b)
    #expect(journal.entries == ["a starting", "a interrupted", "a disposed", "b starting"])
    inputA.send(value: 2)
    inputB.send(value: 3)
    input.sendCompleted()
    inputB.sendInterrupted()
    #expect(seen.entries == ["1", "3", "completed"])
  }

  @Test func latestOfSynchronousInners() {
    let seen = SignalProducer<Int, Fault>([1, 2]).flatMap(.latest) { SignalProducer([$0, $0 * 10]) }.started()
    #expect(seen.entries == ["1", "10", "2", "20", "completed"])
  }

  @Test func latestGoesOnAfterAnInnerEnd() {
    let seen = outer.flatten(.latest).observed()
    input.send(value: SignalProducer { observer, _ in observer.sendInterrupted() })
    input.send(value: SignalProducer(value: 1))
    input.sendCompleted()
    #expect(seen.entries == ["1", "completed"])
  }

  @Test func race() {
    let seen = outer.flatten(.race).observed()
    let (a, inputA) = watched("a")
    let (b, inputB) = watched("b")
    let (c, _) = watched("c")
    input.send(value: a)
    input.send(value: b)
    _ = journal.take()
    inputB.send(value: 1)
    #expect(journal.take() == ["a interrupted", "a disposed"])
    input.send(value: c)
    #expect(journal.take() == [])
    inputA.send(value: 2)
    inputB.send(value: 3)
    inputB.sendCompleted()
    #expect(seen.entries == ["1", "3"])
    input.sendCompleted()
    #expect(seen.entries == ["1", "3", "completed"])
  }

  @Test func theLosersAreGivenUpBeforeTheFirstEvent() {
    let (a, _) = watched("a")
    let (b, inputB) = watched("b")
    outer.flatten(.race).observe { journal.note("\($0)") }
    input.send(value: a)
    input.send(value: b)
    _ = journal.take()
    inputB.send(value: 1)
    #expect(journal.entries == ["a interrupted", "a disposed", "VALUE 1"])
  }

  @Test func raceWonByAnEmptyInner() {
    let seen = outer.flatten(.race).observed()
    input.send(value: .empty)
    input.send(value: SignalProducer(value: 1))
    #expect(seen.entries == [])
    input.sendCompleted()
    #expect(seen.entries == ["completed"])
  }

  @Test func raceForwardsTheWinnersInterruption() {
    let seen = outer.flatten(.race).observed()
    input.send(value: SignalProducer { observer, _ in observer.sendInterrupted() })
    #expect(seen.entries == ["interrupted"])
  }

  @Test func raceWithoutAWinner() {
    let seen = outer.flatten(.race).observed()
    input.send(value: .never)
    input.sendCompleted()
    #expect(seen.entries == [])
  }

  @Test func throttle() {
    let seen = outer.flatten(.throttle).observed()
    let (a, inputA) = watched("a")
    let (b, _) = watched("b")
    let (c, inputC) = watched("c")
    input.send(value: a)
    input.send(value: b)
    inputA.send(value: 1)
    inputA.sendCompleted()
    input.send(value: c)
    #expect(journal.entries == ["a starting", "a disposed", "c starting"])
    inputC.send(value: 2)
    input.sendCompleted()
    inputC.sendCompleted()
    #expect(seen.entries == ["1", "2", "completed"])
  }

  @Test func throttleForwardsAnInnersInterruption() {
    let seen = outer.flatten(.throttle).observed()
    input.send(value: SignalProducer { observer, _ in observer.sendInterrupted() })
    #expect(seen.entries == ["interrupted"])
  }

  @Test(arguments: strategies.indices) func insideTakeFirst(index: Int) {
    let (name, strategy) = FlattenTests.strategies[index]
    let last = SignalProducer<Int, Fault>([1, 2, 3]).flatMap(strategy) { SignalProducer<Int, Fault>([$0, $0]) }
      .take(first: 1).last()
    #expect(last == .success(1), "\(name)")
  }

  @Test(arguments: strategies.indices) func anEndlessOuterIsStopped(index: Int) {
    let (name, strategy) = FlattenTests.strategies[index]
    let endless = SignalProducer<Int, Fault>(sequence(first: 1) { $0 + 1 })
    let values = endless.flatMap(strategy) { SignalProducer<Int, Fault>([$0]) }.take(first: 1).started()
    #expect(values.entries == ["1", "completed"], "\(name)")
  }

  @Test func innersOfAllKinds() {
    let (signal, signalInput) = Signal<Int, Fault>.pipe()
    let ofSignals = SignalProducer<Signal<Int, Fault>, Fault>(value: signal).concat(.never).flatten(.merge).started()
    signalInput.send(value: 1)
    #expect(ofSignals.entries == ["1"])
    let results: [Result<Int, Fault>] = [.success(1), .failure(.expected)]
    #expect(SignalProducer<Result<Int, Fault>, Fault>(results).flatten(.concat).started().entries == ["1", "failed expected"])
    let mapped = SignalProducer<Int, Fault>([1, 2]).flatMap(.concat) { Result<Int, Fault>.success($0 * 2) }
    #expect(mapped.started().entries == ["2", "4", "completed"])
  }

  @Test func errorsOfAllCombinations() {
    let fault = SignalProducer<Int, Fault>(value: 1)
    let never = SignalProducer<Int, Never>(value: 1)
    let a: SignalProducer<Int, Fault> = fault.flatMap(.merge) { _ in fault }
    let b: SignalProducer<Int, Fault> = fault.flatMap(.merge) { _ in never }
    let c: SignalProducer<Int, Fault> = never.flatMap(.merge) { _ in fault }
    let d: SignalProducer<Int, Never> = never.flatMap(.merge) { _ in never }
    for entries in [a.started().entries, b.started().entries, c.started().entries, d.started().entries] {
      #expect(entries == ["1", "completed"])
    }
    let (faultSignal, _) = Signal<Int, Fault>.pipe()
    let (neverSignal, _) = Signal<Int, Never>.pipe()
    let signals: (Signal<Int, Fault>, Signal<Int, Fault>, Signal<Int, Fault>, Signal<Int, Never>) = (
      faultSignal.flatMap(.merge) { _ in fault }, faultSignal.flatMap(.merge) { _ in never },
      neverSignal.flatMap(.merge) { _ in fault }, neverSignal.flatMap(.merge) { _ in never }
    )
    let flattened:
      (SignalProducer<Int, Fault>, SignalProducer<Int, Fault>, SignalProducer<Int, Fault>, SignalProducer<Int, Never>) =
        (
          SignalProducer<SignalProducer<Int, Fault>, Fault>(value: fault).flatten(.merge),
          SignalProducer<SignalProducer<Int, Never>, Fault>(value: never).flatten(.merge),
          SignalProducer<SignalProducer<Int, Fault>, Never>(value: fault).flatten(.merge),
          SignalProducer<SignalProducer<Int, Never>, Never>(value: never).flatten(.merge)
        )
    #expect(flattened.3.started().entries == ["1", "completed"])
    withExtendedLifetime((signals, flattened)) {}
  }

  @Test func leadingDot() {
    let producer: SignalProducer<Int, Fault> = SignalProducer<Int, Fault>([1, 2]).flatMap(.concat) { value in
      value == 1 ? .empty : .init(value: value)
    }
    #expect(producer.started().entries == ["2", "completed"])
  }

  /// The observer of an inner stream is released when that is replaced, and its release ends the outer stream.
  @Test func aReleaseThatReenters() {
    final class Model {
      let pipe = Signal<Int, Fault>.pipe()
      let onRelease: () -> Void

      init(_ onRelease: @escaping () -> Void) { self.onRelease = onRelease }

      deinit { onRelease() }
    }
    let outerInput = input
    let seen = outer.flatten(.latest).observed()
    func makeInner() -> Inner {
      let model = Model { outerInput.sendCompleted() }
      return SignalProducer(model.pipe.output).on(value: { _ in withExtendedLifetime(model) {} })
    }
    input.send(value: makeInner())
    input.send(value: SignalProducer(value: 7))
    #expect(seen.entries == ["7", "completed"])
  }
}
