import RxSwift

/// Watches an access log: counts, windows of one second, the moving rate of server errors, and alerts.
public struct Monitor: Equatable, Sendable {
  /// An alert is given when the error rate passes it, from 0 to 1.
  public var threshold = 0.2
  /// The error rate is taken over so many windows.
  public var windowCount = 5
  /// How many different paths are kept apart at a time.
  public var pathLimit = 10_000
  /// Longer lines are rejected.
  public var lineLimit = 64 * 1024

  /// How many bytes of a path are kept.
  private static let pathLength = 256

  /// Makes a monitor with the values that its properties name.
  public init() {}

  /// Watches a log that comes in chunks of bytes.
  ///
  /// Each subscription subscribes `chunks` once, and shares them among its counts. Notices come on the thread that brings
  /// the chunks; errors of `chunks` pass, after the notices of the lines before. Memory: one line, one chunk, the open
  /// seconds, and `pathLimit` paths of up to 256 bytes.
  /// - Parameter looks: each element asks for a summary of what is known so far; it must come on the thread that brings
  ///   the chunks.
  /// - Returns: the notices, the summary of the whole log last.
  public func notices(of chunks: Observable<[UInt8]>, looks: Observable<Void> = .never()) -> Observable<Notice> {
    chunks.multicast({ PublishSubject<[UInt8]>() }) { chunks in
      let parsed = chunks.lines(limit: lineLimit)
        .enumerated()
        .map { ParsedLine($0.element, number: $0.index + 1) }
        .share()
      let entries = parsed.compactMap(\.entry).share()
      let rejections = parsed.compactMap(\.rejection).share()
      let seconds = entries.bySecond().movingErrorRate(over: windowCount).share()
      let alerts = seconds.alerts(above: threshold).share()

      // One shared look makes each count give one result, so that zip pairs results of the same moment.
      let looks = looks.take(until: parsed.materialize().filter(\.isStopEvent)).share()
      let paths = entries.map { $0.path(limit: Self.pathLength) }
      let summaries = Observable.zip(
        Self.classCounts(of: entries).tally(into: [:], looks: looks) { $0[$1.key] = $1.count },
        rejections.tally(into: [:], looks: looks) { $0[$1.reason, default: 0] += 1 },
        paths.tally(into: PathCounter(limit: pathLimit), looks: looks) { $0.count($1) }.map { ($0.top(10), $0.shortfall) },
        seconds.tally(into: (count: 0, late: 0), looks: looks) { $0 = ($0.count + 1, $0.late + $1.window.late) },
        alerts.tally(into: 0, looks: looks) { count, _ in count += 1 },
        resultSelector: Self.summary)

      return Observable.merge(
        rejections.map(Notice.rejected), seconds.map(Notice.second), alerts.map(Notice.alert), summaries.map(Notice.summary))
    }
  }

  private static func classCounts(of entries: Observable<LogEntry>) -> Observable<(key: StatusClass, count: Int)> {
    entries.groupBy(keySelector: \.statusClass)
      .flatMap { group in
        group.scan(0) { count, _ in count + 1 }.map { (key: group.key, count: $0) }
      }
  }

  private static func summary(
    classes: [StatusClass: Int], rejections: [RejectReason: Int], paths: ([PathCount], Int), seconds: (count: Int, late: Int),
    alerts: Int
  ) -> Summary {
    let rejected = rejections.values.reduce(0, +)
    return Summary(
      lines: rejected + classes.values.reduce(0, +), rejected: rejected, rejectedBy: rejections,
      byStatusClass: Dictionary(uniqueKeysWithValues: StatusClass.allCases.map { ($0, classes[$0] ?? 0) }),
      topPaths: paths.0, pathCountShortfall: paths.1, windows: seconds.count, late: seconds.late, alerts: alerts)
  }
}
