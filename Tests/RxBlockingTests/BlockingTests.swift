import Foundation
import RxBlocking
import RxSwift
import Testing

@Suite struct BlockingTests {
  enum TestError: Error {
    case first
  }

  /// Global queues have no thread to spare while tests block.
  private let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "other")
  private let oneThenError = Observable.just(42).concat(Observable.error(TestError.first))

  private func expect(_ expected: RxError, _ body: () throws -> some Any) {
    do {
      _ = try body()
      Issue.record("Nothing was thrown.")
    } catch {
      #expect("\(error)" == "\(expected)")
    }
  }

  @Test func toArray() throws {
    #expect(try Observable<Int>.empty().toBlocking().toArray() == [])
    #expect(try Observable.of(1, 2, 3).toBlocking().toArray() == [1, 2, 3])
    #expect(try Observable.of(1, 2, 3).observe(on: queue).toBlocking().toArray() == [1, 2, 3])
    #expect(throws: TestError.first) { try oneThenError.toBlocking().toArray() }
  }

  @Test func first() throws {
    #expect(try Observable<Int>.empty().toBlocking().first() == nil)
    #expect(try oneThenError.toBlocking().first() == 42)
    #expect(try Observable<Int>.never().startWith(1).toBlocking().first() == 1)
    #expect(try Observable.of(1, 2).subscribe(on: queue).toBlocking().first() == 1)
    #expect(throws: TestError.first) { try Observable<Int>.error(TestError.first).toBlocking().first() }
  }

  @Test func last() throws {
    #expect(try Observable<Int>.empty().toBlocking().last() == nil)
    #expect(try Observable.of(1, 2, 3).observe(on: queue).toBlocking().last() == 3)
    #expect(throws: TestError.first) { try oneThenError.toBlocking().last() }
  }

  @Test func single() throws {
    #expect(try Observable.just(42).observe(on: queue).toBlocking().single() == 42)
    expect(.noElements) { try Observable<Int>.empty().toBlocking().single() }
    expect(.moreThanOneElement) { try Observable.of(1, 2).concat(Observable.never()).toBlocking().single() }
    #expect(throws: TestError.first) { try oneThenError.toBlocking().single() }
  }

  @Test func singleWithPredicate() throws {
    var seen: [Int] = []
    expect(.moreThanOneElement) {
      try Observable.of(42, 43, 44, 45).toBlocking().single { number in
        seen.append(number)
        return number.isMultiple(of: 2)
      }
    }
    #expect(seen == [42, 43, 44])
    #expect(try Observable.of(1, 2, 3).toBlocking().single { $0 == 2 } == 2)
    expect(.noElements) { try Observable.of(1, 2, 3).toBlocking().single { $0 == 4 } }
    #expect(throws: TestError.first) { try Observable.of(1, 2).toBlocking().single { _ in throw TestError.first } }
  }

  @Test func materialize() {
    guard case .completed([1, 2]) = Observable.of(1, 2).toBlocking().materialize() else {
      Issue.record("It didn't complete.")
      return
    }
    guard case .failed([42], TestError.first) = oneThenError.toBlocking().materialize() else {
      Issue.record("It didn't fail.")
      return
    }
  }

  @Test func timeout() {
    expect(.timeout) { try Observable<Int>.never().toBlocking(timeout: 0.01).first() }
    expect(.timeout) { try Observable<Int>.never().toBlocking(timeout: -1).toArray() }
    guard case .failed([1], let error) = Observable<Int>.never().startWith(1).toBlocking(timeout: 0.01).materialize() else {
      Issue.record("It didn't fail.")
      return
    }
    #expect("\(error)" == "\(RxError.timeout)")
  }

  @Test func timeoutOfASequenceThatNeverPauses() {
    expect(.timeout) { try Observable.repeatElement(1).toBlocking(timeout: 0.01).last() }
    expect(.timeout) { try Observable.repeatElement(1).filter { _ in false }.toBlocking(timeout: 0.01).first() }
  }

  @Test func endInTimeIsNoTimeout() throws {
    #expect(try Observable.of(1).observe(on: queue).toBlocking(timeout: 3600).toArray() == [1])
    #expect(try Observable.of(1).observe(on: queue).toBlocking(timeout: .infinity).toArray() == [1])
  }

  @Test func isDisposedOnceBeforeItReturns() throws {
    var disposals = 0
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      return Disposables.create { disposals += 1 }
    }
    #expect(try source.toBlocking().first() == 1)
    #expect(disposals == 1)
    expect(.timeout) { try source.toBlocking(timeout: 0).toArray() }
    #expect(disposals == 2)
  }

  @Test func insideASubscriptionSequencesStillGetTheirTurn() {
    var log: [String] = []
    _ = Observable.of(1, 2).map { number in
      "\(number): \(try Observable.of(10, 20).toBlocking().toArray())"
    }.subscribe { log.append("\($0)") }
    #expect(log == ["next(1: [10, 20])", "next(2: [10, 20])", "completed"])
  }

  @Test func whatWaitsOutsideRunsAfterwardsInOrder() {
    var log: [String] = []
    _ = Observable.of(1, 2).subscribe(onNext: { number in
      _ = Observable.of("a", "b").subscribe(onNext: { log.append("\(number)\($0)") })
      log.append("\(Observable.of(7).toBlocking().materialize())")
    })
    #expect(log == ["completed(elements: [7])", "1a", "completed(elements: [7])", "1b", "2a", "2b"])
  }

  @Test func runLoopOfTheThreadIsServed() async throws {
    let elements = try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          with: Result {
            try Observable<Int>.create { observer in
              let timer = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in
                observer.onNext(1)
                observer.onCompleted()
              }
              return Disposables.create { timer.invalidate() }
            }.toBlocking().toArray()
          })
      }
    }
    #expect(elements == [1])
  }

  @Test func anyConvertibleTypeCanBlock() throws {
    #expect(try Single.just(1).toBlocking().single() == 1)
    #expect(try Completable.empty().toBlocking().first() == nil)
    #expect(try BehaviorSubject(value: 1).toBlocking().first() == 1)
  }

  @Test func manyThreadsAtOnce() {
    DispatchQueue.concurrentPerform(iterations: 200) { number in
      #expect((try? Observable.just(number).observe(on: queue).toBlocking().first()) == number)
    }
  }
}
