import Foundation

/// Collects what went wrong.
@MainActor enum Checks {
  private static var failures: [String] = []

  static func expect(_ condition: Bool, _ what: @autoclosure () -> String, line: Int = #line) {
    if !condition { failures.append("\(line): \(what())") }
  }

  static func expectEqual<Value: Equatable>(_ value: Value, _ expected: Value, line: Int = #line) {
    expect(value == expected, "\(value) instead of \(expected)", line: line)
  }

  static func finish() -> Never {
    for failure in failures { print("failed, line", failure) }
    exit(failures.isEmpty ? 0 : 1)
  }
}
