import Foundation

/// Measures what the operators cost: see `Options.usage`.
@main
enum Benchmarks {
  static func main() {
    let options = readOptions()
    if options.helpOnly { return print(Options.usage) }
    let selection = Selection(options)
    if selection.isEmpty { fail("No row's name contains \(options.filters.joined(separator: " or ")).", status: 2) }
    if options.listOnly { return selection.list() }
    let old = options.comparePath.map(readReport)
    #if DEBUG
      warn("This is a debug build: the figures say nothing. Use: swift run -c release benchmarks")
    #endif
    withSecondThread {
      let report = selection.measure(rounds: options.rounds)
      report.print(comparedWith: old)
      if let path = options.jsonPath { write(report, to: path) }
    }
  }

  private static func readOptions() -> Options {
    do {
      return try Options(arguments: CommandLine.arguments.dropFirst())
    } catch {
      fail("\(error.message)\n\(Options.usage)", status: 2)
    }
  }

  private static func readReport(_ path: String) -> Report {
    do {
      return try Report(contentsOf: path)
    } catch {
      fail("\(path) is no report of this program: \(error.localizedDescription)", status: 1)
    }
  }

  private static func write(_ report: Report, to path: String) {
    do {
      try report.write(to: path)
    } catch {
      fail("\(path) cannot be written: \(error.localizedDescription)", status: 1)
    }
  }

  private static func warn(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    warn(message)
    exit(status)
  }
}

extension Selection {
  /// Prints what the rows are.
  func list() {
    let rows =
      Floor.all.map { ($0.name, $0.details) } + workloads.map { ($0.name, $0.details) }
      + growth.map { ($0.name, $0.details) } + memory.map { ($0.name, $0.details) }
    for (name, details) in rows {
      print("\(name)\n    \(details)")
    }
  }
}
