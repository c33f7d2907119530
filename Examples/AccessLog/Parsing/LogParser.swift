/// Reads lines of the Common and Combined Log Formats:
///
///     host identity user [day/Mon/year:hour:minute:second zone] "request" status size
///     host identity user [day/Mon/year:hour:minute:second zone] "request" status size "referrer" "user agent"
///
/// Fields after the user agent, which some servers add, are ignored.
public enum LogParser {
  /// Parses one line without its line end.
  ///
  /// One pass over the bytes, no allocation; the entry keeps the line.
  /// - Throws: the reason why the line isn't an entry.
  public static func entry(of line: ArraySlice<UInt8>) throws(RejectReason) -> LogEntry {
    try line.withUnsafeBufferPointer { (bytes) throws(RejectReason) in
      guard let base = bytes.baseAddress, !bytes.isEmpty else { throw .empty }
      return try entry(ByteCursor(bytes, from: base), of: line)
    }
  }

  private static func entry(_ start: ByteCursor, of line: ArraySlice<UInt8>) throws(RejectReason) -> LogEntry {
    guard start.distance(to: 0) == nil else { throw .binary }
    var cursor = start
    var fields = LogFields()
    (fields.host, fields.user) = try client(&cursor)
    let time = try time(&cursor)
    guard let request = cursor.takeQuoted(), cursor.skip(space) else { throw .request }
    (fields.method, fields.target) = split(request, in: start)
    fields.path = path(of: fields.target, in: start)
    let (status, statusClass) = try status(&cursor)
    let size = try size(&cursor)
    if cursor.remaining > 0 { (fields.referrer, fields.userAgent) = try origin(&cursor) }
    return LogEntry(time: time, status: status, statusClass: statusClass, size: size, line: line, fields: fields)
  }

  /// `host identity user [`: a user's name may hold spaces, so it goes on to the bracket.
  private static func client(_ cursor: inout ByteCursor) throws(RejectReason) -> (host: FieldRange, user: FieldRange) {
    guard let host = cursor.take(until: space), !host.isEmpty, let identity = cursor.take(until: space), !identity.isEmpty
    else { throw .client }
    let from = cursor.offset
    repeat {
      guard cursor.take(until: UInt8(ascii: "[")) != nil else { throw .client }
    } while cursor.offset < from + 2 || cursor.position[-2] != space
    guard cursor.offset > from + 2 else { throw .client }
    return (host, FieldRange(from, cursor.offset - 2))
  }

  private static func time(_ cursor: inout ByteCursor) throws(RejectReason) -> LogTime {
    guard cursor.remaining >= LogTimeParser.length + 2, let time = LogTimeParser.time(at: cursor.position) else { throw .time }
    cursor.advance(by: LogTimeParser.length)
    guard cursor.skip(UInt8(ascii: "]")), cursor.skip(space) else { throw .time }
    return time
  }

  private static func status(_ cursor: inout ByteCursor) throws(RejectReason) -> (Int, StatusClass) {
    let from = cursor.offset
    guard
      let status = cursor.takeNumber(), cursor.offset == from + 3, let statusClass = StatusClass(status: status),
      cursor.skip(space)
    else { throw .status }
    return (status, statusClass)
  }

  private static func size(_ cursor: inout ByteCursor) throws(RejectReason) -> Int? {
    let size: Int?
    if cursor.skip(UInt8(ascii: "-")) {
      size = nil
    } else {
      guard let number = cursor.takeNumber() else { throw .size }
      size = number
    }
    guard cursor.remaining == 0 || cursor.next == space else { throw .size }
    return size
  }

  private static func origin(
    _ cursor: inout ByteCursor
  ) throws(RejectReason) -> (referrer: FieldRange, userAgent: FieldRange) {
    guard
      cursor.skip(space), let referrer = cursor.takeQuoted(), cursor.skip(space), let userAgent = cursor.takeQuoted(),
      cursor.remaining == 0 || cursor.next == space
    else { throw .referrer }
    return (referrer, userAgent)
  }

  /// `GET /path HTTP/1.1` or, as the oldest protocol has it, `GET /path`. Anything else has no method.
  private static func split(_ request: FieldRange, in start: ByteCursor) -> (method: FieldRange, target: FieldRange) {
    var cursor = start
    cursor.advance(by: request.start)
    guard let method = cursor.distance(to: space, limit: request.count), method > 0 else { return (FieldRange(), request) }
    cursor.advance(by: method + 1)
    let left = request.end - cursor.offset
    let target = cursor.distance(to: space, limit: left) ?? left
    guard target > 0 else { return (FieldRange(), request) }
    return (FieldRange(request.start, request.start + method), FieldRange(cursor.offset, cursor.offset + target))
  }

  private static func path(of target: FieldRange, in start: ByteCursor) -> FieldRange {
    var cursor = start
    cursor.advance(by: target.start)
    var path = target
    if let length = cursor.distance(to: UInt8(ascii: "?"), limit: path.count) { path.cut(to: length) }
    if let length = cursor.distance(to: UInt8(ascii: "#"), limit: path.count) { path.cut(to: length) }
    return path
  }

  private static var space: UInt8 { UInt8(ascii: " ") }
}
