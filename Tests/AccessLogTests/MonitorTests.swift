import AccessLog
import Foundation
import RxSwift
import Testing

struct MonitorTests {
  private static let log = """
    \(logLine(0, path: "/a"))
    \(logLine(0, path: "/b?x=1"))
    no log line

    \(logLine(1, status: 404, path: "/b"))
    \(logLine(1, status: 304, path: "/b#c"))
    \(logLine(5, status: 500, path: "/c"))
    \(logLine(5, status: 502, path: "/c"))
    \(logLine(1, path: "/a"))

    """

  private func lastSummary(_ notices: [Notice]) -> Summary? {
    guard case .summary(let summary) = notices.last else { return nil }
    return summary
  }

  @Test func sumsUpALog() throws {
    let summary = try #require(lastSummary(elements(of: Monitor().notices(of: chunks(Self.log)))))
    #expect(
      summary.json
        == #"{"alerts":1,"byStatusClass":{"1xx":0,"2xx":3,"3xx":1,"4xx":1,"5xx":2},"late":1,"lines":9,"#
        + #""pathCountShortfall":0,"rejected":2,"rejectedBy":{"client":1,"empty":1},"#
        + #""topPaths":[{"count":3,"path":"/b"},{"count":2,"path":"/a"},{"count":2,"path":"/c"}],"windows":3}"#)
  }

  @Test func tellsWhatHappensInOrder() {
    let told = elements(of: Monitor().notices(of: chunks(Self.log))).map { notice in
      switch notice {
      case .rejected(let rejection): "line \(rejection.lineNumber) \(rejection.reason)"
      case .second(let second): "\(second.window.requests) requests, rate \(second.rate)"
      case .alert(let alert): "alert \(alert.second)"
      case .summary: "summary"
      }
    }
    #expect(
      told == [
        "line 3 client", "line 4 empty", "2 requests, rate 0.0 %", "2 requests, rate 0.0 %", "2 requests, rate 33.3 %",
        "alert 2026-03-14T09:00:05Z", "summary",
      ])
  }

  @Test(arguments: [1, 2, 7, 64])
  func doesNotDependOnTheChunks(size: Int) {
    let bytes = Array(Self.log.utf8)
    let pieces = stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<min($0 + size, bytes.count)]) }
    #expect(elements(of: Monitor().notices(of: .from(pieces))) == elements(of: Monitor().notices(of: .just(bytes))))
  }

  @Test func sumsUpOnTheWayWhenAsked() {
    let source = PublishSubject<[UInt8]>()
    let looks = PublishSubject<Void>()
    var lines: [Int] = []
    var hasCompleted = false
    _ = Monitor().notices(of: source, looks: looks).subscribe(
      onNext: { if case .summary(let summary) = $0 { lines.append(summary.lines) } }, onCompleted: { hasCompleted = true })
    looks.onNext(())
    source.onNext(Array("\(logLine(0))\nbad\n\(logLine(1))".utf8))
    looks.onNext(())
    looks.onNext(())
    source.onCompleted()
    #expect(lines == [0, 2, 2, 3])
    #expect(hasCompleted)
    #expect(!source.hasObservers)
    #expect(!looks.hasObservers)
  }

  @Test func readsAgainForEachSubscription() {
    let notices = Monitor().notices(of: chunks(Self.log))
    #expect(elements(of: notices) == elements(of: notices))
  }

  @Test func passesErrors() {
    var failure: ReadFailure?
    _ = Monitor().notices(of: .error(ReadFailure.missing(path: "x"))).subscribe(onError: { failure = $0 as? ReadFailure })
    #expect(failure == .missing(path: "x"))
  }

  @Test func releasesItsSourceWhenDisposed() {
    let source = PublishSubject<[UInt8]>()
    let subscription = Monitor().notices(of: source).subscribe()
    #expect(source.hasObservers)
    subscription.dispose()
    #expect(!source.hasObservers)
  }

  @Test func keepsFrequentPathsInBoundedMemory() throws {
    var monitor = Monitor()
    monitor.pathLimit = 10
    var lines: [String] = []
    for number in 0..<900 {
      lines.append(logLine(0, path: number % 3 == 0 ? "/often" : "/once/\(number)"))
    }
    let summary = try #require(lastSummary(elements(of: monitor.notices(of: chunks(lines.joined(separator: "\n"))))))
    let often = try #require(summary.topPaths.first)
    #expect(often.path == "/often")
    #expect(often.count <= 300 && often.count + summary.pathCountShortfall >= 300)
    #expect((1...900 / 11).contains(summary.pathCountShortfall))
    #expect(summary.topPaths.count <= 10)
  }

  @Test func rejectsOverlongLines() throws {
    var monitor = Monitor()
    monitor.lineLimit = 100
    let text = logLine(0, path: "/" + String(repeating: "x", count: 100)) + "\n" + logLine(0)
    let summary = try #require(lastSummary(elements(of: monitor.notices(of: chunks(text)))))
    #expect(summary.rejectedBy == [.tooLong: 1])
    #expect(summary.lines == 2)
  }

  @Test func findsTheBurstsOfTheLogThatComesWithThePlayground() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Examples/Playground/Logs/access.log")
    let bytes = Array(try Data(contentsOf: path))
    let summary = try #require(lastSummary(elements(of: Monitor().notices(of: .just(bytes)))))
    #expect(summary.lines == 218)
    #expect(summary.rejected == 5)
    #expect(summary.byStatusClass == [.informational: 0, .success: 125, .redirection: 34, .clientError: 17, .serverError: 37])
    #expect(summary.windows == 60)
    #expect(summary.alerts == 2)
    #expect(summary.topPaths.map(\.count) == [29, 25, 22, 20, 17, 15, 14, 13, 13, 11])
    #expect(summary.topPaths.first?.path == "/tea/green")
  }
}
