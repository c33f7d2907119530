import Foundation

/// Walks over the bytes of one line. `memchr` does the searching, so a long field costs little even in a debug build.
struct ByteCursor {
  private let start: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>
  private(set) var position: UnsafePointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>, from base: UnsafePointer<UInt8>) {
    start = base
    end = base + bytes.count
    position = base
  }

  var offset: Int { position - start }
  var remaining: Int { end - position }
  var next: UInt8? { position < end ? position.pointee : nil }

  mutating func advance(by count: Int) {
    position += count
  }

  /// Steps over `byte` if it is the next one.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard position < end, position.pointee == byte else { return false }
    position += 1
    return true
  }

  /// How many bytes there are before the next `byte`; `nil` if there is none in the next `limit` bytes.
  func distance(to byte: UInt8, limit: Int = .max) -> Int? {
    guard let found = memchr(position, Int32(byte), min(limit, remaining)) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(position)
  }

  /// Takes what is before the next `byte`, and steps over that byte.
  mutating func take(until byte: UInt8) -> FieldRange? {
    guard let length = distance(to: byte) else { return nil }
    let field = FieldRange(offset, offset + length)
    position += length + 1
    return field
  }

  /// Takes `"..."` without its quotes. A backslash takes the next byte's meaning as a quote.
  mutating func takeQuoted() -> FieldRange? {
    let opening = position
    guard skip(UInt8(ascii: "\"")) else { return nil }
    let from = offset
    while let length = distance(to: UInt8(ascii: "\"")) {
      var backslashes = 0
      while backslashes < length, position[length - 1 - backslashes] == UInt8(ascii: "\\") { backslashes += 1 }
      position += length + 1
      if backslashes % 2 == 0 { return FieldRange(from, offset - 1) }
    }
    position = opening
    return nil
  }

  /// Takes digits as a number; `nil` if there is none or it doesn't fit.
  mutating func takeNumber() -> Int? {
    let first = position
    var number = 0
    while position < end {
      let digit = position.pointee &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      let (tens, overflow) = number.multipliedReportingOverflow(by: 10)
      let (sum, carried) = tens.addingReportingOverflow(Int(digit))
      guard !overflow, !carried else { return nil }
      number = sum
      position += 1
    }
    return position == first ? nil : number
  }
}
