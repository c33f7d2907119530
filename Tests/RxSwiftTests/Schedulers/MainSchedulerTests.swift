import Foundation
import RxSwift
import Testing

@Suite @MainActor struct MainSchedulerTests {
  /// Waits until everything is done that is on the main queue now.
  private func drainMainQueue() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  private func schedule(on scheduler: some ImmediateSchedulerType, _ action: @escaping () -> Void) -> any Disposable {
    scheduler.schedule(()) {
      action()
      return Disposables.create()
    }
  }

  @Test func runsAtOnceIfIdle() {
    let scheduler = MainScheduler()
    var runs = 0
    _ = schedule(on: scheduler) { runs += 1 }
    _ = schedule(on: scheduler) { runs += 1 }
    #expect(runs == 2)
  }

  @Test func nestedActionsComeLaterInOrder() async {
    let scheduler = MainScheduler()
    let runs = Log<Int>()
    _ = schedule(on: scheduler) {
      runs.add(1)
      _ = schedule(on: scheduler) {
        runs.add(3)
        _ = schedule(on: scheduler) { runs.add(5) }
      }
      _ = schedule(on: scheduler) { runs.add(4) }
      runs.add(2)
    }
    _ = schedule(on: scheduler) { runs.add(6) }
    #expect(runs.entries == [1, 2])
    await drainMainQueue()
    await drainMainQueue()
    #expect(runs.entries == [1, 2, 3, 4, 6, 5])
  }

  @Test func otherInstanceDoesNotWait() {
    let scheduler = MainScheduler()
    let other = MainScheduler()
    var runs: [Int] = []
    _ = schedule(on: scheduler) {
      _ = schedule(on: other) { runs.append(1) }
      runs.append(2)
    }
    #expect(runs == [1, 2])
  }

  @Test func disposedActionIsSkippedAndTheSchedulerIsIdleAgain() async {
    let scheduler = MainScheduler()
    let runs = Log<Int>()
    _ = schedule(on: scheduler) {
      schedule(on: scheduler) { runs.add(1) }.dispose()
    }
    await drainMainQueue()
    #expect(runs.entries.isEmpty)
    _ = schedule(on: scheduler) { runs.add(2) }
    #expect(runs.entries == [2])
  }

  @Test func asynchronousOneNeverRunsAtOnce() async {
    let runs = Log<Int>()
    _ = schedule(on: MainScheduler.asyncInstance) { runs.add(1) }
    #expect(runs.entries.isEmpty)
    await drainMainQueue()
    #expect(runs.entries == [1])
  }

  @Test func concurrentOneAlwaysRunsAtOnceOnMain() {
    var runs: [Int] = []
    _ = schedule(on: ConcurrentMainScheduler.instance) {
      _ = schedule(on: ConcurrentMainScheduler.instance) { runs.append(1) }
      runs.append(2)
    }
    #expect(runs == [1, 2])
  }

  @Test func checksAcceptTheMainQueue() {
    MainScheduler.ensureExecutingOnScheduler()
    MainScheduler.ensureRunningOnMainThread()
  }
}

@Suite struct MainSchedulerOffMainTests {
  @Test(arguments: [MainScheduler.instance as any SchedulerType, MainScheduler.asyncInstance, ConcurrentMainScheduler.instance])
  func actionsAreBroughtToMain(scheduler: any SchedulerType) async {
    let key = Self.mainKey
    let isOnMain = await withCheckedContinuation { continuation in
      _ = scheduler.schedule(()) {
        continuation.resume(returning: DispatchQueue.getSpecific(key: key) == true)
        return Disposables.create()
      }
    }
    #expect(isOnMain)
    let isTimerOnMain = await withCheckedContinuation { continuation in
      _ = scheduler.scheduleRelative((), dueTime: .milliseconds(1)) {
        continuation.resume(returning: DispatchQueue.getSpecific(key: key) == true)
        return Disposables.create()
      }
    }
    #expect(isTimerOnMain)
    let ticks: Int = await withCheckedContinuation { continuation in
      let repetition = SerialDisposable()
      repetition.disposable = scheduler.schedulePeriodic(1, startAfter: .seconds(0), period: .milliseconds(1)) { number in
        if number == 3 {
          repetition.dispose()
          continuation.resume(returning: number)
        }
        return number + 1
      }
    }
    #expect(ticks == 3)
  }

  @Test func checksStopTheProgramElsewhere() async {
    await #expect(processExitsWith: .failure) {
      await onThreadOfItsOwn { MainScheduler.ensureExecutingOnScheduler() }
    }
    await #expect(processExitsWith: .failure) {
      await onThreadOfItsOwn { MainScheduler.ensureRunningOnMainThread(errorMessage: "not here") }
    }
  }

  private static let mainKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}

private func onThreadOfItsOwn(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread {
      body()
      continuation.resume()
    }
  }
}
