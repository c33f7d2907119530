import RxSwift
import Testing

/// Very many synchronous elements, attempts or sequences, on a thread's ordinary stack.
@Suite struct ConstantStackTests {
  #if DEBUG
    private let many = 100_000
  #else
    private let many = 1_000_000
  #endif

  private func count<Element>(_ sequence: Observable<Element>) -> Int {
    var count = 0
    let subscription = sequence.subscribe(onNext: { _ in count += 1 })
    subscription.dispose()
    return count
  }

  /// A sequence that sends and completes while it is subscribed, outside of any queue.
  private func synchronous(_ element: Int) -> Observable<Int> {
    .create { observer in
      observer.onNext(element)
      observer.onCompleted()
      return Disposables.create()
    }
  }

  @Test func flatMap() {
    #expect(count(Observable.range(start: 0, count: many).flatMap { Observable.of($0) }) == many)
  }

  @Test func concatMap() {
    #expect(count(Observable.range(start: 0, count: many).concatMap { synchronous($0) }) == many)
  }

  @Test func concatMapOfWaitingSequences() {
    let gate = PublishSubject<Int>()
    var count = 0
    _ = Observable.of(gate.asObservable()).concat(Observable.range(start: 0, count: many).map { synchronous($0) })
      .concat().subscribe(onNext: { _ in count += 1 })
    gate.onCompleted()
    #expect(count == many)
  }

  @Test func concatOfALazySequence() {
    #expect(count(Observable.concat((0..<many).lazy.map { synchronous($0) })) == many)
  }

  @Test func retry() {
    var attempts = 0
    let failing = Observable<Int>.create { observer in
      attempts += 1
      if attempts < many { observer.onError(RxError.unknown) } else { observer.onCompleted() }
      return Disposables.create()
    }
    #expect(count(failing.retry()) == 0)
    #expect(attempts == many)
  }

  @Test func retryWhen() {
    var attempts = 0
    let failing = Observable<Int>.create { observer in
      attempts += 1
      if attempts < many { observer.onError(RxError.unknown) } else { observer.onCompleted() }
      return Disposables.create()
    }
    #expect(count(failing.retry(when: { $0 })) == 0)
    #expect(attempts == many)
  }

  @Test func repeatElement() {
    #expect(count(Observable.repeatElement(1).take(many)) == many)
  }

  @Test func endlessSourcesEndUnderTake() {
    #expect(count(Observable.repeatElement(7).take(5)) == 5)
    #expect(count(Observable.of(1, 2).flatMap { _ in Observable.repeatElement(7) }.take(5)) == 5)
    #expect(count(Observable.concat(sequence(first: 0) { $0 + 1 }.lazy.map { Observable.just($0) }).take(5)) == 5)
    #expect(count(Observable.repeatElement(7).concat(Observable.just(1)).take(5)) == 5)
  }
}
