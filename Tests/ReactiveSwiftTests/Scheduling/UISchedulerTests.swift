import TestSupport
import Foundation
import ReactiveSwift
import Testing

@Suite @MainActor struct UISchedulerTests {
  /// Waits until everything is done that is on the main queue now.
  private func drainMainQueue() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  private func onOtherThread(_ action: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "other").async {
        action()
        continuation.resume()
      }
    }
  }

  @Test func runsAtOnceIfIdleOnMain() {
    let scheduler = UIScheduler()
    let runs = Journal<Int>()
    #expect(scheduler.schedule { runs.note(1) } == nil)
    #expect(scheduler.schedule { runs.note(2) } == nil)
    #expect(runs.entries == [1, 2])
  }

  @Test func nestedActionsComeLaterInOrder() async {
    let scheduler = UIScheduler()
    let runs = Journal<Int>()
    scheduler.schedule {
      runs.note(1)
      scheduler.schedule {
        runs.note(3)
        scheduler.schedule { runs.note(6) }
      }
      scheduler.schedule { runs.note(4) }
      runs.note(2)
    }
    scheduler.schedule { runs.note(5) }
    #expect(runs.entries == [1, 2])
    await drainMainQueue()
    await drainMainQueue()
    #expect(runs.entries == [1, 2, 3, 4, 5, 6])
  }

  @Test func whatABackgroundThreadScheduledComesFirst() async {
    let scheduler = UIScheduler()
    let runs = Journal<Int>()
    let isScheduled = DispatchSemaphore(value: 0)
    DispatchQueue(label: "other").async {
      scheduler.schedule { runs.note(1) }
      isScheduled.signal()
    }
    wait(for: isScheduled)
    #expect(runs.entries.isEmpty)
    #expect(scheduler.schedule { runs.note(2) } != nil)
    #expect(runs.entries.isEmpty)
    await drainMainQueue()
    #expect(runs.entries == [1, 2])
  }

  private func wait(for semaphore: DispatchSemaphore) { semaphore.wait() }

  @Test func runsOnTheMainQueue() async {
    let scheduler = UIScheduler()
    let places = Journal<Bool>()
    await onOtherThread {
      scheduler.schedule { places.note(isOnMainQueue()) }
      places.note(isOnMainQueue())
    }
    await drainMainQueue()
    #expect(places.entries == [false, true])
  }

  @Test func cancelledActionsAreSkippedAndItIsIdleAgain() async {
    let scheduler = UIScheduler()
    let runs = Journal<Int>()
    scheduler.schedule {
      let disposable = scheduler.schedule { runs.note(1) }
      #expect(disposable?.isDisposed == false)
      disposable?.dispose()
      #expect(disposable?.isDisposed == true)
    }
    await drainMainQueue()
    #expect(scheduler.schedule { runs.note(2) } == nil)
    #expect(runs.entries == [2])
  }

  @Test func othersDoNotWait() {
    let scheduler = UIScheduler()
    let other = UIScheduler()
    let runs = Journal<Int>()
    scheduler.schedule {
      other.schedule { runs.note(1) }
      runs.note(2)
    }
    #expect(runs.entries == [1, 2])
  }

  /// The main thread may run another queue's work; that isn't the main queue.
  @Test func inAnotherQueuesWorkOnTheMainThreadItIsAsynchronous() async {
    let scheduler = UIScheduler()
    let runs = Journal<String>()
    DispatchQueue(label: "other").sync {
      scheduler.schedule { runs.note("action") }
      runs.note("scheduled")
    }
    await drainMainQueue()
    #expect(runs.entries == ["scheduled", "action"])
  }
}
