import Foundation
import RxSwift
import RxTest
import Testing

/// What all subjects have in common, and what their late subscribers get.
@Suite struct SubjectTests {
  private let log = Log<String>()

  private static let numbers: [Event<Int>] = [.next(1), .next(2), .next(3)]

  @Test(arguments: SubjectKind.allCases) func lateSubscriberWhileOpen(kind: SubjectKind) {
    let subject = kind.make()
    Self.numbers.forEach(subject.on)
    #expect(heard(subject.observable) == kind.replayWhileOpen)
  }

  @Test(arguments: SubjectKind.allCases) func lateSubscriberAfterCompletion(kind: SubjectKind) {
    let subject = kind.make()
    Self.numbers.forEach(subject.on)
    subject.on(.completed)
    for event in [.next(4), .error(TestError.first), Event<Int>.completed] { subject.on(event) }
    #expect(heard(subject.observable) == kind.replayAfterCompletion)
    #expect(heard(subject.observable) == kind.replayAfterCompletion)
  }

  @Test(arguments: SubjectKind.allCases) func lateSubscriberAfterError(kind: SubjectKind) {
    let subject = kind.make()
    Self.numbers.forEach(subject.on)
    subject.on(.error(TestError.first))
    for event in [.next(4), .error(TestError.second), Event<Int>.completed] { subject.on(event) }
    let log = log
    _ = subject.observable.subscribe(onNext: { log.add("\($0)") }, onError: { log.add("\($0)") })
    #expect(log.text == kind.replayAfterError.replacingOccurrences(of: "E", with: "first"))
  }

  @Test(arguments: SubjectKind.allCases) func lateSubscriberAfterDisposal(kind: SubjectKind) {
    for stop in [nil, Event<Int>.completed, .error(TestError.first)] {
      let subject = kind.make()
      guard let dispose = subject.dispose else { return }
      #expect(subject.isDisposed?() != true)
      Self.numbers.forEach(subject.on)
      if let stop { subject.on(stop) }
      dispose()
      subject.on(.next(4))
      #expect(subject.isDisposed?() != false)
      var errors: [any Error] = []
      _ = subject.observable.subscribe(onNext: { _ in Issue.record("nothing is replayed") }, onError: { errors.append($0) })
      #expect(errors.count == 1)
      #expect(disposedObject(errors.first) === subject.observable)
    }
  }

  @Test(arguments: SubjectKind.allCases) func disposalIsSilentForThosePresent(kind: SubjectKind) {
    let log = log
    let subject = kind.make()
    let subscription = subject.observable.logAll(to: log)
    let before = log.entries.count
    subject.dispose?()
    guard subject.dispose != nil else { return }
    subject.on(.next(1))
    subject.on(.completed)
    #expect(log.entries.count == before)
    #expect(!subject.hasObservers())
    subscription.dispose()
    #expect(log.entries.count == before + 1)
  }

  @Test(arguments: SubjectKind.allCases) func observersAreCounted(kind: SubjectKind) {
    let subject = kind.make()
    #expect(!subject.hasObservers())
    let first = subject.observable.subscribe()
    let second = subject.observable.subscribe { _ in }
    #expect(subject.hasObservers())
    first.dispose()
    first.dispose()
    #expect(subject.hasObservers())
    second.dispose()
    #expect(!subject.hasObservers())
    let third = subject.observable.subscribe()
    #expect(subject.hasObservers())
    subject.on(.completed)
    third.dispose()
    #expect(!subject.hasObservers())
  }

  @Test(arguments: SubjectKind.allCases) func subscriptionAfterTheEndCountsNothing(kind: SubjectKind) {
    let subject = kind.make()
    subject.on(.completed)
    let late = subject.observable.subscribe()
    #expect(!subject.hasObservers())
    late.dispose()
    #expect(!subject.hasObservers())
  }

  @Test(arguments: SubjectKind.allCases) func observersAreToldInOrderOfSubscription(kind: SubjectKind) {
    let log = log
    let subject = kind.make()
    let subscriptions = (0..<100).map { number in
      subject.observable.filter { $0 != 0 }.subscribe(onNext: { _ in log.add("\(number)") })
    }
    subscriptions[0].dispose()
    subscriptions[50].dispose()
    _ = subject.observable.filter { $0 != 0 }.subscribe(onNext: { _ in log.add("last") })
    subject.on(.next(1))
    subject.on(.completed)
    let expected = (0..<100).filter { $0 != 0 && $0 != 50 }.map { "\($0)" } + ["last"]
    #expect(log.entries == expected)
  }

