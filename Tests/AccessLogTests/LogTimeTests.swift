import AccessLog
import Foundation
import Testing

struct LogTimeTests {
  private func time(_ text: String) throws -> LogTime {
    try entry("::1 - - [\(text)] \"GET / HTTP/1.1\" 200 1").time
  }

  @Test(arguments: [
    ("01/Jan/1970:00:00:00 +0000", 0), ("31/Dec/1969:23:59:59 +0000", -1), ("29/Feb/2024:12:00:00 +0000", 1_709_208_000),
    ("14/Mar/2026:10:26:53 +0130", 1_773_478_613), ("14/Mar/2026:10:26:53 -0130", 1_773_489_413),
    ("31/Dec/2016:23:59:60 +0000", 1_483_228_800),
  ])
  func reads(text: String, seconds: Int) throws {
    #expect(try time(text).seconds == seconds)
  }

  @Test(arguments: [
    "29/Feb/2023:00:00:00 +0000", "29/Feb/1900:00:00:00 +0000", "31/Apr/2026:00:00:00 +0000", "00/Jan/2026:00:00:00 +0000",
    "32/Jan/2026:00:00:00 +0000", "01/Jan/2026:24:00:00 +0000", "01/Jan/2026:00:60:00 +0000", "01/Jan/2026:00:00:61 +0000",
    "01/Jan/2026:00:00:00 +2400", "01/Jan/2026:00:00:00 +0060", "01/Jan/2026:00:00:00 00000", "1/Jan/2026:00:00:00 +00000",
  ])
  func knowsWhichTimesExist(text: String) {
    #expect(throws: RejectReason.time) { try time(text) }
  }

  @Test func printsEveryDayAsTheCalendarHasIt() {
    let calendar = Date.ISO8601FormatStyle()
    for day in stride(from: -130_000, to: 200_000, by: 37) {
      let seconds = day * 86_400 + 43_261
      #expect(LogTime(seconds: seconds).description == calendar.format(Date(timeIntervalSince1970: Double(seconds))))
    }
  }
}
