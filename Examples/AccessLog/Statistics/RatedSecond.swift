/// A second with the error rate of the seconds that end with it.
public struct RatedSecond: Equatable, Sendable {
  /// The second alone.
  public let window: SecondWindow
  /// The rate over this window and those before it.
  public let rate: ErrorRate
}
