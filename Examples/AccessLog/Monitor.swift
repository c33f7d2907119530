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
      let entries = parsed.compactMap { $0.entry }.share()
      let rejections = parsed.compactMap { $0.rejection }.share()
      let seconds = entries.bySecond().movingErrorRate(over: windowCount).share()
      let alerts = seconds.alerts(above: threshold).share()

      let counts = LogCounts(looks: looks.take(until: parsed.ignoreElements().materialize()).share())
      let summaries = counts.summaries(
        entries: entries, rejections: rejections, seconds: seconds, alerts: alerts, pathLimit: pathLimit)

      return Observable.merge(
        rejections.map(Notice.rejected), seconds.map(Notice.second), alerts.map(Notice.alert), summaries.map(Notice.summary))
    }
  }
}
