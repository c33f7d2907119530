import RxSwift
import RxTest
import Testing

/// `multicast`, `publish`, `replay` and their connections.
@Suite struct ConnectableTests {
  private let log = Log<String>()
  private let scheduler = TestScheduler(initialClock: 0)

  /// A source that counts its runs and lets them end.
  private func source(_ observers: Observers) -> Observable<Int> {
    logged(to: log) { observers.all.append($0) }
  }

  private final class Observers {
    var all: [AnyObserver<Int>] = []
    var last: AnyObserver<Int> { all.last! }
  }

  @Test func nothingHappensBeforeConnect() {
    let observers = Observers()
    let connectable = source(observers).publish()
    _ = connectable.log("a", to: log)
    #expect(log.text == "")
    let connection = connectable.connect()
    observers.last.onNext(1)
    _ = connectable.log("b", to: log)
    observers.last.onNext(2)
    connection.dispose()
    #expect(log.text == "source.subscribe a1 a2 b2 source.dispose")
  }

  @Test func connectingTwiceIsOneConnection() {
    let connectable = source(Observers()).publish()
    let first = connectable.connect()
    let second = connectable.connect()
    #expect(first as AnyObject === second as AnyObject)
    second.dispose()
    first.dispose()
    #expect(log.text == "source.subscribe source.dispose")
    _ = connectable.connect()
    #expect(log.text == "source.subscribe source.dispose source.subscribe")
  }

  @Test func observersOfADroppedSubjectHearNothingMore() {
    let observers = Observers()
    let connectable = source(observers).publish()
    _ = connectable.log("a", to: log)
    connectable.connect().dispose()
    _ = connectable.log("b", to: log)
    _ = connectable.connect()
    observers.last.onNext(1)
    observers.last.onCompleted()
    #expect(log.text == "source.subscribe source.dispose source.subscribe b1 source.dispose bC")
  }

  @Test func replayIsForgottenWithItsConnection() {
    let observers = Observers()
    let connectable = source(observers).replay(2)
    let connection = connectable.connect()
    for number in 1...3 { observers.last.onNext(number) }
    _ = connectable.log("a", to: log)
    connection.dispose()
    _ = connectable.log("b", to: log)
    #expect(log.text == "source.subscribe a2 a3 source.dispose")
    _ = connectable.connect()
    observers.last.onNext(4)
    observers.last.onCompleted()
    _ = connectable.log("c", to: log)
    #expect(log.text == "source.subscribe a2 a3 source.dispose source.subscribe b4 source.dispose bC")
  }

  @Test func replayAllReplaysAll() {
    let subject = PublishSubject<Int>()
    let connectable = subject.replayAll()
    _ = connectable.connect()
    for number in 1...4 { subject.onNext(number) }
    #expect(heard(connectable) == "1 2 3 4")
  }

  @Test func theSubjectIsMadeWhenNeeded() {
    let log = log
    let subject = PublishSubject<Int>()
    let connectable = subject.multicast {
      log.add("made")
      return PublishSubject<Int>()
    }
    #expect(log.text == "")
    _ = connectable.subscribe()
    _ = connectable.subscribe()
    #expect(log.text == "made")
    let connection = connectable.connect()
    #expect(log.text == "made")
    connection.dispose()
    _ = connectable.connect()
    #expect(log.text == "made made")
  }

  @Test(arguments: [true, false]) func theConnectionClosesBeforeTheStopEvent(completes: Bool) {
    let log = log
    let observers = Observers()
    let connectable = source(observers).publish()
    _ = connectable.subscribe { event in
      log.add("a" + word(event))
      guard event.isStopEvent else { return }
      _ = connectable.log("b", to: log)
      _ = connectable.connect()
    }
    _ = connectable.connect()
    if completes { observers.all[0].onCompleted() } else { observers.all[0].onError(TestError.first) }
    observers.last.onNext(1)
    let stop = completes ? "C" : "E"
    #expect(log.text == "source.subscribe source.dispose a\(stop) source.subscribe b1")
  }

  @Test func reconnectionAtTheTickOfTheStop() {
    let source = scheduler.createColdObservable([.next(10, 1), .completed(15)])
    let connectable = source.publish()
    let observer = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(400) {
      _ = connectable.subscribe(
        onNext: observer.onNext,
        onCompleted: {
          observer.onCompleted()
          _ = connectable.subscribe(observer)
          _ = connectable.connect()
        })
    }
    scheduler.scheduleAt(420) { _ = connectable.connect() }
    scheduler.start()
    #expect(source.subscriptions == [Subscription(420, 435), Subscription(435, 450)])
    #expect(observer.events == [.next(430, 1), .completed(435), .next(445, 1), .completed(450)])
  }

  @Test func theOneSubjectStaysEnded() {
    let observers = Observers()
    let subject = ReplaySubject<Int>.create(bufferSize: 1)
    let connectable = source(observers).multicast(subject)
    _ = connectable.connect()
    observers.last.onNext(1)
    observers.last.onCompleted()
    #expect(log.text == "source.subscribe source.dispose")
    _ = connectable.connect()
    #expect(log.text == "source.subscribe source.dispose source.subscribe")
    observers.last.onNext(2)
    #expect(heard(connectable) == "1 C")
  }

  @Test func theOneSubjectSurvivesConnections() {
    let observers = Observers()
    let connectable = source(observers).multicast(PublishSubject<Int>())
    _ = connectable.log("a", to: log)
    connectable.connect().dispose()
    _ = connectable.connect()
    observers.last.onNext(1)
    #expect(log.text == "source.subscribe source.dispose source.subscribe a1")
  }

  @Test func disposingAnObserverLeavesTheConnection() {
    let observers = Observers()
    let connectable = source(observers).publish()
    let first = connectable.log("a", to: log)
    _ = connectable.connect()
    first.dispose()
    _ = connectable.log("b", to: log)
    observers.last.onNext(1)
    #expect(log.text == "source.subscribe b1")
  }

  @Test func selectorSharesOneSubscription() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let result = scheduler.start {
      source.multicast({ PublishSubject<Int>() }, selector: { Observable.zip($0, $0) { $0 + $1 } })
    }
    #expect(result.events == [.next(210, 2), .next(220, 4), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func selectorMakesASubjectPerSubscription() {
    let log = log
    let shared = Observable.of(1, 2).multicast(
      { () -> PublishSubject<Int> in
        log.add("subject")
        return PublishSubject()
      },
      selector: { source in
        log.add("selected")
        return source
      })
    #expect(log.text == "")
    #expect(heard(shared) == "1 2 C")
    #expect(heard(shared) == "1 2 C")
    #expect(log.text == "subject selected subject selected")
  }

  @Test func disposingASelectedSequenceDisposesTheSource() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let result = scheduler.start(disposed: 215) {
      source.multicast({ PublishSubject<Int>() }, selector: { $0.map { 10 * $0 } })
    }
    #expect(result.events == [.next(210, 10)])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test func connectingInsideOfTheSourcesTeardown() {
    let log = log
    var connectable: ConnectableObservable<Int>?
    var observers: [AnyObserver<Int>] = []
    connectable = Observable<Int>.create { observer in
      observers.append(observer)
      return Disposables.create {
        guard observers.count == 1 else { return }
        _ = connectable?.log("b", to: log)
        _ = connectable?.connect()
      }
    }
    .publish()
    let connection = connectable?.connect()
    connection?.dispose()
    connection?.dispose()
    #expect(observers.count == 2)
    observers.last?.onNext(1)
    #expect(log.text == "b1")
  }
}
