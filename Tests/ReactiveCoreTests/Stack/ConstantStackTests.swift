import ReactiveCore
import Testing

/// Very many synchronous elements, and the stack is as deep at the last one as at the first.
@Suite struct ConstantStackTests {
  #if DEBUG
    private static let count = 100_000
  #else
    private static let count = 1_000_000
  #endif

  /// A consumer that notes how deep the stack is, and stops the run after so many elements.
  private func run(_ source: Source<Int, Flaw>, elements count: Int = count, sourceLocation: SourceLocation = #_sourceLocation) {
    let scope = Scope()
    var received = 0
    var highest: UInt = 0
    var deepest = UInt.max
    let sink = Sink<Int, Flaw>(
      next: { _ in
        let place = addressOfStack()
        highest = max(highest, place)
        deepest = min(deepest, place)
        received += 1
        if received == count { scope.dispose() }
      }, end: { _ in scope.dispose() })
    source.start(into: sink, until: scope)
    #expect(scope.isEnded && received == count, sourceLocation: sourceLocation)
    #expect(highest - deepest < 4096, sourceLocation: sourceLocation)
  }

  private var numbers: Source<Int, Flaw> { .sequence(0..<ConstantStackTests.count) }
  private var endless: Source<Int, Flaw> { .sequence(sequence(first: 0) { $0 + 1 }) }

  @Test func flatMapToSingleElements() { run(numbers.flatMap { .just($0) }) }
  @Test func flatMapToSequences() { run(numbers.flatMap { .sequence([$0]) }) }
  @Test func flatMapOneAtATime() { run(numbers.flatMap(limit: 1) { .sequence([$0]) }) }
  @Test func flatMapLatest() { run(numbers.flatMapLatest { .create(sendingOne($0)) }) }
  @Test func concatOfALazySequence() {
    run(.concat((0..<ConstantStackTests.count).lazy.map { number in Source<Int, Flaw>.just(number) }))
  }
  @Test func retry() {
    var attempts = 0
    let flaky = Source<Int, Flaw> { sink, _ in
      attempts += 1
      sink.next(attempts)
      sink.end(attempts < ConstantStackTests.count ? .failed(.flaw) : .completed)
    }
    run(flaky.retry())
  }
  @Test func endlessSource() { run(endless) }
  @Test func endlessInnerSource() { run(numbers.flatMap { [endless] _ in endless }) }
  @Test func endlessConcat() { run(.concat(sequence(first: Source<Int, Flaw>.just(1)) { $0 })) }
  @Test func nestedSends() {
    let stream = Broadcaster<Int, Flaw>()
    run(
      Source { sink, scope in
        stream.subscribe(
          Sink(
            next: { element in
              stream.send(element + 1)
              sink.next(element)
            }, end: sink.end), until: scope)
        stream.send(0)
      })
  }

  private func sendingOne(_ element: Int) -> (Sink<Int, Flaw>) -> any Disposable {
    { gate in
      gate.next(element)
      gate.end(.completed)
      return Nop()
    }
  }
}

@inline(never)
private func addressOfStack() -> UInt {
  var local = 0
  return withUnsafeMutablePointer(to: &local) { UInt(bitPattern: $0) }
}
