/// What `logEvents` tells to its logger: identifier, event, file, function, line.
public typealias EventLogger = (String, String, String, String, Int) -> Void

/// What can be logged.
public enum LoggingEvent {
  /// What can be logged of a signal.
  public enum Signal: String, CaseIterable, Sendable {
    case value, completed, failed, terminated, disposed, interrupted

    /// All of them.
    @available(*, deprecated, message: "Use `allCases`.")
    public static var allEvents: Set<Signal> {
      Set(allCases)
    }
  }

  /// What can be logged of a producer.
  public enum SignalProducer: String, CaseIterable, Sendable {
    case starting, started, value, completed, failed, terminated, disposed, interrupted

    /// All of them.
    @available(*, deprecated, message: "Use `allCases`.")
    public static var allEvents: Set<SignalProducer> {
      Set(allCases)
    }
  }
}

/// The logger that `logEvents` uses unless it is given another one: it prints a line.
public func defaultEventLog(identifier: String, event: String, fileName: String, functionName: String, lineNumber: Int) {
  print("[\(identifier)] \(event) fileName: \(fileName), functionName: \(functionName), lineNumber: \(lineNumber)")
}
