import RxSwift
import RxTest
import Testing

/// Shared sequences whose source sends while it is being subscribed.
@Suite struct SynchronousSharingTests {
  private let log = Log<String>()

  @Test(arguments: ShareTests.forms) func anEndlessSourceStopsWithItsLastSubscriber(form: ShareTests.Form) {
    let shared = Observable<Int>.repeatElement(7).share(replay: form.replay, scope: form.scope)
    #expect(heard(shared.take(2)) == "7 7 C")
    let kept = form.scope == .forever ? min(form.replay, 2) : 0
    #expect(heard(shared.take(kept + 1)) == Array(repeating: "7", count: kept + 1).joined(separator: " ") + " C")
  }

  @Test func anEndlessSourceStopsUnderEveryConnectable() {
    let endless = Observable<Int>.repeatElement(7)
    #expect(heard(endless.publish().refCount().take(2)) == "7 7 C")
    #expect(heard(endless.replay(1).refCount().take(2)) == "7 7 C")
    #expect(heard(endless.multicast(PublishSubject<Int>()).refCount().take(2)) == "7 7 C")
    #expect(heard(endless.multicast({ PublishSubject<Int>() }, selector: { $0.take(2) })) == "7 7 C")
  }

  @Test(arguments: ShareTests.forms) func replayComesBeforeTheNewRun(form: ShareTests.Form) {
    let log = log
    var runs = 0
    let shared = Observable<Int>.create { observer in
      runs += 1
      log.add("run")
      observer.onNext(runs)
      return Disposables.create()
    }
    .share(replay: form.replay, scope: form.scope)
    shared.log("", to: log).dispose()
    _ = shared.log("", to: log)
    let isReplayed = form.scope == .forever && form.replay > 0
    #expect(log.text == (isReplayed ? "run 1 1 run 2" : "run 1 run 2"))
  }

  @Test(arguments: ShareTests.forms) func subscribingInsideOfADelivery(form: ShareTests.Form) {
    let log = log
    let subject = PublishSubject<Int>()
    let shared = subject.share(replay: form.replay, scope: form.scope)
    var isFirst = true
    _ = shared.subscribe(onNext: {
      log.add("a\($0)")
      if isFirst { _ = shared.log("b", to: log) }
      isFirst = false
    })
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.text == (form.replay > 0 ? "a1 b1 a2 b2" : "a1 a2 b2"))
  }

  @Test(arguments: ShareTests.forms) func feedingItselfThroughItsSource(form: ShareTests.Form) {
    let log = log
    let subject = PublishSubject<Int>()
    let shared = subject.share(replay: form.replay, scope: form.scope)
    _ = shared.subscribe(onNext: {
      if $0 == 1 { subject.onNext(2) }
      log.add("a\($0)")
    })
    _ = shared.log("b", to: log)
    subject.onNext(1)
    #expect(log.text == "a1 b1 a2 b2")
  }

  @Test(arguments: ShareTests.forms) func aSourceThatFailsAtOnce(form: ShareTests.Form) {
    var runs = 0
    let shared = Observable<Int>.deferred {
      runs += 1
      throw TestError.first
    }
    .share(replay: form.replay, scope: form.scope)
    #expect(heard(shared) == "E")
    #expect(heard(shared) == "E")
    #expect(runs == (form.scope == .forever ? 1 : 2))
  }

  @Test func subjectsOfAUser() {
    final class Mine: SubjectType, ObserverType {
      typealias Element = Int
      let base = PublishSubject<Int>()
      let log: Log<String>

      init(_ log: Log<String>) {
        self.log = log
      }

      func on(_ event: Event<Int>) {
        log.add("on" + word(event))
        base.on(event)
      }

      func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
        log.add("subscribe")
        return base.subscribe(observer)
      }

      func asObserver() -> Mine {
        self
      }
    }
    let source = PublishSubject<Int>()
    let connectable = source.multicast(Mine(log))
    _ = connectable.log("", to: log)
    _ = connectable.connect()
    source.onNext(1)
    source.onCompleted()
    source.onNext(2)
    #expect(log.text == "subscribe on1 1 onC C")
  }
}
