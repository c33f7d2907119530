@preconcurrency import Foundation

enum Output {
  /// Shows what was printed without a line end.
  static func flush() {
    fflush(stdout)
  }

  static var isTerminal: Bool {
    isatty(STDOUT_FILENO) == 1
  }

  static func complain(_ message: String) {
    FileHandle.standardError.write(Data("playground: \(message)\n".utf8))
  }
}
