import Foundation
import RxSwift
import Testing

@Suite struct OperationQueueSchedulerTests {
  @Test func higherPriorityComesFirst() async {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    queue.isSuspended = true
    let low = OperationQueueScheduler(operationQueue: queue, queuePriority: .low)
    let high = OperationQueueScheduler(operationQueue: queue, queuePriority: .high)
    #expect(OperationQueueScheduler(operationQueue: queue).queuePriority == .normal)
    #expect(low.operationQueue === queue)
    let log = Log<String>()
    await withCheckedContinuation { continuation in
      _ = low.schedule("low") { name in
        log.add(name)
        continuation.resume()
        return Disposables.create()
      }
      _ = high.schedule("high") { name in
        log.add(name)
        return Disposables.create()
      }
      high.schedule("disposed") { name in
        log.add(name)
        return Disposables.create()
      }.dispose()
      queue.isSuspended = false
    }
    #expect(log.entries == ["high", "low"])
  }

  @Test func resultDisposesWhatTheActionReturned() async {
    let scheduler = OperationQueueScheduler(operationQueue: OperationQueue())
    await withCheckedContinuation { continuation in
      let outer = SerialDisposable()
      outer.disposable = scheduler.schedule(()) {
        outer.dispose()
        return Disposables.create { continuation.resume() }
      }
    }
  }
}
