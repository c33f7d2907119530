import TestSupport
import AccessLog
import RxSwift
import Testing

struct LinesTests {
  private func lines(_ source: Observable<[UInt8]>, limit: Int = 20) -> [String] {
    elements(of: source.lines(limit: limit)).map { line in
      switch line {
      case .text(let bytes): String(decoding: bytes, as: UTF8.self)
      case .tooLong: "(too long)"
      }
    }
  }

  @Test func cutsAtLineEndsOnly() {
    #expect(lines(chunks("a\nb", "c\n", "d", "e", "f\ng\nh\n")) == ["a", "bc", "def", "g", "h"])
  }

  @Test func takesALastLineWithoutItsEnd() {
    #expect(lines(chunks("a\nb")) == ["a", "b"])
    #expect(lines(chunks("a\n")) == ["a"])
    #expect(lines(chunks("")).isEmpty)
    #expect(lines(.empty()).isEmpty)
  }

  @Test func dropsCarriageReturns() {
    #expect(lines(chunks("a\r\nb\r", "\nc\rd\r\n\r\n")) == ["a", "b", "c\rd", ""])
  }

  @Test func keepsEmptyLines() {
    #expect(lines(chunks("\n\na\n", "\n", "b")) == ["", "", "a", "", "b"])
  }

  @Test func rejectsOverlongLinesAndGoesOn() {
    #expect(lines(chunks("12345\n1234\n123456"), limit: 4) == ["(too long)", "1234", "(too long)"])
    #expect(lines(chunks("123", "45", "67\nab", "\n"), limit: 4) == ["(too long)", "ab"])
    #expect(lines(chunks("12", "34\r", "\n1234\r\n12345\r\n"), limit: 4) == ["1234", "1234", "(too long)"])
  }

  @Test func rejectsALineOfAMegabyte() {
    let long = chunks("a\n" + String(repeating: "x", count: 1 << 20) + "\nb\n")
    #expect(lines(long, limit: 64 * 1024) == ["a", "(too long)", "b"])
  }

  @Test func passesErrors() {
    var events: [String] = []
    _ = chunks("a\nb").concat(Observable.error(RxError.timeout)).lines().subscribe {
      events.append($0.error == nil ? "line" : "error")
    }
    #expect(events == ["line", "error"])
  }

  @Test(arguments: 0..<200)
  func doesNotDependOnTheChunks(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet = Array("ab\r\n\n".utf8)
    let bytes = (0..<Int.random(in: 0...120, using: &random)).map { _ in alphabet.randomElement(using: &random)! }
    var pieces: [[UInt8]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 0...9, using: &random))
      pieces.append(Array(piece))
      rest = rest.dropFirst(piece.count)
    }
    #expect(lines(.from(pieces), limit: 5) == lines(.just(bytes), limit: 5))
    #expect(lines(.from(pieces), limit: 500) == expectedLines(bytes))
  }

  private func expectedLines(_ bytes: [UInt8]) -> [String] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0, as: UTF8.self) }
  }
}
