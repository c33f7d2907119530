@preconcurrency import Foundation

/// `playground`: small pages that show the library at work.
@main
enum Playground {
  @MainActor
  static func main() {
    // Events are to be seen as they come, on a pipe too.
    setvbuf(stdout, nil, _IOLBF, 0)
    do throws(UsageError) {
      exit(try run(Array(CommandLine.arguments.dropFirst())))
    } catch {
      FileHandle.standardError.write(Data("playground: \(error.message)\n\n\(Usage.text)\n".utf8))
      exit(2)
    }
  }

  @MainActor
  private static func run(_ arguments: [String]) throws(UsageError) -> Int32 {
    guard let first = arguments.first else {
      if isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 { Menu.run() } else { Tour.run() }
      return 0
    }
    switch first {
    case "monitor": return MonitorCommand(try MonitorOptions(Array(arguments.dropFirst()))).run()
    case _ where arguments.count > 1: throw UsageError("unexpected argument “\(arguments[1])”")
    case "--all": Tour.run()
    case "--list": print(Usage.pageList)
    case "--help", "-h": print(Usage.text)
    case _ where first.hasPrefix("-"): throw UsageError("unknown option “\(first)”")
    default:
      guard let page = Page.named(first) else { throw UsageError("unknown page “\(first)”") }
      page.show()
    }
    return 0
  }
}
