import Foundation
import RxSwift

extension Page {
  static let searching = Page(
    "search", "Search as you type",
    idea: "Few searches for many keys: throttled, never twice the same, only the latest counts. The clock is virtual."
  ) {
    let clock = HistoricalScheduler()
    let searchText = typing(on: clock)

    let searchResults =
      searchText
      .throttle(.milliseconds(300), scheduler: clock)
      .distinctUntilChanged()
      .flatMapLatest { query -> Observable<[String]> in
        if query.isEmpty {
          return .just([])
        }
        return search(query, on: clock)
          .retry(3)
          .startWith([])  // clears the results of the last query
          .catchAndReturn([])
      }
      .share(replay: 1)  // one search for the table and the title

    let bag = DisposeBag()
    searchResults
      .subscribe(onNext: { stamped("table shows \($0)", clock) })
      .disposed(by: bag)
    searchResults
      .map { $0.isEmpty ? "nothing found" : "\($0.count) found" }
      .distinctUntilChanged()
      .subscribe(onNext: { stamped("title says “\($0)”", clock) })
      .disposed(by: bag)

    clock.start()

    print("\nthe same keys, debounced: one search when the typing pauses")
    let laterClock = HistoricalScheduler()
    typing(on: laterClock)
      .debounce(.milliseconds(300), scheduler: laterClock)
      .distinctUntilChanged()
      .subscribe(onNext: { stamped("would search for “\($0)”", laterClock) })
      .disposed(by: bag)
    laterClock.start()
  }
}

/// What the field held and when, in milliseconds: “rx”, a pause, “rxs”, corrected to “rx s”, and a query that fails.
private let session = [
  (100, "r"), (180, "rx"), (900, "rxs"), (1010, "rx"), (1120, "rx "), (1230, "rx s"), (2000, "rx s?"), (2900, ""),
]

private func typing(on clock: HistoricalScheduler) -> Observable<String> {
  let keys = session.map { time, text in
    Observable<Int>.timer(.milliseconds(time), scheduler: clock).map { _ in text }
  }
  return Observable.merge(keys).do(onNext: { stamped("typed “\($0)”", clock) })
}

private struct ServerBusy: Error {}

/// Answers after 200 ms. A query with a question mark always fails.
private func search(_ query: String, on clock: HistoricalScheduler) -> Observable<[String]> {
  Observable.deferred {
    stamped("  searching for “\(query)”", clock)
    let answer = Observable<Int>.timer(.milliseconds(200), scheduler: clock)
    return query.contains("?")
      ? answer.flatMap { _ in Observable.error(ServerBusy()) }
      : answer.map { _ in (1...2).map { "\(query) \($0)" } }
  }
}

private func stamped(_ text: String, _ clock: HistoricalScheduler) {
  let milliseconds = Int((clock.now.timeIntervalSince1970 * 1000).rounded())
  print("\(String(milliseconds).indented(to: 5)) ms  \(text)")
}
