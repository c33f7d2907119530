/// The first digit of an HTTP status.
public enum StatusClass: Int, CaseIterable, Comparable, Sendable, Encodable, CustomStringConvertible, CodingKeyRepresentable {
  /// 100 to 199.
  case informational = 1
  /// 200 to 299.
  case success
  /// 300 to 399.
  case redirection
  /// 400 to 499: the client's fault.
  case clientError
  /// 500 to 599: the server's fault.
  case serverError

  /// `nil` outside of 100 to 599.
  public init?(status: Int) {
    guard status >= 100, let statusClass = StatusClass(rawValue: status / 100) else { return nil }
    self = statusClass
  }

  /// Orders by number.
  public static func < (left: StatusClass, right: StatusClass) -> Bool {
    left.rawValue < right.rawValue
  }

  /// `1xx` to `5xx`.
  public var description: String {
    "\(rawValue)xx"
  }

  /// The key in JSON: `1xx` to `5xx`.
  public var codingKey: any CodingKey {
    StatusClassKey(stringValue: description)
  }

  /// Reads `1xx` to `5xx`; anything else is `nil`.
  public init?<Key: CodingKey>(codingKey: Key) {
    guard let statusClass = Self.allCases.first(where: { $0.description == codingKey.stringValue }) else { return nil }
    self = statusClass
  }
}

private struct StatusClassKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) {
    nil
  }
}
