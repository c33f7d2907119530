import Foundation

/// The built program, run by a test.
struct PlaygroundProcess {
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()
  private let input: Pipe?

  /// Starts the program; without `piped` its standard input is the null device.
  init(_ arguments: String..., piped: String? = nil) throws {
    process.executableURL = Self.program
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errors
    input = piped == nil ? nil : Pipe()
    process.standardInput = input ?? FileHandle.nullDevice
    try process.run()
    if let piped, let input {
      try input.fileHandleForWriting.write(contentsOf: Data(piped.utf8))
      try input.fileHandleForWriting.close()
    }
  }

  /// Reads what the program prints, up to and with the first line that holds `text`.
  func printed(upTo text: String) -> String {
    var printed = ""
    while !printed.split(separator: "\n", omittingEmptySubsequences: false).dropLast().contains(where: { $0.contains(text) }) {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { break }
      printed += String(decoding: more, as: UTF8.self)
    }
    return printed
  }

  func interrupt() {
    process.interrupt()
  }

  /// What the program printed and returned, once it has ended.
  func result() -> (output: String, errors: String, code: Int32) {
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: printed, as: UTF8.self), String(decoding: complained, as: UTF8.self), process.terminationStatus)
  }

  /// The program lies beside the tests.
  private static var program: URL {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "playground")
  }
}
