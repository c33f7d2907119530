import RxSwift
import Testing

@Suite struct SingleTaskTests {
  @TaskLocal static var local = 0

  private func number() async throws -> Int { 1 }

  @Test func resultOfTheWork() async throws {
    let single = Single.create { try await number() }
    #expect(try await single.value == 1)
    let urgent = Single<Int>.create(priority: .high) { 2 }
    #expect(try await urgent.value == 2)
  }

  @Test func errorOfTheWork() async {
    let single = Single<Int>.create { throw TestError.first }
    await #expect(throws: TestError.first) { try await single.value }
  }

  @Test func worksOncePerSubscription() async throws {
    let runs = CountingDisposable()
    let single = Single<Int>.create {
      runs.dispose()
      return 1
    }
    #expect(runs.count == 0)
    _ = try await single.value
    _ = try await single.value
    #expect(runs.count == 2)
  }

  @Test func observerFormIsPreferred() async throws {
    let single = Single<Int>.create { observer in
      observer(.success(1))
      return Disposables.create()
    }
    #expect(try await single.value == 1)
  }

  @Test func disposalCancelsAndDropsTheResult() async {
    let (started, isCancelled, proceed, isOver) = (Latch(), Latch(), Latch(), Latch())
    let single = Single<Int>.create {
      defer { isOver.open() }
      started.open()
      await withTaskCancellationHandler {
        await proceed.wait()
      } onCancel: {
        isCancelled.open()
      }
      return 1
    }
    let subscription = single.subscribe { _ in Issue.record("reported") }
    await started.wait()
    subscription.dispose()
    await isCancelled.wait()
    proceed.open()
    await isOver.wait()
  }

  @Test func onlyADetachedTaskForgetsTaskLocalValues() async throws {
    try await Self.$local.withValue(7) { () async throws in
      let (attached, detached) = (Single.create { Self.local }, Single.create(detached: true) { Self.local })
      #expect(try await attached.value == 7)
      #expect(try await detached.value == 0)
    }
  }
}
