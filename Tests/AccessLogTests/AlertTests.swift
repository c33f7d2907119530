import AccessLog
import RxSwift
import Testing

struct AlertTests {
  /// Seconds of ten requests each, with the given numbers of failures.
  private func seconds(_ failures: [Int], over count: Int) throws -> Observable<RatedSecond> {
    let lines = failures.enumerated().flatMap { second, failed in
      (0..<10).map { (second: second, status: $0 < failed ? 503 : 200) }
    }
    return try entries(lines).bySecond().movingErrorRate(over: count)
  }

  private func alerts(_ failures: [Int], over count: Int = 1, above threshold: Double = 0.2) throws -> [LogTime] {
    elements(of: try seconds(failures, over: count).alerts(above: threshold)).map(\.second)
  }

  @Test func takesTheRateOverTheLastWindows() throws {
    let rates = elements(of: try seconds([10, 0, 0, 5, 5, 0], over: 3)).map(\.rate)
    #expect(rates.map(\.serverErrors) == [10, 10, 10, 5, 10, 10])
    #expect(rates.map(\.requests) == [10, 20, 30, 30, 30, 30])
    #expect(rates.map(\.description) == ["100.0 %", "50.0 %", "33.3 %", "16.6 %", "33.3 %", "33.3 %"])
  }

  @Test func givesOneAlertPerPassing() throws {
    #expect(try alerts([1, 3, 4, 10, 3, 1, 0]) == [logTime(1)])
    #expect(try alerts([0, 0, 2, 2]).isEmpty)
  }

  @Test func isArmedAgainAtTheThreshold() throws {
    #expect(try alerts([3, 2, 3, 3, 0, 9]) == [0, 2, 5].map(logTime))
  }

  @Test func usesTheMovingRate() throws {
    #expect(try alerts([0, 0, 6, 0, 0, 0, 7], over: 3) == [logTime(6)])
  }

  @Test func usesTheThreshold() throws {
    #expect(try alerts([0, 1], above: 0) == [logTime(1)])
    #expect(try alerts([10, 10], above: 1).isEmpty)
  }
}
