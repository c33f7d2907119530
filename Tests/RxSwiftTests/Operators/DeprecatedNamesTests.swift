import RxSwift
import Testing

/// The former names still do what the new ones do.
@Suite struct DeprecatedNamesTests {
  @available(*, deprecated)
  @Test func formerNamesForward() {
    let source = Observable.of(1, 2, 3)
    var results: [[Int]] = []
    for sequence in [
      source.elementAt(1), source.takeWhile { $0 < 2 }, source.skipWhile { $0 < 3 },
      source.takeUntil(.inclusive) { $0 == 2 },
    ] {
      _ = sequence.toArray().subscribe(onSuccess: { results.append($0) })
    }
    #expect(results == [[2], [1], [3], [1, 2]])
  }
}
