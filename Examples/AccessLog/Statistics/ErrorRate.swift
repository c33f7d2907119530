/// Which share of some requests was answered with a status of 500 to 599.
public struct ErrorRate: Equatable, Sendable, CustomStringConvertible {
  /// All requests.
  public let requests: Int
  /// Those that failed.
  public let serverErrors: Int

  /// From 0 to 1; 0 where there are no requests.
  public var value: Double {
    requests == 0 ? 0 : Double(serverErrors) / Double(requests)
  }

  /// In percent, rounded down to a tenth, such as `12.5 %`.
  public var description: String {
    let tenths = requests == 0 ? 0 : serverErrors * 1000 / requests
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
