/// One request of a web server's log, in Common or Combined Log Format.
///
/// It keeps the bytes of its line and where the fields are; a text is made when it is asked for, in time linear in its length.
/// A text in quotes comes without the log's backslash escapes, and bytes that aren't UTF-8 are replaced.
public struct LogEntry: Sendable {
  /// When the request came, by the log's own clock.
  public let time: LogTime
  /// The HTTP status, 100 to 599.
  public let status: Int
  /// The status's first digit.
  public let statusClass: StatusClass
  /// The bytes of the response, `nil` where the log says `-`.
  public let size: Int?

  let line: ArraySlice<UInt8>
  let fields: LogFields

  /// The client: a name or an IPv4 or IPv6 address.
  public var host: String { text(fields.host) }

  /// The user that logged in, `nil` where the log says `-`.
  public var user: String? { textUnlessDash(fields.user) }

  /// The request's method, `nil` if the request isn't a method and a target (such as `-`, or bytes of another protocol).
  public var method: String? { fields.method.isEmpty ? nil : text(fields.method) }

  /// What was asked for, with its query; the whole request if it isn't a method and a target.
  public var target: String { quotedText(fields.target) }

  /// The target without its query and fragment.
  public var path: String { quotedText(fields.path) }

  /// The page that led here, `nil` in the Common format and where the log says `-`.
  public var referrer: String? { quotedTextUnlessDash(fields.referrer) }

  /// The client's program, `nil` in the Common format and where the log says `-`.
  public var userAgent: String? { quotedTextUnlessDash(fields.userAgent) }

  /// As `path`, but cut after `limit` bytes, with `…` in place of the rest: who keeps paths needs a bound.
  public func path(limit: Int) -> String {
    var range = fields.path
    guard range.count > limit else { return quotedText(range) }
    range.cut(to: limit)
    return quotedText(range) + "…"
  }

  private func bytes(_ range: FieldRange) -> ArraySlice<UInt8> {
    line[line.startIndex + range.start..<line.startIndex + range.end]
  }

  private func text(_ range: FieldRange) -> String {
    String(decoding: bytes(range), as: UTF8.self)
  }

  private func quotedText(_ range: FieldRange) -> String {
    QuotedText.unescaped(bytes(range))
  }

  private func textUnlessDash(_ range: FieldRange) -> String? {
    range.isEmpty || bytes(range).elementsEqual([UInt8(ascii: "-")]) ? nil : text(range)
  }

  private func quotedTextUnlessDash(_ range: FieldRange) -> String? {
    textUnlessDash(range) == nil ? nil : quotedText(range)
  }
}
