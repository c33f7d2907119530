/// Where a field is in its line, counted from the line's first byte. The four-byte numbers keep entries small.
struct FieldRange: Sendable {
  private var lower: UInt32 = 0
  private var upper: UInt32 = 0

  init() {}

  init(_ start: Int, _ end: Int) {
    lower = UInt32(truncatingIfNeeded: start)
    upper = UInt32(truncatingIfNeeded: end)
  }

  var start: Int { Int(lower) }
  var end: Int { Int(upper) }
  var count: Int { end - start }
  var isEmpty: Bool { lower == upper }

  mutating func cut(to count: Int) {
    upper = lower + UInt32(count)
  }
}

/// Where the fields of one line are; empty where the line lacks one.
struct LogFields: Sendable {
  var host = FieldRange()
  var user = FieldRange()
  var method = FieldRange()
  var target = FieldRange()
  var path = FieldRange()
  var referrer = FieldRange()
  var userAgent = FieldRange()
}
