/// What a workload's consumer adds to. A captured `var` would cost an exclusivity check for each element,
/// more than many operators do.
final class Sum {
  @exclusivity(unchecked) var value = 0

  /// Ends the process if the sum is not `expected`: then an operator lost, repeated or changed elements.
  /// Starts over at 0.
  func check(_ expected: Int, file: StaticString = #fileID, line: UInt = #line) {
    guard value == expected else {
      fatalError("\(file):\(line): the sum is \(value) instead of \(expected).")
    }
    value = 0
  }
}
