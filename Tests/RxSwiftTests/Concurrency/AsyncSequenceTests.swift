import TestSupport
import ReactiveCore
import RxSwift
import Testing

/// Pulls what a closure gives.
private struct Pulling<Element>: AsyncSequence, AsyncIteratorProtocol {
  let pull: @Sendable () async throws -> Element?

  func makeAsyncIterator() -> Pulling { self }
  mutating func next() async throws -> Element? { try await pull() }
}

@Suite struct AsyncSequenceTests {
  private func stream(_ elements: Int..., failure: (any Error)? = nil) -> AsyncThrowingStream<Int, any Error> {
    AsyncThrowingStream { continuation in
      for element in elements { continuation.yield(element) }
      continuation.finish(throwing: failure)
    }
  }

  private func events(of source: Observable<Int>) async -> [String] {
    let log = Log<String>()
    let isOver = Latch()
    let subscription = source.subscribe { event in
      log.add("\(event)")
      if event.isStopEvent { isOver.open() }
    }
    await isOver.wait()
    subscription.dispose()
    return log.entries
  }

  @Test func elementsAndCompletion() async {
    #expect(await events(of: stream(1, 2, 3).asObservable()) == ["next(1)", "next(2)", "next(3)", "completed"])
    #expect(await events(of: stream().asObservable()) == ["completed"])
  }

  @Test func error() async {
    let source = stream(1, failure: TestError.first).asObservable()
    #expect(await events(of: source) == ["next(1)", "error(first)"])
  }

  @Test func cancellationErrorOfTheSequenceCompletes() async {
    #expect(await events(of: stream(1, failure: CancellationError()).asObservable()) == ["next(1)", "completed"])
  }

  @Test func eachSubscriptionIterates() async {
    let source = Pulling<Int> { nil }.asObservable()
    #expect(await events(of: source) == ["completed"])
    #expect(await events(of: source) == ["completed"])
  }

  @Test func disposalCancelsAndNothingIsSentAnyMore() async {
    let (first, isCancelled, disposed, isOver) = (Latch(), Latch(), Latch(), Latch())
    let log = Log<String>()
    let pulls = CountingDisposable()
    let source = Pulling<Int> {
      pulls.dispose()
      if pulls.count == 1 { return 1 }
      defer { isOver.open() }
      await disposed.wait()
      if Task.isCancelled { isCancelled.open() }
      return 2
    }.asObservable()
    let subscription = source.subscribe { event in
      log.add("\(event)")
      first.open()
    }
    await first.wait()
    subscription.dispose()
    disposed.open()
    await isCancelled.wait()
    await isOver.wait()
    #expect(log.entries == ["next(1)"])
  }

  @Test func downstreamEndStopsTheTask() async {
    let (isPulled, isCancelled, proceed) = (Latch(), Latch(), Latch())
    let numbers = Pulling<Int> {
      isPulled.open()
      await withTaskCancellationHandler {
        await proceed.wait()
      } onCancel: {
        isCancelled.open()
      }
      return 1
    }.asObservable()
    let end = PublishSubject<Int>()
    let subscription = numbers.take(until: end).subscribe()
    await isPulled.wait()
    end.onNext(1)
    await isCancelled.wait()
    proceed.open()
    subscription.dispose()
  }

  @Test func takeEndsAnEndlessSequence() async {
    #expect(await events(of: Pulling { 1 }.asObservable().take(2)) == ["next(1)", "next(1)", "completed"])
  }

  @MainActor @Test func runsOffTheActorOfTheCaller() async {
    let log = Log<Bool>()
    let source = Pulling<Int> {
      log.add(isOnMainQueue())
      return nil
    }.asObservable()
    #expect(await events(of: source) == ["completed"])
    #expect(log.entries == [false])
  }

  @Test func priority() async {
    let log = Log<TaskPriority>()
    let source = Pulling<Int> {
      log.add(Task.currentPriority)
      return nil
    }.asObservable(priority: .background)
    let isOver = Latch()
    let subscription = source.subscribe(onCompleted: isOver.open)
    await isOver.wait()
    subscription.dispose()
    #expect(log.entries == [.background])
  }

  @Test func disposedOneKeepsNothingThoughTheTaskGoesOn() async {
    weak var weakKept: Kept?
    let (isPulled, proceed) = (Latch(), Latch())
    let source = Pulling<Int> {
      isPulled.open()
      await proceed.wait()
      return nil
    }.asObservable()
    let subscription: any Disposable
    do {
      let kept = Kept()
      weakKept = kept
      subscription = source.subscribe { _ in withExtendedLifetime(kept) {} }
    }
    await isPulled.wait()
    #expect(weakKept != nil)
    subscription.dispose()
    #expect(weakKept == nil)
    proceed.open()
  }
}
