import Foundation
import RxSwift
import Testing

@Suite struct ScheduledDisposableTests {
  @Test func contentIsDisposedWhenTheSchedulerRunsIt() {
    let scheduler = HistoricalScheduler()
    let content = CountingDisposable()
    let scheduled = ScheduledDisposable(scheduler: scheduler, disposable: content)
    scheduled.dispose()
    scheduled.dispose()
    #expect(!scheduled.isDisposed)
    #expect(content.count == 0)
    scheduler.start()
    #expect(scheduled.isDisposed)
    #expect(content.count == 1)
    #expect(scheduled.scheduler as? HistoricalScheduler === scheduler)
  }

  @Test func contentIsDisposedOnTheQueue() async {
    let key = DispatchSpecificKey<Bool>()
    let scheduler = SerialDispatchQueueScheduler(
      internalSerialQueueName: "test", serialQueueConfiguration: { $0.setSpecific(key: key, value: true) })
    let isOnQueue = await withCheckedContinuation { continuation in
      let content = Disposables.create { continuation.resume(returning: DispatchQueue.getSpecific(key: key) == true) }
      ScheduledDisposable(scheduler: scheduler, disposable: content).dispose()
    }
    #expect(isOnQueue)
  }
}
