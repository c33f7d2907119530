import RxSwift

/// The chains that count what a summary tells. Each gives its count at each look and at the end.
struct LogCounts {
  /// How many bytes of a path are kept.
  private static let pathLength = 256

  /// Shared, so that each look makes every count give one result.
  let looks: Observable<Void>

  /// Combines the counts of the same moment.
  func summaries(
    entries: Observable<LogEntry>, rejections: Observable<Rejection>, seconds: Observable<RatedSecond>,
    alerts: Observable<Alert>, pathLimit: Int
  ) -> Observable<Summary> {
    Observable.zip(
      byStatusClass(entries), byReason(rejections), paths(entries, limit: pathLimit), windows(seconds), count(alerts)
    ) { classes, reasons, paths, windows, alerts in
      Summary(byStatusClass: classes, rejectedBy: reasons, paths: paths, windows: windows, alerts: alerts)
    }
  }

  private func byStatusClass(_ entries: Observable<LogEntry>) -> Observable<[StatusClass: Int]> {
    entries.groupBy { $0.statusClass }
      .flatMap { group in
        group.scan(0) { count, _ in count + 1 }.map { (key: group.key, count: $0) }
      }
      .tally(into: [:], looks: looks) { counts, group in counts[group.key] = group.count }
  }

  private func byReason(_ rejections: Observable<Rejection>) -> Observable<[RejectReason: Int]> {
    rejections.tally(into: [:], looks: looks) { counts, rejection in counts[rejection.reason, default: 0] += 1 }
  }

  private func paths(_ entries: Observable<LogEntry>, limit: Int) -> Observable<PathCounter> {
    entries.map { $0.path(limit: Self.pathLength) }
      .tally(into: PathCounter(limit: limit), looks: looks) { counter, path in counter.count(path) }
  }

  private func windows(_ seconds: Observable<RatedSecond>) -> Observable<WindowCount> {
    seconds.tally(into: WindowCount(), looks: looks) { count, second in
      count.windows += 1
      count.late += second.window.late
    }
  }

  private func count(_ alerts: Observable<Alert>) -> Observable<Int> {
    alerts.tally(into: 0, looks: looks) { count, _ in count += 1 }
  }
}

/// How many seconds have closed, and how many lines came too late for theirs.
struct WindowCount {
  var windows = 0
  var late = 0
}
