import TestSupport
import RxSwift
import Testing

@Suite struct AsyncValuesTests {
  private typealias Iterator = AsyncValues<Int, any Error>.Iterator

  /// Sends 1 to 4 while nobody asks.
  private func iterator(
    of subject: PublishSubject<Int>, _ policy: ValuesBufferingPolicy<any Error>
  ) async throws -> Iterator {
    var iterator = subject.startWith(0).values(bufferingPolicy: policy).makeAsyncIterator()
    #expect(!subject.hasObservers)
    #expect(try await iterator.next() == 0)
    for number in 1...4 { subject.onNext(number) }
    return iterator
  }

  @Test func unboundedKeepsAll() async throws {
    let subject = PublishSubject<Int>()
    var iterator = try await iterator(of: subject, .unbounded)
    subject.onCompleted()
    for number in 1...4 { #expect(try await iterator.next() == number) }
    #expect(try await iterator.next() == nil)
    #expect(try await iterator.next() == nil)
  }

  @Test func newestStay() async throws {
    let subject = PublishSubject<Int>()
    var iterator = try await iterator(of: subject, .bufferingNewest(2))
    #expect(try await iterator.next() == 3)
    subject.onNext(5)
    subject.onNext(6)
    subject.onError(TestError.first)
    #expect(try await iterator.next() == 5)
    #expect(try await iterator.next() == 6)
    await #expect(throws: TestError.first) { try await iterator.next() }
    #expect(try await iterator.next() == nil)
  }

  @Test func oldestStay() async throws {
    let subject = PublishSubject<Int>()
    var iterator = try await iterator(of: subject, .bufferingOldest(2))
    subject.onCompleted()
    #expect(try await iterator.next() == 1)
    #expect(try await iterator.next() == 2)
    #expect(try await iterator.next() == nil)
  }

  @Test func oneTooManyFailsAndDisposesAtOnce() async throws {
    let subject = PublishSubject<Int>()
    var iterator = try await iterator(of: subject, .failing(beyond: 2))
    #expect(!subject.hasObservers)
    #expect(try await iterator.next() == 1)
    #expect(try await iterator.next() == 2)
    await #expect(throws: ValuesOverflow(limit: 2)) { try await iterator.next() }
    #expect(try await iterator.next() == nil)
  }

  @Test(arguments: [ValuesBufferingPolicy<any Error>.bufferingNewest(0), .bufferingOldest(0)])
  func withoutABufferOnlyAWaitingLoopGetsElements(policy: ValuesBufferingPolicy<any Error>) async throws {
    let subject = PublishSubject<Int>()
    let values = subject.values(bufferingPolicy: policy)
    let task = Task {
      var iterator = values.makeAsyncIterator()
      return try await iterator.next()
    }
    while !subject.hasObservers { await Task.yield() }
    var number = 0
    while subject.hasObservers {
      number += 1
      subject.onNext(number)
      await Task.yield()
    }
    #expect(try await task.value != nil)
  }

  @Test func droppedElementIsReleased() async throws {
    let subject = PublishSubject<Kept?>()
    var iterator = subject.startWith(nil).values(bufferingPolicy: .bufferingNewest(1)).makeAsyncIterator()
    _ = try await iterator.next()
    weak var weakKept: Kept?
    do {
      let kept = Kept()
      weakKept = kept
      subject.onNext(kept)
    }
    #expect(weakKept != nil)
    subject.onNext(nil)
    #expect(weakKept == nil)
    let rest = try await iterator.next()
    #expect(rest != nil && rest! == nil)
  }

  @Test func eachLoopHasItsOwnSubscription() async throws {
    let subject = PublishSubject<Int>()
    let subscribed = [Latch(), Latch()]
    let log = Log<Int>()
    let values = subject.do(onSubscribed: {
      log.add(0)
      subscribed[log.entries.count - 1].open()
    }).values(bufferingPolicy: .unbounded)
    let first = Task { try await values.reduce(into: []) { $0.append($1) } }
    await subscribed[0].wait()
    let second = Task { try await values.reduce(into: []) { $0.append($1) } }
    await subscribed[1].wait()
    subject.onNext(1)
    first.cancel()
    _ = await first.result
    subject.onNext(2)
    subject.onCompleted()
    #expect(try await second.value == [1, 2])
  }

  @Test func cancelledTaskThrowsAndDoesNotSubscribe() async {
    let subject = ReplaySubject<Int>.create(bufferSize: 1)
    subject.onNext(1)
    let values = subject.do(onSubscribe: { Issue.record("subscribed") }).values(bufferingPolicy: .unbounded)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      for try await _ in values { Issue.record("element") }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func cancellationDropsWhatWaits() async throws {
    let subject = PublishSubject<Int>()
    let values = subject.startWith(0).values(bufferingPolicy: .unbounded)
    let task = Task { () async throws in
      var iterator = values.makeAsyncIterator()
      #expect(try await iterator.next() == 0)
      subject.onNext(1)
      withUnsafeCurrentTask { $0?.cancel() }
      #expect(subject.hasObservers)
      await #expect(throws: CancellationError.self) { try await iterator.next() }
      #expect(!subject.hasObservers)
      #expect(try await iterator.next() == nil)
    }
    try await task.value
  }

  @Test func forgottenIteratorDisposes() async throws {
    let subject = BehaviorSubject(value: 1)
    var iterator: Iterator? = subject.values(bufferingPolicy: .unbounded).makeAsyncIterator()
    #expect(try await iterator?.next() == 1)
    #expect(subject.hasObservers)
    iterator = nil
    #expect(!subject.hasObservers)
  }

  @MainActor @Test func subscribesOnTheActorThatAsks() async throws {
    let log = Log<Bool>()
    let source = Observable<Int>.deferred {
      log.add(isOnMainQueue())
      return .just(1)
    }
    for try await _ in source.values(bufferingPolicy: .unbounded) {}
    try await Task.detached {
      for try await _ in source.values(bufferingPolicy: .unbounded) {}
    }.value
    #expect(log.entries == [true, false])
  }

  @Test func overflowSaysItsLimit() {
    #expect("\(ValuesOverflow(limit: 3))" == "More than 3 elements were waiting for an asynchronous loop.")
  }
}
