/// Counts how often paths come, in bounded memory.
///
/// As long as there are no more than `limit` different paths, the counts are exact. Each path that finds the table full takes
/// one from every count and frees the paths that are down to zero (the algorithm of Misra and Gries). So a path that makes up
/// more than one in `limit` of all requests is never lost, and each count is at most `shortfall` too low. Amortised O(1) per path.
struct PathCounter {
  private(set) var shortfall = 0
  private var counts: [String: Int] = [:]
  private let limit: Int

  init(limit: Int) {
    precondition(limit > 0, "Counting paths needs room for at least one.")
    self.limit = limit
  }

  mutating func count(_ path: String) {
    if counts.count < limit || counts[path] != nil {
      counts[path, default: 0] += 1
    } else {
      shortfall += 1
      counts = counts.compactMapValues { $0 > 1 ? $0 - 1 : nil }
    }
  }

  /// The most frequent paths, and those that are equally frequent in alphabetical order. O(n log n).
  func top(_ count: Int) -> [PathCount] {
    let ranked = counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
    return ranked.prefix(count).map { PathCount(path: $0.key, count: $0.value) }
  }
}

/// How often a path was asked for.
public struct PathCount: Equatable, Sendable, Encodable {
  /// The path.
  public let path: String
  /// The number of requests for it.
  public let count: Int
}
