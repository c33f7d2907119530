import RxSwift
import RxTest
import Testing

/// Sequences that are made with a scheduler: one piece of work for each event.
@Suite struct CreationSchedulerTests {
  let scheduler = TestScheduler(initialClock: 0)

  private func events(_ make: @escaping (TestScheduler) -> Observable<Int>, disposed: Int = 1000) -> [Recorded<Event<Int>>] {
    scheduler.start(disposed: disposed) { [scheduler] in make(scheduler) }.events
  }

  @Test func just() {
    #expect(events { .just(1, scheduler: $0) } == [.next(201, 1), .completed(202)])
  }

  @Test func of() {
    #expect(events { .of(1, 2, 3, scheduler: $0) } == [.next(201, 1), .next(202, 2), .next(203, 3), .completed(204)])
  }

  @Test func fromArray() {
    #expect(events { .from([1, 2], scheduler: $0) } == [.next(201, 1), .next(202, 2), .completed(203)])
    #expect(scheduler.clock == 1000)
  }

  @Test func fromEmptyArray() {
    #expect(events { .from([], scheduler: $0) } == [.completed(201)])
  }

  @Test func fromSequence() {
    #expect(events { .from(Set([5]), scheduler: $0) } == [.next(201, 5), .completed(202)])
  }

  @Test func fromOptional() {
    #expect(events { .from(optional: 1, scheduler: $0) } == [.next(201, 1), .completed(202)])
  }

  @Test func fromNil() {
    #expect(events { .from(optional: nil, scheduler: $0) } == [.completed(201)])
  }

  @Test func range() {
    #expect(events { .range(start: 5, count: 2, scheduler: $0) } == [.next(201, 5), .next(202, 6), .completed(203)])
  }

  @Test func emptyRange() {
    #expect(events { .range(start: 5, count: 0, scheduler: $0) } == [.completed(201)])
  }

  @Test func repeatElement() {
    #expect(events({ .repeatElement(4, scheduler: $0) }, disposed: 203) == [.next(201, 4), .next(202, 4)])
  }

  @Test func canBeEndedFromWithin() {
    #expect(events { .repeatElement(4, scheduler: $0).take(2) } == [.next(201, 4), .next(202, 4), .completed(202)])
  }

  @Test func disposalDropsTheRest() {
    #expect(events({ .of(1, 2, 3, scheduler: $0) }, disposed: 203) == [.next(201, 1), .next(202, 2)])
  }

  @Test func schedulerThatRunsAtOnceDoesNotDeepenTheStack() {
    var count = 0
    _ = Observable.range(start: 0, count: 100_000, scheduler: InlineScheduler()).subscribe(onNext: { _ in count += 1 })
    #expect(count == 100_000)
  }

  @Test func nothingIsHeldAfterDisposal() {
    weak var held: Held?
    let subscription: any RxSwift.Disposable
    do {
      let object = Held()
      held = object
      subscription = Observable.repeatElement(object, scheduler: scheduler).subscribe(onNext: { $0.use() })
    }
    scheduler.advanceTo(3)
    #expect(held != nil)
    subscription.dispose()
    #expect(held == nil)
  }
}
