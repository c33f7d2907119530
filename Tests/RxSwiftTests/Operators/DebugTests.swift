import Foundation
import RxSwift
import Testing

@Suite struct DebugTests {
  private let log = Log<String>()

  /// What is printed, without the time.
  private var lines: [String] {
    log.entries.map { String($0.drop { $0 != ":" }.dropFirst("00:00:00.000: ".count - 2)) }
  }

  private func debugLog(_ identifier: String = "name", trimsEvents: Bool = false) -> DebugLog {
    DebugLog(identifier, trimsEvents: trimsEvents) { [log] in log.add($0) }
  }

  @Test func printsEverythingInOrder() {
    let log = log
    _ = Observable.of(1, 2).debug(debugLog()).subscribe(onNext: { log.add("00:00:00.000: got \($0)") })
    #expect(
      lines == [
        "name -> subscribed", "name -> Event next(1)", "got 1", "name -> Event next(2)", "got 2",
        "name -> Event completed", "name -> isDisposed",
      ])
  }

  @Test func printsDisposalOnce() {
    let subscription = Observable<Int>.never().debug(debugLog()).subscribe()
    #expect(lines == ["name -> subscribed"])
    subscription.dispose()
    subscription.dispose()
    #expect(lines == ["name -> subscribed", "name -> isDisposed"])
  }

  @Test func printsErrors() {
    _ = Observable<Int>.error(TestError.first).debug(debugLog()).subscribe { _ in }
    #expect(lines == ["name -> subscribed", "name -> Event error(first)", "name -> isDisposed"])
  }

  @Test func disposalIsPrintedBeforeTheSourceIsDisposed() {
    let log = log
    let source = Observable<Int>.create { _ in Disposables.create { log.add("00:00:00.000: source.dispose") } }
    source.debug(debugLog("a")).debug(debugLog("b")).subscribe().dispose()
    #expect(lines == ["b -> subscribed", "a -> subscribed", "b -> isDisposed", "a -> isDisposed", "source.dispose"])
  }

  @Test func linesStartWithTheTime() throws {
    _ = Observable<Int>.never().debug(debugLog()).subscribe()
    let line = try #require(log.entries.first)
    #expect(line.wholeMatch(of: /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}: name -> subscribed/) != nil)
  }

  @Test func longTextIsTrimmedOnDemand() {
    let exact = String(repeating: "x", count: 34)
    let tooLong = String(repeating: "x", count: 15) + String(repeating: "y", count: 20)
    _ = Observable.of(exact, tooLong).debug(debugLog(trimsEvents: true)).subscribe()
    #expect(lines[1] == "name -> Event next(\(exact))")
    #expect(lines[2] == "name -> Event next(xxxxxxxxxxxxxxx...yyyyyyyyyyyyyyyyyyy)")
  }

  @Test func nilIsPrinted() {
    _ = Observable<Int?>.just(nil).debug(debugLog()).subscribe()
    #expect(lines[1] == "name -> Event next(nil)")
  }
}
