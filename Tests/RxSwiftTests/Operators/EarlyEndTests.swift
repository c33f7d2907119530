import RxSwift
import RxTest
import Testing

/// What holds for operators that end before their source does.
@Suite struct EarlyEndTests {
  typealias Operator = PassThroughTests.Operator

  /// Each of them ends at 3.
  static let operators = [
    Operator("take") { $0.take(3) },
    Operator("take(while:)") { $0.take(while: { $0 < 3 }) },
    Operator("take(while:) inclusive") { $0.take(while: { $0 < 3 }, behavior: .inclusive) },
    Operator("take(until:)") { $0.take(until: { $0 == 3 }) },
    Operator("element(at:)") { $0.element(at: 2) },
    Operator("first") { $0.filter { $0 == 3 }.first().asObservable().map { $0 ?? 0 } },
    Operator("single") { $0.filter { $0 > 1 }.single() },
    Operator("asSingle") { $0.filter { $0 > 1 }.asSingle().asObservable() },
    Operator("asMaybe") { $0.filter { $0 > 1 }.asMaybe().asObservable() },
    Operator("dematerialize") { $0.map { $0 == 3 ? .completed : Event.next($0) }.dematerialize() },
  ]

  @Test(arguments: operators) func disposesTheSource(_ operation: Operator) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .completed(250),
    ])
    let result = scheduler.start { operation.apply(source.asObservable()) }
    #expect(result.events.last?.time == 230)
    #expect(result.events.filter(\.value.isStopEvent).count == 1)
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test(arguments: operators) func letsNothingMoreThrough(_ operation: Operator) {
    let events = Ungated.run(
      Ungated.source([.next(1), .next(2), .next(3), .next(4), .next(5), .completed]), through: operation.apply)
    #expect(events.filter(\.isStopEvent).count == 1)
    #expect(events.last?.isStopEvent == true)
  }

  @Test(arguments: operators) func stopsAnEndlessSynchronousSource(_ operation: Operator) {
    var pulls = 0
    let source = Observable.from(
      sequence(state: 0) { state -> Int? in
        pulls += 1
        state += 1
        return state
      })
    _ = operation.apply(source).subscribe { _ in }
    #expect(pulls == 3)
  }
}
