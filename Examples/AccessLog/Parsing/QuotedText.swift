import Foundation

/// Undoes what servers do to texts that they put in quotes: `\"`, `\\`, `\n`, `\t`, `\r` and `\xHH`.
enum QuotedText {
  static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    guard holdsBackslash(bytes) else { return String(decoding: bytes, as: UTF8.self) }
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        plain.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "n"): plain.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): plain.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "r"): plain.append(UInt8(ascii: "\r"))
      case UInt8(ascii: "x"):
        if let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16), rest.count >= 2 {
          plain.append(code)
          rest = rest.dropFirst(2)
        } else {
          plain += [byte, escape]
        }
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): plain.append(escape)
      default: plain += [byte, escape]
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }

  private static func holdsBackslash(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return false }
      return memchr(base, Int32(UInt8(ascii: "\\")), buffer.count) != nil
    }
  }
}
