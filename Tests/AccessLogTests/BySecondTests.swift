import TestSupport
import AccessLog
import RxSwift
import Testing

struct BySecondTests {
  private func windows(_ lines: [(second: Int, status: Int)]) throws -> [[Int]] {
    elements(of: try entries(lines).bySecond()).map {
      [$0.second.seconds - logTime(0).seconds, $0.requests, $0.serverErrors, $0.late]
    }
  }

  @Test func countsPerSecondOfTheLog() throws {
    #expect(try windows([(0, 200), (0, 500), (0, 599), (1, 404), (3, 503)]) == [[0, 3, 2, 0], [1, 1, 0, 0], [3, 1, 1, 0]])
    #expect(try windows([]).isEmpty)
  }

  @Test func waitsTwoSecondsForLinesOutOfOrder() throws {
    #expect(try windows([(2, 200), (0, 200), (1, 500), (0, 200)]) == [[0, 2, 0, 0], [1, 1, 1, 0], [2, 1, 0, 0]])
  }

  @Test func countsLaterLinesAsLate() throws {
    #expect(try windows([(0, 200), (3, 200), (0, 500), (0, 500), (6, 200)]) == [[0, 1, 0, 0], [3, 1, 0, 2], [6, 1, 0, 0]])
  }

  @Test func startsAnewWhenTheLogJumpsBack() throws {
    #expect(try windows([(100, 200), (0, 200), (1, 500)]) == [[100, 1, 0, 0], [0, 1, 0, 0], [1, 1, 1, 0]])
  }

  @Test func givesAWindowAsSoonAsItCloses() throws {
    let source = PublishSubject<LogEntry>()
    var given: [SecondWindow] = []
    let subscription = source.bySecond().subscribe(onNext: { given.append($0) })
    for second in 0...2 { source.onNext(try entry(logLine(second))) }
    #expect(given.isEmpty)
    source.onNext(try entry(logLine(3)))
    #expect(given.map(\.second) == [logTime(0)])
    source.onNext(try entry(logLine(50)))
    #expect(given.map(\.second) == (0...3).map(logTime))
    subscription.dispose()
  }

  @Test(arguments: 0..<50)
  func losesNoEntry(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let lines = (0..<300).map { _ in (second: Int.random(in: 0...200, using: &random), status: 200) }
    let windows = try windows(lines)
    #expect(windows.map { $0[1] + $0[3] }.reduce(0, +) == lines.count)
  }
}
