import RxSwift
import RxTest
import Testing

private enum TestError: Error {
  case first, second
}

@Suite struct EventEqualityTests {
  @Test func eventsAreEqualIfKindAndContentAre() {
    #expect(Event.next(1) == .next(1))
    #expect(Event.next(1) != .next(2))
    #expect(Event<Int>.completed == .completed)
    #expect(Event<Int>.completed != .error(TestError.first))
    #expect(Event<Int>.error(TestError.first) == .error(TestError.first))
    #expect(Event<Int>.error(TestError.first) != .error(TestError.second))
  }

  @Test func eventsOfTraitsAreEqualIfKindAndContentAre() {
    #expect(MaybeEvent.success(1) == .success(1))
    #expect(MaybeEvent.success(1) != .success(2))
    #expect(MaybeEvent<Int>.completed == .completed)
    #expect(MaybeEvent<Int>.error(TestError.first) != .error(TestError.second))
    #expect(CompletableEvent.error(TestError.first) == .error(TestError.first))
    #expect(CompletableEvent.completed != .error(TestError.first))
  }

  @Test func recordsAreEqualIfTimeAndEventAre() {
    #expect(Recorded<Event<Int>>.next(1, 1) == .next(1, 1))
    #expect(Recorded<Event<Int>>.next(1, 1) != .next(2, 1))
    #expect(Recorded.events(.next(1, "a"), .completed(2)) == [.next(1, "a"), .completed(2)])
    #expect(Recorded.events([.next(1, "a")]) == [Recorded(time: 1, value: Event.next("a"))])
  }

  @Test func recordsAndSubscriptionsPrintInShort() {
    #expect(Recorded.next(210, 1).debugDescription == "next(1) @ 210")
    #expect(Recorded.completed(220, Int.self).debugDescription == "completed @ 220")
    #expect(Subscription(200, 210).debugDescription == "(200: 210)")
    #expect(Subscription(200).debugDescription == "(200: Infinity)")
    #expect(Set([Subscription(1), Subscription(1, .max), Subscription(1, 2)]).count == 2)
  }
}
