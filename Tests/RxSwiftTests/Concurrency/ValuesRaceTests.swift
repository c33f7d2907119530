import Dispatch
import ReactiveCore
import RxSwift
import Testing

@Suite struct ValuesRaceTests {
  @Test func nothingIsLostBetweenThreads() async throws {
    let subject = PublishSubject<Int>()
    let subscribed = Latch()
    let values = subject.do(onSubscribed: subscribed.open).values
    let task = Task {
      var next = 0
      for try await value in values {
        guard value == next else { return next }
        next += 1
      }
      return next
    }
    await subscribed.wait()
    DispatchQueue.global().async {
      for number in 0..<10_000 { subject.onNext(number) }
      subject.onCompleted()
    }
    #expect(try await task.value == 10_000)
  }

  @Test func cancellationDuringSendsEndsOnce() async {
    let disposals = CountingDisposable()
    for _ in 0..<2000 {
      let subscribed = Latch()
      let observer = Locked<AnyObserver<Int>?>(nil)
      let values = Observable<Int>.create { new in
        observer.locked { $0 = new }
        subscribed.open()
        return disposals
      }.values
      let task = Task { for try await _ in values {} }
      await subscribed.wait()
      let target = observer.locked { $0 }!
      async let sending: Void = {
        for number in 0..<5 { target.onNext(number) }
        target.onCompleted()
      }()
      task.cancel()
      _ = await task.result
      await sending
    }
    #expect(disposals.count == 2000)
  }

  @Test func cancellationDuringSubscriptionEndsOnce() async {
    let (subscriptions, disposals) = (CountingDisposable(), CountingDisposable())
    for _ in 0..<2000 {
      let values = Observable<Int>.create { observer in
        subscriptions.dispose()
        observer.onNext(1)
        return disposals
      }.values(bufferingPolicy: .unbounded)
      let task = Task { for try await _ in values {} }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    #expect(disposals.count == subscriptions.count)
  }
}
