import RxSwift
import RxTest
import Testing

/// `share`, in all its forms.
@Suite struct ShareTests {
  struct Form: Sendable, CustomTestStringConvertible {
    let replay: Int
    let scope: SubjectLifetimeScope
    var testDescription: String { "\(replay) \(scope)" }

    /// The last elements that are kept.
    func kept(_ elements: [Int]) -> String {
      elements.suffix(replay).map { "\($0)" }.joined(separator: " ")
    }
  }

  static let forms = (0...4).flatMap { replay in
    [Form(replay: replay, scope: .whileConnected), Form(replay: replay, scope: .forever)]
  }

  /// A source under control.
  private final class Upstream {
    var observers: [AnyObserver<Int>] = []
    var disposals = 0
    var last: AnyObserver<Int> { observers.last! }

    func share(_ form: Form) -> Observable<Int> {
      Observable.create { observer in
        self.observers.append(observer)
        return Disposables.create { self.disposals += 1 }
      }
      .share(replay: form.replay, scope: form.scope)
    }
  }

  private let log = Log<String>()

  private func joined(_ parts: String...) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  @Test(arguments: forms) func lateSubscriberWhileConnected(form: Form) {
    let upstream = Upstream()
    let shared = upstream.share(form)
    _ = shared.subscribe()
    for number in 1...3 { upstream.last.onNext(number) }
    _ = shared.log("", to: log)
    upstream.last.onNext(4)
    #expect(log.text == joined(form.kept([1, 2, 3]), "4"))
    #expect(upstream.observers.count == 1)
  }

  @Test(arguments: forms) func lateSubscriberAfterFewElements(form: Form) {
    let upstream = Upstream()
    let shared = upstream.share(form)
    _ = shared.subscribe()
    upstream.last.onNext(1)
    #expect(heard(shared) == form.kept([1]))
  }

  @Test(arguments: forms) func theLastOneToLeaveDisposesTheSource(form: Form) {
    let upstream = Upstream()
    let shared = upstream.share(form)
    let (first, second) = (shared.subscribe(), shared.subscribe())
    #expect(upstream.observers.count == 1)
    for number in 1...3 { upstream.last.onNext(number) }
    first.dispose()
    #expect(upstream.disposals == 0)
    second.dispose()
    second.dispose()
    #expect(upstream.disposals == 1)
    _ = shared.log("", to: log)
    #expect(upstream.observers.count == 2)
    upstream.observers[0].onNext(8)
    upstream.last.onNext(9)
    #expect(log.text == joined(form.scope == .forever ? form.kept([1, 2, 3]) : "", "9"))
  }

  @Test(arguments: forms, [true, false]) func subscriberAfterTheEnd(form: Form, completes: Bool) {
    let upstream = Upstream()
    let shared = upstream.share(form)
    _ = shared.log("", to: log)
    for number in 1...3 { upstream.last.onNext(number) }
    if completes { upstream.last.onCompleted() } else { upstream.last.onError(TestError.first) }
    let stop = completes ? "C" : "E"
    #expect(log.text == "1 2 3 \(stop)")
    #expect(upstream.disposals == 1)
    let late = Log<String>()
    _ = shared.log("", to: late)
    switch form.scope {
    case .forever:
      #expect(late.text == joined(form.kept([1, 2, 3]), stop))
      #expect(upstream.observers.count == 1)
    case .whileConnected:
      #expect(late.text == "")
      #expect(upstream.observers.count == 2)
      upstream.last.onNext(4)
      #expect(late.text == "4")
    }
  }

  @Test(arguments: forms) func synchronousSource(form: Form) {
    var runs = 0
    let shared = Observable<Int>.create { observer in
      runs += 1
      observer.onNext(10 * runs)
      observer.onNext(10 * runs + 1)
      observer.onCompleted()
      return Disposables.create()
    }
    .share(replay: form.replay, scope: form.scope)
    #expect(heard(shared) == "10 11 C")
    #expect(heard(shared) == (form.scope == .forever ? joined(form.kept([10, 11]), "C") : "20 21 C"))
    #expect(runs == (form.scope == .forever ? 1 : 2))
  }

