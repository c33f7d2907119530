/// What the command line asks for.
struct Options {
  var rounds = 50
  var filters: [String] = []
  var jsonPath: String?
  var comparePath: String?
  var listOnly = false
  var helpOnly = false

  static let usage = """
    Usage: benchmarks [--filter NAME]... [--rounds N] [--json FILE] [--compare FILE] [--list] [--help]

      --filter NAME    only rows whose name contains NAME, in any case; repeat it for more rows
      --rounds N       how often each row is measured, in turn with all others (50)
      --json FILE      also writes the figures to FILE
      --compare FILE   shows the ratio to the figures of FILE, which --json wrote: above 1 is faster now
      --list           lists the rows and what they do, and measures nothing
      --help           shows this text

    Build it with optimisation: swift run -c release benchmarks
    """

  struct UsageError: Error {
    let message: String
  }

  init(arguments: some Sequence<String>) throws(UsageError) {
    var remaining = arguments.makeIterator()

    func value(of option: String) throws(UsageError) -> String {
      guard let value = remaining.next(), !value.hasPrefix("--") else {
        throw UsageError(message: "\(option) needs a value.")
      }
      return value
    }

    while let argument = remaining.next() {
      switch argument {
      case "--filter":
        filters.append(try value(of: argument))
      case "--rounds":
        let text = try value(of: argument)
        guard let count = Int(text), count > 0 else {
          throw UsageError(message: "--rounds needs a positive number, not “\(text)”.")
        }
        rounds = count
      case "--json":
        jsonPath = try value(of: argument)
      case "--compare":
        comparePath = try value(of: argument)
      case "--list":
        listOnly = true
      case "--help", "-h":
        helpOnly = true
      default:
        throw UsageError(message: "Unknown option “\(argument)”.")
      }
    }
  }

  /// Whether the filters let a row of this name through.
  func includes(_ name: String) -> Bool {
    filters.isEmpty || filters.contains { name.lowercased().contains($0.lowercased()) }
  }
}
