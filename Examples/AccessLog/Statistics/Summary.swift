import Foundation

/// What is known of a log so far, or at its end.
public struct Summary: Equatable, Sendable, Encodable {
  /// All lines, rejected ones included.
  public let lines: Int
  /// Lines that aren't entries.
  public let rejected: Int
  /// How many lines were rejected for which reason; reasons that didn't occur are left out.
  public let rejectedBy: [RejectReason: Int]
  /// The number of entries of each status class, all five of them.
  public let byStatusClass: [StatusClass: Int]
  /// The ten most frequent paths.
  public let topPaths: [PathCount]
  /// By how much the counts of `topPaths` may be too low; 0 unless there were more different paths than are kept.
  public let pathCountShortfall: Int
  /// The number of seconds that have closed.
  public let windows: Int
  /// Lines that came after their second had closed; they are counted everywhere but in windows.
  public let late: Int
  /// How often the error rate passed the threshold.
  public let alerts: Int

  /// The summary as one line of JSON with sorted keys.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Text and numbers always encode.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  init(
    byStatusClass classes: [StatusClass: Int], rejectedBy reasons: [RejectReason: Int], paths: PathCounter,
    windows count: WindowCount, alerts: Int
  ) {
    rejected = reasons.values.reduce(0, +)
    rejectedBy = reasons
    lines = rejected + classes.values.reduce(0, +)
    byStatusClass = Dictionary(uniqueKeysWithValues: StatusClass.allCases.map { ($0, classes[$0] ?? 0) })
    topPaths = paths.top(10)
    pathCountShortfall = paths.shortfall
    windows = count.windows
    late = count.late
    self.alerts = alerts
  }
}
