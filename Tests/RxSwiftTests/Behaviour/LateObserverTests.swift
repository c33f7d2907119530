import RxSwift
import RxTest
import Testing

/// Who subscribes or leaves in the middle of a delivery.
@Suite struct LateObserverTests {
  private let log = Log<String>()

  @Test(arguments: [SubjectKind.behavior, .replayOne, .replayTwo, .replayAll])
  func replayAndLiveElementsDoNotRepeat(kind: SubjectKind) {
    let log = log
    let subject = kind.make()
    var isFirst = true
    _ = subject.observable.filter { $0 > 0 }.subscribe(onNext: {
      log.add("a\($0)")
      if isFirst { _ = subject.observable.log("b", to: log) }
      isFirst = false
    })
    _ = subject.observable.filter { $0 > 0 }.log("c", to: log)
    subject.on(.next(1))
    subject.on(.next(2))
    #expect(log.text == "a1 b1 c1 a2 c2 b2")
  }

  @Test(arguments: [SubjectKind.behavior, .replayOne, .replayTwo, .replayAll])
  func whoSubscribesAfterANestedSendGetsItOnce(kind: SubjectKind) {
    let log = log
    let subject = kind.make()
    _ = subject.observable.filter { $0 > 0 }.subscribe(onNext: {
      log.add("a\($0)")
      guard $0 == 1 else { return }
      subject.on(.next(2))
      _ = subject.observable.log("b", to: log)
      subject.on(.next(3))
    })
    subject.on(.next(1))
    let replayed = kind == .behavior || kind == .replayOne ? "b2" : "b1 b2"
    #expect(log.text == "a1 \(replayed) a2 a3 b3")
  }

  @Test func whoSubscribesAndLeavesInsideOfADelivery() {
    let log = log
    let subject = PublishSubject<Int>()
    _ = subject.subscribe(onNext: {
      log.add("a\($0)")
      subject.log("b", to: log).dispose()
      subject.take(1).log("c", to: log).dispose()
    })
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.text == "a1 a2")
    #expect(subject.hasObservers)
  }

  @Test func leavingInsideOfItsOwnDelivery() {
    let log = log
    let subject = PublishSubject<Int>()
    let own = SerialDisposable()
    _ = subject.log("a", to: log)
    own.disposable = subject.subscribe(onNext: {
      log.add("b\($0)")
      own.dispose()
      subject.onNext($0 + 1)
    })
    _ = subject.log("c", to: log)
    subject.onNext(1)
    #expect(log.text == "a1 b1 c1 a2 c2")
  }

  @Test func everybodyLeavesAtOnce() {
    let subject = PublishSubject<Int>()
    let all = CompositeDisposable()
    for number in 0..<50 {
      all.insert(
        subject.subscribe(onNext: { [log] _ in
          log.add("\(number)")
          all.dispose()
        }))
    }
    subject.onNext(1)
    #expect(log.text == "0")
    #expect(!subject.hasObservers)
  }

  @Test func twoSubjectsThatFeedEachOther() {
    let log = log
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    _ = first.subscribe(onNext: {
      log.add("a\($0)")
      if $0 < 4 { second.onNext($0 + 1) }
    })
    _ = second.subscribe(onNext: {
      log.add("b\($0)")
      if $0 < 4 { first.onNext($0 + 1) }
    })
    first.onNext(1)
    #expect(log.text == "a1 b2 a3 b4")
  }

  @Test func aSubjectSubscribedToItselfThroughAnOperator() {
    let log = log
    let subject = PublishSubject<Int>()
    _ = subject.log("", to: log)
    let loop = subject.filter { $0 < 5 }.map { $0 + 1 }.subscribe(subject)
    subject.onNext(1)
    loop.dispose()
    subject.onNext(1)
    #expect(log.text == "1 2 3 4 5 1")
  }
}
