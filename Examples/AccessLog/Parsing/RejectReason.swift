/// Why a line isn't an entry of an access log. The raw value is the name that the summary counts it under.
public enum RejectReason: String, Error, CaseIterable, Sendable, Encodable, CodingKeyRepresentable {
  /// The line holds nothing.
  case empty
  /// The line is longer than the limit of the line reader.
  case tooLong
  /// The line holds a zero byte, so it is no text.
  case binary
  /// Host, identity and user, followed by ` [`, are missing.
  case client
  /// The time isn't `[dd/Mon/yyyy:HH:MM:SS ±hhmm]`, or doesn't exist.
  case time
  /// The request isn't quoted, or its quote never closes.
  case request
  /// The status isn't a number from 100 to 599.
  case status
  /// The size is neither a number nor `-`.
  case size
  /// What follows the size is no pair of quoted texts (referrer and user agent).
  case referrer

  /// A few words for people.
  public var explanation: String {
    switch self {
    case .empty: "empty"
    case .tooLong: "too long"
    case .binary: "holds a zero byte"
    case .client: "no host, identity and user before the time"
    case .time: "no valid time"
    case .request: "no quoted request"
    case .status: "no status from 100 to 599"
    case .size: "no size"
    case .referrer: "no quoted referrer and user agent after the size"
    }
  }
}
