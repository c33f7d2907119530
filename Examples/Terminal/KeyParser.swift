/// Makes keys out of the bytes that a terminal sends. What is incomplete at the end of one read is kept for the next.
public struct KeyParser {
  private var pending: [UInt8] = []

  /// A parser that has seen nothing.
  public init() {}

  /// The keys in these bytes, and in what was left of those before them.
  ///
  /// An escape character at the end is taken for the Esc key: terminals send their sequences in one piece.
  public mutating func keys(in bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    var rest = pending[...]
    while let first = rest.first {
      if first == 0x1B {
        keys += escapeSequence(&rest)
      } else if let key = Self.controls[first] {
        keys.append(key)
        rest.removeFirst()
      } else if first < 0x20 {
        keys.append(.control(Character(UnicodeScalar(first + 0x60))))
        rest.removeFirst()
      } else {
        guard let character = character(&rest) else { break }
        keys += character
      }
    }
    pending = Array(rest)
    return keys
  }

  private static let controls: [UInt8: Key] = [0x0D: .enter, 0x0A: .enter, 0x09: .tab, 0x7F: .backspace, 0x08: .backspace]

  private static let sequences: [(text: String, key: Key)] = [
    ("[A", .up), ("[B", .down), ("[C", .right), ("[D", .left), ("[H", .home), ("[F", .end), ("[1~", .home), ("[4~", .end),
    ("[3~", .delete), ("OA", .up), ("OB", .down), ("OC", .right), ("OD", .left), ("OH", .home), ("OF", .end),
  ]

  private func escapeSequence(_ rest: inout ArraySlice<UInt8>) -> [Key] {
    rest.removeFirst()
    if let match = Self.sequences.first(where: { rest.starts(with: $0.text.utf8) }) {
      rest.removeFirst(match.text.utf8.count)
      return [match.key]
    }
    guard rest.first == UInt8(ascii: "[") else { return [.escape] }
    // A sequence that means nothing here ends with the first byte from @ on.
    rest = rest.dropFirst().drop { $0 < 0x40 }.dropFirst()
    return []
  }

  /// The next character; none for bytes that aren't UTF-8; nil if more bytes have to come.
  private func character(_ rest: inout ArraySlice<UInt8>) -> [Key]? {
    let length = rest.first! < 0x80 ? 1 : rest.first! < 0xE0 ? 2 : rest.first! < 0xF0 ? 3 : 4
    guard rest.count >= length else { return nil }
    let bytes = rest.prefix(length)
    rest.removeFirst(length)
    guard let text = String(validating: bytes, as: UTF8.self), let character = text.first else { return [] }
    return [.character(character)]
  }
}
