import RxSwift
import Testing

@testable import RxTest

@Suite struct EventDifferenceTests {
  private func message(_ actual: [Recorded<Event<Int>>], _ expected: [Recorded<Event<Int>>]) -> String? {
    EventDifference(actual: actual, expected: expected) { Marble($0) }?.description
  }

  @Test func equalStreamsHaveNoDifference() {
    #expect(message([], []) == nil)
    #expect(message([.next(1, 1), .error(2, RxError.timeout)], [.next(1, 1), .error(2, RxError.timeout)]) == nil)
  }

  @Test func showsWhatCameAtTheSameTimeInTheSameColumn() {
    #expect(
      message([.next(210, 1), .next(225, 3), .completed(230)], [.next(210, 1), .next(220, 2), .completed(230)]) == """
        event 1 is next(3) @ 225 instead of next(2) @ 220
        expected  -1@210-2@220-------|@230-
        actual    -1@210-------3@225-|@230-
        """)
  }

  @Test func showsWhatIsMissing() {
    #expect(
      message([.next(5, 10)], [.next(5, 10), .error(6, RxError.overflow)]) == """
        event 1 is missing: error(Arithmetic overflow occurred.) @ 6
        expected  -10@5-#@6-
        actual    -10@5-----
        """)
  }

  @Test func showsWhatIsTooMuch() {
    #expect(
      message([.next(5, 1), .next(5, 2), .completed(5)], [.next(5, 1)]) == """
        event 1 is not expected: next(2) @ 5
        expected  -1@5-------
        actual    -(1 2 |)@5-
        """)
  }

  @Test func cutsLongStreamsAroundTheDifference() {
    let actual: [Recorded<Event<Int>>] = (0..<1000).map { .next($0, $0 % 10) }
    var expected = actual
    expected[500] = .next(500, 7)
    #expect(
      message(actual, expected) == """
        event 500 is next(0) @ 500 instead of next(7) @ 500
        expected  ...-7@497-8@498-9@499-7@500-1@501-2@502-3@503-4@504-5@505-6@506-7@507-8@508-...
        actual    ...-7@497-8@498-9@499-0@500-1@501-2@502-3@503-4@504-5@505-6@506-7@507-8@508-...
        """)
  }

  @Test func drawsLongElementsShortAndNamesThemInFull() {
    let long = "a line of text\nand another line of text"
    #expect(
      EventDifference(actual: [Event.next(long)], expected: [Event<String>]()) { Marble($0) }?.description == """
        event 0 is not expected: next(\(long))
        expected  ----------------------
        actual    -a line of... of text-
        """)
  }

  @Test func eventsWithoutATimeAreComparedByPosition() {
    #expect(
      EventDifference(actual: [Event.next(1), .next(2), .completed], expected: [.next(1), .next(20), .completed]) { Marble($0) }?
        .description == """
          event 1 is next(2) instead of next(20)
          expected  -1-20-|-
          actual    -1-2--|-
          """)
  }
}
