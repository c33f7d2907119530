import Foundation

/// A session at a terminal as text, to be replayed: one step a line, `#` starts a comment.
///
///     type swift           # each of these characters
///     key backspace        # see `Key`
///     wait 300             # milliseconds
///     until 3 results      # until this text is on the screen, for ten seconds at most
///     show                 # prints the screen
public struct Script: Sendable {
  /// One step.
  public enum Step: Hashable, Sendable {
    case type(String)
    case key(Key)
    case wait(milliseconds: Int)
    case until(String)
    case show
  }

  /// A line that is no step.
  public struct SyntaxError: Error, CustomStringConvertible {
    /// The number of the line, from 1 on.
    public let line: Int
    /// The line.
    public let text: String

    public var description: String {
      "line \(line) is no step: “\(text)”. A step is type TEXT, key NAME, wait MILLISECONDS, until TEXT or show."
    }
  }

  /// The steps in order.
  public let steps: [Step]

  /// Reads a script.
  public init(_ text: String) throws(SyntaxError) {
    var steps: [Step] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("#") { continue }
      guard let step = Self.step(line) else { throw SyntaxError(line: index + 1, text: line) }
      steps.append(step)
    }
    self.steps = steps
  }

  private static func step(_ line: String) -> Step? {
    let parts = line.split(separator: " ", maxSplits: 1)
    let argument = parts.count > 1 ? String(parts[1]) : ""
    switch (parts[0], argument.isEmpty) {
    case ("type", false): return .type(argument)
    case ("key", false): return Key(named: argument).map(Step.key)
    case ("wait", false): return Int(argument).flatMap { $0 >= 0 ? .wait(milliseconds: $0) : nil }
    case ("until", false): return .until(argument)
    case ("show", true): return .show
    default: return nil
    }
  }
}
