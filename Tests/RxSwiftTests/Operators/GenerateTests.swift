import RxSwift
import RxTest
import Testing

@Suite struct GenerateTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func eachEventHasItsOwnTick() {
    let result = scheduler.start {
      Observable.generate(initialState: 0, condition: { $0 <= 3 }, scheduler: scheduler, iterate: { $0 + 1 })
    }
    #expect(result.events == [.next(201, 0), .next(202, 1), .next(203, 2), .next(204, 3), .completed(205)])
  }

  @Test func conditionThrows() {
    let result = scheduler.start {
      Observable.generate(initialState: 0, condition: { _ in throw TestError.first }, scheduler: scheduler, iterate: { $0 + 1 })
    }
    #expect(result.events == [.error(201, TestError.first)])
  }

  @Test func iterateThrows() {
    let result = scheduler.start {
      Observable.generate(
        initialState: 0, condition: { _ in true }, scheduler: scheduler, iterate: { _ in throw TestError.first })
    }
    #expect(result.events == [.next(201, 0), .error(202, TestError.first)])
  }

  @Test func disposalStopsIt() {
    let result = scheduler.start(disposed: 203) {
      Observable.generate(initialState: 0, condition: { _ in true }, scheduler: scheduler, iterate: { $0 + 1 })
    }
    #expect(result.events == [.next(201, 0), .next(202, 1)])
  }

  @Test func iteratesOnlyForWhatIsWanted() {
    var calls = 0
    var elements: [Int] = []
    _ = Observable.generate(
      initialState: 0, condition: { _ in true },
      iterate: {
        calls += 1
        return $0 + 1
      }
    ).take(4).subscribe(onNext: { elements.append($0) })
    #expect(elements == [0, 1, 2, 3])
    #expect(calls == 3)
  }

  @Test func sendsOnTheCurrentThread() {
    var events: [RxSwift.Event<Int>] = []
    _ = Observable.generate(initialState: 1, condition: { $0 < 20 }, iterate: { $0 * 2 }).subscribe { events.append($0) }
    #expect(events == [.next(1), .next(2), .next(4), .next(8), .next(16), .completed])
    events = []
    _ = Observable.generate(initialState: 1, condition: { $0 > 1 }, iterate: { $0 }).subscribe { events.append($0) }
    #expect(events == [.completed])
  }
}
