import AccessLog

/// What `playground monitor` was asked to do.
struct MonitorOptions {
  private(set) var source: LogSource
  private(set) var monitor = Monitor()
  private(set) var isJSON = false

  init(source: LogSource) {
    self.source = source
  }

  init(_ arguments: [String]) throws(UsageError) {
    var file: String?
    var isFollowing = false
    var isJSON = false
    var monitor = Monitor()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--follow": isFollowing = true
      case "--json": isJSON = true
      case "--threshold": monitor.threshold = try Self.threshold(rest.popFirst())
      case "--over": monitor.windowCount = try Self.windowCount(rest.popFirst())
      case _ where argument.hasPrefix("-") && argument != "-": throw UsageError("unknown option “\(argument)”")
      case _ where file != nil: throw UsageError("unexpected argument “\(argument)”")
      default: file = argument
      }
    }
    source = try Self.source(file: file, isFollowing: isFollowing)
    self.monitor = monitor
    self.isJSON = isJSON
  }

  var sourceName: String {
    switch source {
    case .file(let path) where path == SampleLog.path: "the log that comes with the program"
    case .file(let path), .growingFile(let path): path
    case .standardInput: "standard input"
    }
  }

  private static func source(file: String?, isFollowing: Bool) throws(UsageError) -> LogSource {
    if file == "-" || file == nil && StandardInput.isPiped {
      guard !isFollowing else { throw UsageError("--follow needs a FILE; standard input is read until it ends anyway") }
      return .standardInput
    }
    let path = file ?? SampleLog.path
    return isFollowing ? .growingFile(path: path) : .file(path: path)
  }

  private static func threshold(_ text: String?) throws(UsageError) -> Double {
    guard let text, let rate = Double(text), (0...1).contains(rate) else {
      throw UsageError("--threshold needs a rate from 0 to 1")
    }
    return rate
  }

  private static func windowCount(_ text: String?) throws(UsageError) -> Int {
    guard let text, let count = Int(text), (1...86_400).contains(count) else {
      throw UsageError("--over needs a number of windows from 1 to 86400")
    }
    return count
  }
}
