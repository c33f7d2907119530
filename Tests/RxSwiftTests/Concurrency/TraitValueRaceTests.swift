import ReactiveCore
import RxSwift
import Testing

@Suite struct TraitValueRaceTests {
  private static let rounds = 10_000

  /// Lets `act` run at the same time as the cancellation of a task that waits for the sequence; returns the disposals.
  private func raceWithCancellation<Outcome: Sendable>(
    _ wait: @escaping @Sendable (Observable<Int>) async throws -> Outcome,
    act: @escaping @Sendable (AnyObserver<Int>) -> Void, check: (Result<Outcome, any Error>) -> Void
  ) async -> Int {
    let disposals = CountingDisposable()
    for _ in 0..<Self.rounds {
      let subscribed = Latch()
      let observer = Locked<AnyObserver<Int>?>(nil)
      let source = Observable<Int>.create { new in
        observer.locked { $0 = new }
        subscribed.open()
        return disposals
      }
      let task = Task { try await wait(source) }
      await subscribed.wait()
      let target = observer.locked { $0 }!
      async let acting: Void = act(target)
      task.cancel()
      check(await task.result)
      await acting
    }
    return disposals.count
  }

  @Test func elementAndCancellation() async {
    let disposals = await raceWithCancellation {
      try await Single(raw: $0).value
    } act: {
      $0.onNext(1)
    } check: { result in
      if case .success(let value) = result { #expect(value == 1) }
      if case .failure(let error) = result { #expect(error is CancellationError) }
    }
    #expect(disposals == Self.rounds)
  }

  @Test func errorAndCancellation() async {
    let disposals = await raceWithCancellation {
      try await Maybe(raw: $0).value
    } act: {
      $0.onError(TestError.first)
    } check: { result in
      #expect(throws: (any Error).self) { try result.get() }
    }
    #expect(disposals == Self.rounds)
  }

  @Test func completionAndCancellation() async {
    let disposals = await raceWithCancellation {
      try await Completable(raw: $0.ignoreElements()).value
    } act: {
      $0.onCompleted()
    } check: { result in
      if case .failure(let error) = result { #expect(error is CancellationError) }
    }
    #expect(disposals == Self.rounds)
  }

  @Test func subscriptionAndCancellation() async {
    for _ in 0..<Self.rounds {
      let task = Task { try await Single.just(1).value }
      task.cancel()
      switch await task.result {
      case .success(let value): #expect(value == 1)
      case .failure(let error): #expect(error is CancellationError)
      }
    }
  }

  @Test func twoReportsAtOnce() async throws {
    for _ in 0..<Self.rounds {
      let single = Single<Int>.create { observer in
        let observer = Transfer(observer)
        for number in 1...2 { Task.detached { observer.value(.success(number)) } }
        return Disposables.create()
      }
      let value = try await single.value
      #expect([1, 2].contains(value))
    }
  }
}