  @Test(arguments: [SubjectKind.publish, .replayNothing, .last]) func observerAddedDuringADeliveryMissesIt(kind: SubjectKind) {
    let log = log
    let subject = kind.make()
    var isFirst = true
    _ = subject.observable.subscribe {
      log.add("a" + word($0))
      if isFirst { _ = subject.observable.log("b", to: log) }
      isFirst = false
    }
    subject.on(.next(1))
    subject.on(.next(2))
    subject.on(.completed)
    #expect(log.text == (kind == .last ? "a2 b2 aC bC" : "a1 a2 b2 aC bC"))
  }

  @Test(arguments: [SubjectKind.publish, .behavior, .replayTwo]) func removedObserversHearNothingMore(kind: SubjectKind) {
    let log = log
    let subject = kind.make()
    let (second, third) = (SerialDisposable(), SerialDisposable())
    _ = subject.observable.subscribe(onNext: { _ in
      second.dispose()
      third.dispose()
    })
    second.disposable = subject.observable.log("b", to: log)
    third.disposable = subject.observable.map { $0 }.log("c", to: log)
    let before = log.entries.count
    subject.on(.next(1))
    #expect(log.entries.count == before)
  }

  @Test func nestedElementsAreQueued() {
    let log = log
    for kind in [SubjectKind.publish, .behavior, .replayAll] {
      let subject = kind.make()
      _ = subject.observable.filter { $0 > 0 }.subscribe(
        onNext: {
          if $0 == 1 {
            subject.on(.next(2))
            subject.on(.completed)
          }
          log.add("a\($0)")
        }, onCompleted: { log.add("aC") })
      _ = subject.observable.filter { $0 > 0 }.log("b", to: log)
      subject.on(.next(1))
      log.add("/")
    }
    #expect(log.text == Array(repeating: "a1 b1 a2 b2 aC bC /", count: 3).joined(separator: " "))
  }

  @Test func aNestedStopCutsOffWhatFollows() {
    let log = log
    let subject = PublishSubject<Int>()
    _ = subject.subscribe { event in
      log.add("a" + word(event))
      if event.element == 1 {
        subject.onError(TestError.first)
        subject.onNext(2)
        subject.onCompleted()
      }
    }
    _ = subject.log("b", to: log)
    subject.onNext(1)
    #expect(log.text == "a1 b1 aE bE")
  }

  @Test func aNestedDisposalCutsOffWhatFollows() {
    let log = log
    let subject = PublishSubject<Int>()
    _ = subject.subscribe { event in
      log.add("a" + word(event))
      subject.dispose()
      subject.onNext(2)
    }
    subject.onNext(1)
    #expect(log.text == "a1")
    #expect(subject.isDisposed)
  }

  @Test func subscribingInsideOfAStopHandler() {
    let log = log
    for kind in SubjectKind.allCases {
      let subject = kind.make()
      _ = subject.observable.subscribe(onCompleted: {
        log.add(heard(subject.observable))
      })
      Self.numbers.forEach(subject.on)
      subject.on(.completed)
      #expect(log.entries.last == kind.replayAfterCompletion, "\(kind)")
    }
  }

  @Test func handlesDoNotKeepTheSubject() {
    for kind in SubjectKind.allCases {
      var subject: AnySubject? = kind.make()
      weak let observed = subject?.observable
      let handle = subject?.observable.subscribe()
      let mapped = subject?.observable.map { $0 }.subscribe()
      subject = nil
      #expect(observed == nil, "\(kind)")
      handle?.dispose()
      mapped?.dispose()
    }
  }

  @Test func asObserverIsTheSubject() {
    let (publish, behavior, last) = (PublishSubject<Int>(), BehaviorSubject(value: 1), AsyncSubject<Int>())
    let replay = ReplaySubject<Int>.create(bufferSize: 1)
    #expect(publish.asObserver() === publish)
    #expect(behavior.asObserver() === behavior)
    #expect(last.asObserver() === last)
    #expect(replay.asObserver() === replay)
  }

  @Test(arguments: [SubjectKind.publish, .behavior, .replayTwo]) func subjectsAreObservers(kind: SubjectKind) {
    let subject = PublishSubject<Int>()
    let target = PublishSubject<Int>()
    let log = log
    _ = target.log("", to: log)
    let subscription = subject.subscribe(target)
    subject.onNext(1)
    subscription.dispose()
    subject.onNext(2)
    _ = Observable.of(3).subscribe(target)
    target.onNext(4)
    #expect(log.text == "1 3 C")
  }
}
