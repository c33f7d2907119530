import ReactiveSwift
import Testing

@Suite struct AsyncSequenceTests {
  private struct Numbers: AsyncSequence {
    let count: Int
    var failure: Fault?

    struct Iterator: AsyncIteratorProtocol {
      var next = 0
      let count: Int
      let failure: Fault?

      mutating func next(isolation actor: isolated (any Actor)?) async throws(Fault) -> Int? {
        next += 1
        if next <= count { return next }
        if let failure { throw failure }
        return nil
      }
    }

    func makeAsyncIterator() -> Iterator { Iterator(count: count, failure: failure) }
  }

  private func events<Value, Error>(of producer: SignalProducer<Value, Error>) async -> [String] {
    await withCheckedContinuation { continuation in
      let seen = Journal<String>()
      producer.start { event in
        seen.note("\(event)")
        if event.isTerminating { continuation.resume(returning: seen.entries) }
      }
    }
  }

  @Test func becomesAProducer() async {
    let producer: SignalProducer<Int, Fault> = Numbers(count: 2).asSignalProducer()
    #expect(await events(of: producer) == ["VALUE 1", "VALUE 2", "COMPLETED"])
    #expect(await events(of: producer) == ["VALUE 1", "VALUE 2", "COMPLETED"])
  }

  @Test func failsWithWhatItThrows() async {
    let producer: SignalProducer<Int, Fault> = Numbers(count: 1, failure: .expected).asSignalProducer(priority: .high)
    #expect(await events(of: producer) == ["VALUE 1", "FAILED expected"])
  }

  @Test func withoutFailure() async {
    let (stream, input) = AsyncStream<Int>.makeStream()
    input.yield(1)
    input.finish()
    let producer: SignalProducer<Int, Never> = stream.asSignalProducer()
    #expect(await events(of: producer) == ["VALUE 1", "COMPLETED"])
  }

  @Test func cancellationThrownBySequenceIsAFailure() async {
    let stream = AsyncThrowingStream<Int, any Error> { throw CancellationError() }
    let isFailure = await withCheckedContinuation { continuation in
      stream.asSignalProducer().startWithFailed { continuation.resume(returning: $0 is CancellationError) }
    }
    #expect(isFailure)
  }

  @Test func disposingCancelsAndSilences() async {
    let (stream, input) = AsyncStream<Int>.makeStream()
    let (seen, run) = stream.asSignalProducer().startedRun()
    await withCheckedContinuation { continuation in
      input.onTermination = { _ in continuation.resume() }
      run.dispose()
      input.yield(1)
    }
    #expect(seen.entries == ["interrupted"])
  }

  @Test func becomesASignal() async {
    let (stream, input) = AsyncStream<Int>.makeStream()
    let signal = stream.asSignal()
    let seen: [String] = await withCheckedContinuation { continuation in
      let seen = Journal<String>()
      signal.observe { event in
        seen.note("\(event)")
        if event.isTerminating { continuation.resume(returning: seen.entries) }
      }
      input.yield(1)
      input.yield(2)
      input.finish()
    }
    #expect(seen == ["VALUE 1", "VALUE 2", "COMPLETED"])
  }

  @Test func anUnobservedSignalStopsIterating() async {
    let (stream, input) = AsyncStream<Int>.makeStream()
    await withCheckedContinuation { continuation in
      input.onTermination = { _ in continuation.resume() }
      _ = stream.asSignal()
    }
  }
}
