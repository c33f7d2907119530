import Foundation
import RxBlocking
import RxSwift
import Testing

/// The timeouts only matter if a deadlock isn't noticed.
@Suite struct OwnQueueTests {
  private let queue = DispatchQueue(label: "own")
  private let own: SerialDispatchQueueScheduler
  private let other = SerialDispatchQueueScheduler(internalSerialQueueName: "other")

  init() {
    own = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "scheduler")
  }

  /// Calls `body` on the queue of `own`.
  private func onOwnQueue<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      _ = own.schedule(()) {
        continuation.resume(with: Swift.Result { try body() })
        return Disposables.create()
      }
    }
  }

  private func expectDeadlock(_ source: Observable<Int>) async {
    await #expect(throws: BlockingDeadlock.self) {
      try await onOwnQueue { try source.toBlocking(timeout: 60).toArray() }
    }
  }

  @Test func deliveryOnTheOwnQueue() async {
    await expectDeadlock(Observable.of(1).observe(on: own))
    await expectDeadlock(Observable.of(1).observe(on: other).observe(on: own))
    await expectDeadlock(Observable.of(1).observe(on: own).observe(on: other))
  }

  @Test func subscriptionOnTheOwnQueue() async {
    await expectDeadlock(Observable.of(1).subscribe(on: own))
  }

  @Test func timersOnTheOwnQueue() async {
    await expectDeadlock(Observable.timer(.milliseconds(1), scheduler: own))
    await expectDeadlock(Observable.interval(.milliseconds(1), scheduler: own))
    await expectDeadlock(Observable.of(1).delay(.milliseconds(1), scheduler: own))
    await expectDeadlock(Observable.of(1).delaySubscription(.milliseconds(1), scheduler: own))
    await expectDeadlock(Observable.of(1, scheduler: own))
  }

  @Test func elementsThatCameBeforeAreTold() async throws {
    let source = Observable.of(1).concat(Observable.of(2).observe(on: own))
    let result = try await onOwnQueue { source.toBlocking(timeout: 60).materialize() }
    guard case .failed([1], let error) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(error is BlockingDeadlock)
    #expect("\(error)".contains("observe(on:)"))
  }

  @Test func otherQueuesDeliver() async throws {
    let source = Observable.of(1).observe(on: other)
    #expect(try await onOwnQueue { try source.toBlocking().toArray() } == [1])
  }

  @Test func workThatIsCancelledInTimeIsNoDeadlock() async throws {
    let source = Observable.of(1).observe(on: other).take(until: Observable<Int>.timer(.seconds(3600), scheduler: own))
    #expect(try await onOwnQueue { try source.toBlocking().toArray() } == [1])
  }

  @Test func fromAnotherQueueItIsNoDeadlock() throws {
    #expect(try Observable.of(1).observe(on: own).toBlocking().toArray() == [1])
  }

  @MainActor @Test func mainQueueFromABlockOnIt() {
    #expect(throws: BlockingDeadlock.self) {
      try Observable.of(1).observe(on: other).observe(on: MainScheduler.instance).toBlocking(timeout: 60).toArray()
    }
  }
}
