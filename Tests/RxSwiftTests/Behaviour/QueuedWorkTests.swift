import Foundation
import RxSwift
import Synchronization
import Testing

/// Operators over queues and timers of the system, which must come to an end.
@Suite struct QueuedWorkTests {
  private let queue = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
  private let serial = SerialDispatchQueueScheduler(qos: .userInitiated)

  /// Waits for the stop event of each.
  private func finish<Element>(_ sources: [Observable<Element>]) -> [[Element]] {
    let group = DispatchGroup()
    let results = sources.map { source in
      let elements = Log<Element>()
      group.enter()
      _ = source.subscribe(onNext: { elements.add($0) }, onDisposed: { group.leave() })
      return elements
    }
    group.wait()
    return results.map(\.entries)
  }

  @Test(arguments: ShareTests.forms) func sharedTimers(form: ShareTests.Form) {
    let shared = Observable<Int>.interval(.milliseconds(1), scheduler: queue).take(5)
      .share(replay: form.replay, scope: form.scope)
    let results = finish((0..<20).map { number in shared.map { $0 + number }.take(3) })
    #expect(results.allSatisfy { $0.count <= 3 })
  }

  @Test func timersInsideOfFlatMapLatestAndMerge() {
    let sources = (0..<20).map { _ in
      Observable<Int>.interval(.milliseconds(1), scheduler: queue).take(5).flatMapLatest { number in
        Observable.merge(
          Observable<Int>.timer(.milliseconds(1), scheduler: queue).map { _ in number },
          Observable.just(number).observe(on: serial))
      }
    }
    let results = finish(sources)
    #expect(results.allSatisfy { $0.suffix(2).allSatisfy { $0 == 4 } && $0 == $0.sorted() })
  }

  @Test func subscribingOnQueuesAtTheSameTime() {
    let shared = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      return Disposables.create()
    }
    .flatMap { number in Observable.from([number, number + 1]) }
    .share(replay: 1)
    let results = finish((0..<100).map { _ in shared.subscribe(on: queue).observe(on: serial) })
    #expect(results.allSatisfy { $0.last == 2 })
  }

  @Test func joiningWhatComesOnDifferentQueues() {
    let numbers = { Observable.range(start: 0, count: 200).subscribe(on: queue).observe(on: queue) }
    #expect(finish([Observable.zip(numbers(), numbers()) { $0 - $1 }])[0] == Array(repeating: 0, count: 200))
    #expect(finish([Observable.combineLatest(numbers(), numbers()) { $0 + $1 }])[0].last == 398)
    #expect(finish([Observable.merge(numbers(), numbers())])[0].count == 400)
    #expect(finish([numbers().concatMap { Observable.just($0).observe(on: queue) }])[0] == Array(0..<200))
  }

  @Test func elementsKeepTheirOrderOnAConcurrentQueue() {
    let isInside = Atomic<Bool>(false)
    let overlaps = Atomic<Int>(0)
    let source = Observable.range(start: 0, count: 500).observe(on: queue).do(onNext: { _ in
      if isInside.exchange(true, ordering: .acquiringAndReleasing) { overlaps.add(1, ordering: .relaxed) }
      isInside.store(false, ordering: .releasing)
    })
    #expect(finish([source])[0] == Array(0..<500))
    #expect(overlaps.load(ordering: .relaxed) == 0)
  }
}
