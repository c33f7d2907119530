import ReactiveSwift
import Testing

@Suite struct AsyncValuesTests {
  @Test func loopsOverAProducer() async {
    var seen: [Int] = []
    for await value in SignalProducer<Int, Never>([1, 2, 3]).values { seen.append(value) }
    #expect(seen == [1, 2, 3])
  }

  @Test func throwsTheFailure() async {
    var seen: [Int] = []
    do throws(Fault) {
      let producer = SignalProducer<Int, Fault> { observer, _ in
        observer.send(value: 1)
        observer.send(error: .expected)
      }
      for try await value in producer.values { seen.append(value) }
      Issue.record("The loop should have thrown.")
    } catch {
      #expect(error == .expected)
    }
    #expect(seen == [1])
  }

  @Test func interruptionEndsTheLoop() async throws {
    var seen: [Int] = []
    let producer = SignalProducer<Int, Fault> { observer, _ in
      observer.send(value: 1)
      observer.sendInterrupted()
    }
    for try await value in producer.values { seen.append(value) }
    #expect(seen == [1])
  }

  @Test func startsWhenTheLoopAsks() async {
    let starts = Journal<Int>()
    let values = SignalProducer<Int, Never> { observer, _ in
      starts.note(1)
      observer.send(value: 1)
      observer.sendCompleted()
    }
    .values
    var iterator = values.makeAsyncIterator()
    #expect(starts.entries == [])
    #expect(await iterator.next() == 1)
    #expect(starts.entries == [1])
    for await _ in values {}
    #expect(starts.entries == [1, 1])
  }

  @Test func leavingTheLoopDisposesTheRun() async {
    let ends = Journal<String>()
    let producer = SignalProducer<Int, Never> { observer, lifetime in
      lifetime.observeEnded { withExtendedLifetime(observer) { ends.note("ended") } }
      observer.send(value: 1)
    }
    for await _ in producer.values { break }
    #expect(ends.entries == ["ended"])
  }

  @Test func cancellingTheTaskDisposesTheRun() async {
    let ends = Journal<String>()
    let (started, startedInput) = AsyncStream<Void>.makeStream()
    let producer = SignalProducer<Int, Never> { observer, lifetime in
      lifetime.observeEnded { withExtendedLifetime(observer) { ends.note("ended") } }
      startedInput.finish()
    }
    let task = Task {
      for await _ in producer.values {}
    }
    for await _ in started {}
    task.cancel()
    await task.value
    #expect(ends.entries == ["ended"])
  }

  @Test @MainActor func loopsOverASignal() async {
    let (signal, input) = Signal<Int, Never>.pipe()
    let seen = Journal<Int>()
    input.send(value: 0)
    let task = Task { @MainActor in
      for await value in signal.values { seen.note(value) }
    }
    await Task.yield()
    input.send(value: 1)
    input.send(value: 2)
    input.sendCompleted()
    await task.value
    #expect(seen.entries == [1, 2])
  }

  @Test func severalLoopsGetAllValues() async {
    let values = SignalProducer<Int, Never>(0..<100).values
    async let first = values.reduce(0, +)
    async let second = values.reduce(0, +)
    #expect(await first == 4950)
    #expect(await second == 4950)
  }

  @Test(arguments: [
    (ValuesBufferingPolicy<Never>.unbounded, [1, 2, 3, 4, 5]), (.bufferingNewest(2), [1, 4, 5]),
    (.bufferingOldest(2), [1, 2, 3]),
  ])
  func policies(policy: ValuesBufferingPolicy<Never>, expected: [Int]) async {
    let (signal, input) = Signal<Int, Never>.pipe()
    let values = SignalProducer<Int, Never> { observer, lifetime in
      observer.send(value: 1)
      lifetime += signal.observe(observer)
    }
    .values(bufferingPolicy: policy)
    var iterator = values.makeAsyncIterator()
    var seen = [await iterator.next()!]
    for value in 2...5 { input.send(value: value) }
    input.sendCompleted()
    while let value = await iterator.next() { seen.append(value) }
    #expect(seen == expected)
  }

  @Test func tooManyValuesFail() async {
    var seen: [Int] = []
    do {
      let producer = SignalProducer<Int, any Error>([1, 2, 3])
      for try await value in producer.values(bufferingPolicy: .failing(beyond: 1)) { seen.append(value) }
      Issue.record("The loop should have thrown.")
    } catch {
      #expect(error as? ValuesOverflow == ValuesOverflow(limit: 1))
    }
    do throws(Fault) {
      let producer = SignalProducer<Int, Fault>([1, 2, 3])
      for try await value in producer.values(bufferingPolicy: .failing(beyond: 1, with: .other)) { seen.append(value) }
      Issue.record("The loop should have thrown.")
    } catch {
      #expect(error == .other)
    }
    #expect(seen.count >= 2)
  }

  @Test func aPropertyAsAnAsyncSequence() async {
    let property = MutableProperty(1)
    var iterator = property.producer.values.makeAsyncIterator()
    #expect(await iterator.next() == 1)
    property.value = 2
    property.value = 3
    #expect(await iterator.next() == 2)
    #expect(await iterator.next() == 3)
  }
}
