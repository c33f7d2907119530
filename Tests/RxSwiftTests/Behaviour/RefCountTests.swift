import RxSwift
import RxTest
import Testing

/// `refCount`, of connectables of this module and of others.
@Suite struct RefCountTests {
  private let log = Log<String>()
  private let scheduler = TestScheduler(initialClock: 0)

  /// A connectable sequence of a user.
  private final class Custom: ConnectableObservableType {
    typealias Element = Int
    let base: ConnectableObservable<Int>
    let log: Log<String>

    init(_ base: ConnectableObservable<Int>, _ log: Log<String>) {
      self.base = base
      self.log = log
    }

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
      log.add("subscribe")
      return base.subscribe(observer)
    }

    func connect() -> any Disposable {
      log.add("connect")
      let connection = base.connect()
      return Disposables.create { [log] in
        log.add("disconnect")
        connection.dispose()
      }
    }
  }

  @Test func subscribesBeforeItConnects() {
    let subject = PublishSubject<Int>()
    let shared = Custom(subject.publish(), log).refCount()
    let first = shared.log("a", to: log)
    let second = shared.log("b", to: log)
    subject.onNext(1)
    first.dispose()
    first.dispose()
    #expect(subject.hasObservers)
    second.dispose()
    #expect(log.text == "subscribe connect subscribe a1 b1 disconnect")
    #expect(!subject.hasObservers)
    shared.log("c", to: log).dispose()
    #expect(log.text == "subscribe connect subscribe a1 b1 disconnect subscribe connect disconnect")
  }

  @Test func theConnectionClosesBeforeTheStopEvent() {
    let log = log
    let subject = PublishSubject<Int>()
    let shared = Custom(subject.publish(), log).refCount()
    _ = shared.logAll("a.", to: log)
    _ = shared.logAll("b.", to: log)
    subject.onCompleted()
    #expect(log.text == "subscribe connect subscribe disconnect a.completed a.disposed b.completed b.disposed")
  }

  @Test func doesNotConnectToADeadSubject() {
    let log = log
    let subject = PublishSubject<Int>()
    subject.onCompleted()
    let source = Observable<Int>.create { _ in
      log.add("subscribed")
      return Disposables.create()
    }
    #expect(heard(source.multicast(subject).refCount()) == "C")
    #expect(heard(Custom(source.multicast(subject), log).refCount()) == "C")
    #expect(log.text == "subscribe")
  }

  @Test func virtualTimes() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .completed(250)])
    let shared = source.publish().refCount()
    let (first, second) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
    var subscriptions: [any Disposable] = []
    scheduler.scheduleAt(205) { subscriptions.append(shared.subscribe(first)) }
    scheduler.scheduleAt(215) { subscriptions.append(shared.subscribe(second)) }
    scheduler.scheduleAt(225) { subscriptions[0].dispose() }
    scheduler.scheduleAt(235) { subscriptions[1].dispose() }
    scheduler.scheduleAt(245) { subscriptions.append(shared.subscribe(first)) }
    scheduler.start()
    #expect(first.events == [.next(210, 1), .next(220, 2), .completed(250)])
    #expect(second.events == [.next(220, 2), .next(230, 3)])
    #expect(source.subscriptions == [Subscription(205, 235), Subscription(245, 250)])
  }

  @Test(arguments: [true, false]) func resubscribingInsideOfTheStopHandlerStartsAnew(completes: Bool) {
    let log = log
    var observers: [AnyObserver<Int>] = []
    let shared = logged(to: log) { observers.append($0) }.publish().refCount()
    for name in ["a", "b"] {
      _ = shared.subscribe { event in
        log.add(name + word(event))
        if event.isStopEvent { _ = shared.log("\(name)'", to: log) }
      }
    }
    if completes { observers[0].onCompleted() } else { observers[0].onError(TestError.first) }
    let stop = completes ? "C" : "E"
    #expect(log.text == "source.subscribe source.dispose a\(stop) source.subscribe b\(stop)")
    #expect(observers.count == 2)
    observers[1].onNext(1)
    #expect(log.entries.suffix(2) == ["a'1", "b'1"])
  }

  @Test func synchronousSourcesConnectAnewEachTime() {
    let shared = Observable.of(1, 2).publish().refCount()
    #expect(heard(shared) == "1 2 C")
    #expect(heard(shared) == "1 2 C")
  }

  @Test func takeOfOneDisconnects() {
    let log = log
    var observer: AnyObserver<Int>?
    let shared = logged(to: log) { observer = $0 }.replay(1).refCount()
    _ = shared.take(1).log("a", to: log)
    observer?.onNext(1)
    #expect(log.text == "source.subscribe a1 aC source.dispose")
    _ = shared.log("b", to: log)
    #expect(log.text == "source.subscribe a1 aC source.dispose source.subscribe")
  }
}
