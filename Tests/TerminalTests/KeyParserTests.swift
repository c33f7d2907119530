import Terminal
import Testing

@Suite struct KeyParserTests {
  private func keys(_ chunks: [[UInt8]]) -> [Key] {
    var parser = KeyParser()
    return chunks.flatMap { parser.keys(in: $0) }
  }

  @Test func charactersAndControls() {
    #expect(keys([Array("aß€😀".utf8)]) == "aß€😀".map(Key.character))
    #expect(keys([[0x0D, 0x09, 0x7F, 0x03, 0x1A]]) == [.enter, .tab, .backspace, .control("c"), .control("z")])
  }

  @Test func arrowsAndEscape() {
    #expect(keys([Array("\u{1B}[A\u{1B}OB\u{1B}[3~x".utf8)]) == [.up, .down, .delete, .character("x")])
    #expect(keys([[0x1B]]) == [.escape])
    #expect(keys([Array("\u{1B}[1;5Cx".utf8)]) == [.character("x")])
  }

  @Test func aCharacterInTwoPieces() {
    let bytes = Array("é€".utf8)
    for split in 0...bytes.count {
      #expect(keys([Array(bytes[..<split]), Array(bytes[split...])]) == [.character("é"), .character("€")])
    }
  }

  @Test func bytesThatAreNoText() {
    #expect(keys([[0xFF, 0xFF, 0xFF, 0xFF, 0x61]]) == [.character("a")])
  }
}
