import RxSwift
import RxTest
import Testing

/// What events, errors and `debug` print.
@Suite struct EventTextTests {
  @Test func eventsPrintTheirKindAndContent() {
    #expect("\(Event.next(1))" == "next(1)")
    #expect("\(Event.next("a"))" == "next(a)")
    #expect("\(Event<Int?>.next(nil))" == "next(nil)")
    #expect("\(Event<Int?>.next(1))" == "next(Optional(1))")
    #expect("\(Event<Int>.error(TestError.first))" == "error(first)")
    #expect("\(Event<Int>.completed)" == "completed")
    #expect(String(reflecting: Event.next(1)) == "next(1)")
  }

  @Test func partsOfEvents() {
    let events: [Event<Int>] = [.next(1), .error(TestError.first), .completed]
    #expect(events.map(\.isStopEvent) == [false, true, true])
    #expect(events.map(\.element) == [1, nil, nil])
    #expect(events.map { $0.error != nil } == [false, true, false])
    #expect(events.map(\.isCompleted) == [false, false, true])
    #expect(events.map(\.event) == events)
  }

  @Test func eachErrorPrintsDifferently() {
    final class Named {}
    let errors: [RxError] = [
      .unknown, .disposed(object: Named()), .overflow, .argumentOutOfRange, .noElements, .moreThanOneElement, .timeout,
    ]
    #expect(Set(errors.map { "\($0)" }).count == errors.count)
    #expect(Set(errors.map(\.debugDescription)).count == errors.count)
    #expect("\(errors[1])".contains("Named"))
  }

  @Test func recordsAndSubscriptions() {
    #expect("\(Recorded(time: 5, value: "x"))" == "x @ 5")
    #expect("\(Recorded<Event<Int>>.completed(5))" == "completed @ 5")
    #expect("\(Subscription(200, 300))" == "(200: 300)")
    #expect("\(Subscription(200))" == "(200: Infinity)")
    #expect(Subscription(200).unsubscribe == Int.max)
  }

  @Test func debugPrintsToTheStandardOutput() async throws {
    let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
      func here() { _ = Observable.of(1).debug().debug("named").subscribe() }
      here()
      _ = Observable<String>.just(String(repeating: "x", count: 40)).debug("long", trimOutput: true).subscribe()
    }
    let text = String(decoding: result.standardOutputContent, as: UTF8.self)
    let lines = text.split(separator: "\n").compactMap { line in line.contains("->") ? line.dropFirst(25) : nil }
    let place = try #require(lines.first { $0.contains("EventTextTests.swift:") }).prefix { $0 != "-" }
    #expect(place.wholeMatch(of: #/EventTextTests\.swift:\d+ \(here\(\)\) /#) != nil)
    #expect(
      lines.prefix(8) == [
        "named -> subscribed", "\(place)-> subscribed", "\(place)-> Event next(1)", "named -> Event next(1)",
        "\(place)-> Event completed", "named -> Event completed", "named -> isDisposed", "\(place)-> isDisposed",
      ])
    #expect(lines.dropFirst(9).first == "long -> Event next(xxxxxxxxxxxxxxx...xxxxxxxxxxxxxxxxxxx)")
    let date = try #require(text.split(separator: "\n").first { $0.contains("->") }).prefix(23)
    #expect(date.wholeMatch(of: /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}/) != nil)
  }

  @Test func disposalIsPrintedAfterDeliveryOfTheStopEvent() {
    let log = Log<String>()
    let debugLog = DebugLog("d", trimsEvents: false) { log.add(String($0.dropFirst(25))) }
    let subject = PublishSubject<Int>()
    let subscription = subject.debug(debugLog).subscribe(
      onCompleted: { log.add("completed") }, onDisposed: { log.add("disposed") })
    subject.onCompleted()
    subscription.dispose()
    #expect(log.entries == ["d -> subscribed", "d -> Event completed", "completed", "disposed", "d -> isDisposed"])
  }
}
