import Foundation
import RxSwift
import RxTest
import Testing

/// While one thread is stuck in a user's code, the others go on: no lock is held there.
@Suite struct BlockedThreadTests {
  private final class Gate: Sendable {
    private let entered = DispatchSemaphore(value: 0)
    private let opened = DispatchSemaphore(value: 0)

    /// Stays here until the gate is opened.
    func pass() {
      entered.signal()
      opened.wait()
    }

    /// Runs `body` while `stuck`, on another thread, is at the gate.
    func whileStuck(_ stuck: @escaping @Sendable () -> Void, _ body: () -> Void) {
      let finished = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        stuck()
        finished.signal()
      }
      entered.wait()
      body()
      opened.signal()
      finished.wait()
    }
  }

  private let gate = Gate()
  private let log = Log<String>()

  @Test(arguments: [SubjectKind.behavior, .replayTwo, .replayAll]) func replaying(kind: SubjectKind) {
    let (gate, log) = (gate, log)
    let observable = { () -> Observable<Int> in
      let subject = kind.make()
      subject.on(.next(1))
      return subject.observable
    }()
    gate.whileStuck {
      _ = observable.subscribe(onNext: { _ in gate.pass() })
    } _: {
      _ = observable.log("", to: log)
      #expect(log.text == "1")
    }
  }

  @Test func liveElementsWaitBehindTheReplayOfTheirObserverOnly() {
    let (gate, log) = (gate, log)
    let subject = ReplaySubject<Int>.createUnbounded()
    subject.onNext(1)
    _ = subject.log("b", to: log)
    gate.whileStuck {
      _ = subject.subscribe(onNext: {
        if $0 == 1 { gate.pass() }
        log.add("a\($0)")
      })
    } _: {
      subject.onNext(2)
      subject.onNext(3)
      #expect(log.text == "b1 b2 b3")
    }
    #expect(log.text == "b1 b2 b3 a1 a2 a3")
  }

  @Test func sendingFromTwoThreads() {
    let (gate, log) = (gate, log)
    let subject = PublishSubject<Int>()
    _ = subject.subscribe(onNext: {
      if $0 == 1 { gate.pass() }
      log.add("\($0)")
    })
    gate.whileStuck {
      subject.onNext(1)
    } _: {
      subject.onNext(2)
      subject.onNext(3)
      #expect(log.text == "")
      subject.map { 10 * $0 }.subscribe().dispose()
    }
    #expect(log.text == "1 2 3")
  }

  @Test(arguments: [true, false]) func teardownOfAConnection(countsReferences: Bool) {
    let (gate, log) = (gate, log)
    let connectable = Observable<Int>.create { _ in
      log.add("subscribe")
      return Disposables.create { if log.entries.count == 1 { gate.pass() } }
    }
    .publish()
    let shared = countsReferences ? connectable.refCount() : connectable
    let first = shared.subscribe()
    let connection = countsReferences ? first : connectable.connect()
    gate.whileStuck {
      connection.dispose()
    } _: {
      _ = shared.subscribe()
      if !countsReferences { _ = connectable.connect() }
      #expect(log.text == "subscribe subscribe")
    }
  }

  @Test(arguments: ShareTests.forms) func teardownOfAShared(form: ShareTests.Form) {
    let (gate, log) = (gate, log)
    let shared = Observable<Int>.create { _ in
      log.add("subscribe")
      return Disposables.create { if log.entries.count == 1 { gate.pass() } }
    }
    .share(replay: form.replay, scope: form.scope)
    let first = shared.subscribe()
    gate.whileStuck {
      first.dispose()
    } _: {
      _ = shared.subscribe()
      #expect(log.text == "subscribe subscribe")
    }
  }

  private static let joins: [@Sendable (Observable<Int>, Observable<Int>) -> Observable<Int>] = [
    { Observable.zip([$0, $1]) { $0[0] + $0[1] } }, { Observable.zip($0, $1) { $0 + $1 } }, { Observable.merge($0, $1) },
    { Observable.merge([$0, $1]) }, { Observable.combineLatest([$0, $1]) { $0[0] + $0[1] } },
    { Observable.combineLatest($0, $1) { $0 + $1 } }, { $1.withLatestFrom($0) }, { $1.take(until: $0.ignoreElements()) },
    { Observable.of($0, $1).merge() }, { $1.sample($0) },
  ]

  @Test(arguments: 0..<10) func teardownOfACompletedSource(join: Int) {
    let gate = gate
    let log = log
    let holder = Log<AnyObserver<Int>>()
    let first = Observable<Int>.create { observer in
      holder.add(observer)
      return Disposables.create { gate.pass() }
    }
    let second = PublishSubject<Int>()
    let subscription = Self.joins[join](first, second).subscribe()
    let sender = UncheckedObserver(observer: holder.entries[0])
    gate.whileStuck {
      sender.observer.onCompleted()
    } _: {
      second.onNext(1)
      log.add("returned")
    }
    #expect(log.text == "returned")
    subscription.dispose()
  }

  private struct UncheckedObserver: @unchecked Sendable {  // used by one thread at a time
    let observer: AnyObserver<Int>
  }

  @Test func selectorsAndInnerSubscriptions() {
    let gate = gate
    let operators: [(Observable<Int>) -> Observable<Int>] = [
      {
        $0.flatMap { element -> Observable<Int> in
          if element == 1 { gate.pass() }
          return .just(element)
        }
      },
      {
        $0.flatMapLatest { element -> Observable<Int> in
          if element == 1 { gate.pass() }
          return .just(element)
        }
      },
      {
        $0.concatMap { element in
          Observable.deferred {
            if element == 1 { gate.pass() }
            return .just(element)
          }
        }
      },
    ]
    for apply in operators {
      let subject = PublishSubject<Int>()
      let log = Log<String>()
      _ = apply(subject).log("", to: log)
      gate.whileStuck {
        subject.onNext(1)
      } _: {
        subject.onNext(2)
        #expect(log.text == "")
      }
      #expect(log.text == "1 2")
    }
  }
}
