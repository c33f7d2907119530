import TestSupport
import ReactiveCore
import RxSwift
import Testing

@Suite struct TraitValueTests {
  @Test func singleReturnsItsElementOrThrows() async throws {
    #expect(try await Single.just(1).value == 1)
    await #expect(throws: TestError.first) { try await Single<Int>.error(TestError.first).value }
  }

  @Test func maybeReturnsNilIfEmpty() async throws {
    #expect(try await Maybe.just(1).value == 1)
    #expect(try await Maybe<Int>.empty().value == nil)
    await #expect(throws: TestError.first) { try await Maybe<Int>.error(TestError.first).value }
  }

  @Test func completableReturnsOrThrows() async throws {
    try await Completable.empty().value
    await #expect(throws: TestError.first) { try await Completable.error(TestError.first).value }
  }

  @Test func singleWithoutAnElementThrows() async {
    let single = Single<Int>(raw: .empty())
    do {
      _ = try await single.value
      Issue.record("It returned.")
    } catch {
      #expect("\(error)" == "\(RxError.noElements)")
    }
  }

  @Test func onlyTheFirstElementCounts() async throws {
    let single = Single<Int>(raw: .of(1, 2).concat(Observable.error(TestError.first)))
    #expect(try await single.value == 1)
  }

  @Test func elementFromAnotherThread() async throws {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
    #expect(try await Single.just(1).observe(on: scheduler).value == 1)
    #expect(try await Maybe<Int>.empty().observe(on: scheduler).value == nil)
    try await Completable.empty().observe(on: scheduler).value
  }

  @Test func isDisposedBeforeItReturns() async throws {
    let disposals = CountingDisposable()
    let observer = Locked<Transfer<(SingleEvent<Int>) -> Void>?>(nil)
    let subscribed = Latch()
    let single = Single<Int>.create { new in
      observer.locked { $0 = Transfer(new) }
      subscribed.open()
      return disposals
    }
    let task = Task {
      let value = try await single.value
      return (value, disposals.count)
    }
    await subscribed.wait()
    observer.locked { $0 }?.value(.success(1))
    #expect(try await task.value == (1, 1))
  }

  @Test func cancellationDisposesAndThrows() async {
    let disposals = CountingDisposable()
    let subscribed = Latch()
    let single = Single<Int>.create { _ in
      subscribed.open()
      return disposals
    }
    let task = Task { try await single.value }
    await subscribed.wait()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(disposals.count == 1)
  }

  @Test func cancelledTaskThrowsAndDoesNotSubscribe() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await #expect(throws: CancellationError.self) {
        try await Single.just(1).do(onSubscribe: { Issue.record("subscribed") }).value
      }
      await #expect(throws: CancellationError.self) { try await Maybe.just(1).value }
      await #expect(throws: CancellationError.self) { try await Completable.empty().value }
    }
    await task.value
  }

  @MainActor @Test func subscribesOnTheActorThatAsks() async throws {
    let log = Log<Bool>()
    let single = Single<Int>.deferred {
      log.add(isOnMainQueue())
      return .just(1)
    }
    #expect(try await single.value == 1)
    #expect(log.entries == [true])
  }

  @Test func elementNeedNotBeSendable() async throws {
    final class Counter {
      var count = 1
    }
    let counter = try await Single.just(Counter()).value
    counter.count += 1
    #expect(counter.count == 2)
  }
}
