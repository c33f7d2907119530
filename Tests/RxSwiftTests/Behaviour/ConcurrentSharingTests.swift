import Foundation
import RxSwift
import Synchronization
import Testing

/// Many threads at the same operators.
@Suite struct ConcurrentSharingTests {
  /// Runs `body` on many threads at the same moment.
  private func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let (ready, start, finished) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    for number in 0..<count {
      Thread.detachNewThread {
        ready.signal()
        start.wait()
        body(number)
        finished.signal()
      }
    }
    for _ in 0..<count { ready.wait() }
    for _ in 0..<count { start.signal() }
    for _ in 0..<count { finished.wait() }
  }

  /// What subscribers on three threads hear.
  private func heardByThree(_ source: Observable<Int>) -> [String] {
    let logs = (0..<3).map { _ in Log<String>() }
    onThreads(3) { _ = source.log("", to: logs[$0]) }
    return logs.map(\.text)
  }

  @Test(arguments: ShareTests.forms) func firstSubscribersConnectOnce(form: ShareTests.Form) {
    for _ in 0..<20 {
      let connections = Count()
      let shared = Observable<Int>.create { _ in
        connections.increment()
        return Disposables.create()
      }
      .share(replay: form.replay, scope: form.scope)
      let subscriptions = Log<any Disposable>()
      onThreads(32) { _ in subscriptions.add(shared.subscribe()) }
      #expect(connections.value == 1)
      subscriptions.entries.forEach { $0.dispose() }
    }
  }

  private final class Count: Sendable {
    private let count = Atomic<Int>(0)
    var value: Int { count.load(ordering: .acquiring) }
    func increment() { count.add(1, ordering: .acquiringAndReleasing) }
  }

  @Test(arguments: ShareTests.forms) func manyFlatMapsIntoOneShared(form: ShareTests.Form) {
    let shared = Observable.just(1).share(replay: form.replay, scope: form.scope)
    let results = Count()
    onThreads(4) { _ in
      for _ in 0..<250 {
        _ = Observable.just(0).flatMap { _ in shared }.subscribe(onCompleted: { results.increment() })
      }
    }
    #expect(results.value == 1000)
  }

  /// A subscriber that comes as the source ends belongs to that run or starts the next one, and misses nothing of either.
  @Test(arguments: ShareTests.forms.filter { $0.replay > 0 }) func subscribersComeAsTheSourceEnds(form: ShareTests.Form) {
    for _ in 0..<300 {
      let shared = Observable<Int>.create { observer in
        observer.onNext(1)
        observer.onCompleted()
        return Disposables.create()
      }
      .share(replay: form.replay, scope: form.scope)
      #expect(heardByThree(shared) == ["1 C", "1 C", "1 C"])
    }
  }

  @Test func subscribersComeAsAConnectableEnds() {
    for index in 0..<300 {
      let source = Observable<Int>.create { observer in
        observer.onNext(1)
        observer.onCompleted()
        return Disposables.create()
      }
      let shared = index.isMultiple(of: 2) ? source.replay(1).refCount() : source.replayAll().refCount()
      #expect(heardByThree(shared) == ["1 C", "1 C", "1 C"])
    }
  }

  @Test(arguments: ShareTests.forms) func subscribersComeAndGoWhileASharedEmits(form: ShareTests.Form) {
    let subject = PublishSubject<Int>()
    let shared = subject.share(replay: form.replay, scope: form.scope)
    let disorders = Count()
    onThreads(4) { number in
      if number == 0 {
        for element in 1...2000 { subject.onNext(element) }
      } else {
        for _ in 0..<300 {
          var last = 0
          let subscription = shared.take(3).subscribe(onNext: {
            if $0 <= last { disorders.increment() }
            last = $0
          })
          subscription.dispose()
        }
      }
    }
    // An element of an earlier run may be replayed, but never after a later one.
    #expect(disorders.value == 0)
    #expect(!subject.hasObservers)
  }

  @Test func mergedThreadsNeverOverlap() {
    let operators: [(PublishSubject<Int>, PublishSubject<Int>) -> Observable<Int>] = [
      { Observable.merge($0, $1) }, { first, second in first.flatMap { _ in Observable.just(0) }.amb(second) },
      { Observable.combineLatest($0, $1) { $0 + $1 } }, { Observable.zip($0, $1) { $0 + $1 } }, { $0.withLatestFrom($1) },
      { first, second in first.flatMapLatest { _ in second.startWith(0) } }, { $0.sample($1) },
      { $0.take(until: $1.filter { $0 < 0 }) },
      { first, second in first.flatMapFirst { _ in second.take(1) } },
      { first, second in first.concatMap { _ in second.startWith(0).take(2) } },
    ]
    for (index, apply) in operators.enumerated() {
      let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
      let overlaps = Count()
      let isInside = Atomic<Bool>(false)
      let subscription = apply(first, second).subscribe(onNext: { _ in
        if isInside.exchange(true, ordering: .acquiringAndReleasing) { overlaps.increment() }
        isInside.store(false, ordering: .releasing)
      })
      onThreads(2) { number in
        for element in 0..<1000 { (number == 0 ? first : second).onNext(element) }
      }
      #expect(overlaps.value == 0, "\(index)")
      subscription.dispose()
    }
  }

  @Test func takeOfOneWhileAnotherSharedEmits() {
    for _ in 0..<50 {
      let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
      let (sharedFirst, sharedSecond) = (first.share(replay: 1), second.share(replay: 1))
      let subscriptions = [sharedFirst.subscribe(), sharedSecond.subscribe()]
      first.onNext(0)
      second.onNext(0)
      let results = Count()
      onThreads(2) { number in
        for element in 0..<50 {
          (number == 0 ? first : second).onNext(element)
          let (one, other) = number == 0 ? (sharedFirst, sharedSecond) : (sharedSecond, sharedFirst)
          _ = one.take(1).flatMap { _ in other.take(1) }.subscribe(onCompleted: { results.increment() })
          _ = Observable.zip(sharedFirst.take(1), sharedSecond.take(1)) { $0 + $1 }.subscribe(
            onCompleted: { results.increment() })
        }
      }
      #expect(results.value == 200)
      subscriptions.forEach { $0.dispose() }
    }
  }

  @Test func theFirstStopOfManyWins() {
    for _ in 0..<200 {
      let subjects: [AnySubject] = SubjectKind.allCases.map { $0.make() }
      for subject in subjects {
        let log = Log<String>()
        let target = Target(on: subject.on)
        _ = subject.observable.filter { $0 > 0 }.log("", to: log)
        onThreads(2) { number in
          target.on(.next(1 + number))
          target.on(number == 0 ? .completed : .error(TestError.first))
        }
        #expect(log.entries.filter { $0 == "C" || $0 == "E" }.count == 1)
        #expect(["C", "E"].contains(log.entries.last))
        if subject.name == "last" { #expect(log.entries == ["E"] || log.entries.last == "C") }
      }
    }
  }

  private struct Target: @unchecked Sendable {  // subjects may be used from any thread
    let on: (Event<Int>) -> Void
  }
}