  @Test(arguments: forms, [true, false]) func resubscribingInsideOfTheStopHandler(form: Form, completes: Bool) {
    let log = log
    let upstream = Upstream()
    let shared = upstream.share(form)
    for name in ["a", "b"] {
      _ = shared.subscribe {
        guard $0.isStopEvent else { return }
        log.add(name + word($0))
        _ = shared.log("\(name)'", to: log)
      }
    }
    upstream.last.onNext(1)
    if completes { upstream.last.onCompleted() } else { upstream.last.onError(TestError.first) }
    let stop = completes ? "C" : "E"
    switch form.scope {
    case .forever:
      let (a, b) = form.replay > 0 ? ("a'1 a'\(stop)", "b'1 b'\(stop)") : ("a'\(stop)", "b'\(stop)")
      #expect(log.text == "a\(stop) \(a) b\(stop) \(b)")
      #expect(upstream.observers.count == 1)
    case .whileConnected:
      #expect(log.text == "a\(stop) b\(stop)")
      #expect(upstream.observers.count == 2)
      upstream.last.onNext(2)
      #expect(log.entries.suffix(2) == ["a'2", "b'2"])
    }
  }

  @Test(arguments: forms) func orderAtTheEnd(form: Form) {
    let log = log
    var observer: AnyObserver<Int>?
    let shared = logged(to: log) { observer = $0 }.share(replay: form.replay, scope: form.scope)
    _ = shared.subscribe(onCompleted: { log.add("c1") }, onDisposed: { log.add("d1") })
    _ = shared.subscribe(onCompleted: { log.add("c2") }, onDisposed: { log.add("d2") })
    observer?.onCompleted()
    let isDirect = form.scope == .whileConnected && form.replay < 2
    #expect(
      log.text == "source.subscribe " + (isDirect ? "c1 d1 c2 d2 source.dispose" : "source.dispose c1 d1 c2 d2"))
  }

  @Test(arguments: forms) func disposalInsideOfOnNext(form: Form) {
    let log = log
    let upstream = Upstream()
    let shared = upstream.share(form)
    _ = shared.take(1).log("a", to: log)
    _ = shared.take(2).log("b", to: log)
    upstream.last.onNext(1)
    #expect(upstream.disposals == 0)
    upstream.last.onNext(2)
    #expect(upstream.disposals == 1)
    #expect(log.text == "a1 aC b1 b2 bC")
  }

  @Test(arguments: forms) func virtualTimes(form: Form) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .next(30, 3), .completed(40)])
    let shared = source.share(replay: form.replay, scope: form.scope)
    let (first, second) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
    scheduler.scheduleAt(200) { _ = shared.subscribe(first) }
    scheduler.scheduleAt(225) { _ = shared.subscribe(second) }
    scheduler.start()
    #expect(first.events == [.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
    let replayed = [1, 2].suffix(form.replay).map { Recorded.next(225, $0) }
    #expect(second.events == replayed + [.next(230, 3), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func retryAndRepeatOfAShared() {
    var runs = 0
    let shared = Observable<Int>.create { observer in
      runs += 1
      observer.onNext(runs)
      if runs < 3 { observer.onError(TestError.first) } else { observer.onCompleted() }
      return Disposables.create()
    }
    .share(replay: 1)
    #expect(heard(shared.retry()) == "1 2 3 C")
    #expect(runs == 3)
  }

  @Test func aBehaviorSubjectShared() {
    let log = log
    let subject = BehaviorSubject(value: 0)
    let shared = subject.share(replay: 1)
    _ = shared.log("a", to: log)
    _ = shared.log("b", to: log)
    subject.onNext(1)
    #expect(log.text == "a0 b0 a1 b1")
  }

  @Test(arguments: forms) func subscribingInsideOfTheSourcesTeardown(form: Form) {
    let log = log
    var shared: Observable<Int>?
    var observers: [AnyObserver<Int>] = []
    shared = Observable<Int>.create { observer in
      observers.append(observer)
      return Disposables.create {
        if observers.count == 1 { _ = shared?.log("b", to: log) }
      }
    }
    .share(replay: form.replay, scope: form.scope)
    _ = shared?.log("a", to: log)
    observers[0].onNext(1)
    observers[0].onCompleted()
    switch form.scope {
    case .whileConnected:
      #expect(log.text == "a1 aC")
      #expect(observers.count == 2)
      observers[1].onNext(2)
      #expect(log.entries.last == "b2")
    case .forever:
      #expect(Set(log.entries) == Set(form.replay > 0 ? ["a1", "b1", "aC", "bC"] : ["a1", "aC", "bC"]))
      #expect(observers.count == 1)
    }
    shared = nil
  }
}
