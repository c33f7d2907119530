/// How two lists of events differ, in words and as marble lines.
struct EventDifference: CustomStringConvertible {
  let description: String

  /// Returns nil if the lists are equal.
  init?<Value>(
    actual: [Value], expected: [Value], areEqual: (Value, Value) -> Bool, marble: (Value) -> Marble
  ) {
    let shorter = min(actual.count, expected.count)
    let index = (0..<shorter).first { !areEqual(actual[$0], expected[$0]) } ?? shorter
    guard index < max(actual.count, expected.count) else { return nil }
    let (actualMarbles, expectedMarbles) = (actual.map(marble), expected.map(marble))
    let finding =
      switch (index < actual.count, index < expected.count) {
      case (true, true): "event \(index) is \(actualMarbles[index].text) instead of \(expectedMarbles[index].text)"
      case (true, false): "event \(index) is not expected: \(actualMarbles[index].text)"
      default: "event \(index) is missing: \(expectedMarbles[index].text)"
      }
    description = "\(finding)\n\(MarbleLines(expected: expectedMarbles, actual: actualMarbles, around: index))"
  }

  init?<Value: Equatable>(actual: [Value], expected: [Value], marble: (Value) -> Marble) {
    self.init(actual: actual, expected: expected, areEqual: ==, marble: marble)
  }
}
