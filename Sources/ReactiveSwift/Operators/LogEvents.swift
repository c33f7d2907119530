import ReactiveCore

/// A logger with all that it is told beside the event.
private struct EventLog<Kind: Hashable & RawRepresentable> where Kind.RawValue == String {
  let kinds: Set<Kind>
  let log: (String) -> Void

  /// The hook of an event without a payload, or nil if it isn't logged.
  func hook(_ kind: Kind) -> (() -> Void)? {
    kinds.contains(kind) ? { log(kind.rawValue) } : nil
  }

  /// The hook of an event with a payload, or nil if it isn't logged.
  func hook<Payload>(_ kind: Kind, of type: Payload.Type) -> ((Payload) -> Void)? {
    guard kinds.contains(kind) else { return nil }
    return Payload.self == Void.self ? { _ in log(kind.rawValue) } : { log("\(kind.rawValue) \($0)") }
  }
}

extension Signal {
  /// Logs the events of the signal, before they are passed on.
  ///
  /// - Parameters:
  ///   - identifier: What tells this log from others.
  ///   - events: What is logged.
  ///   - fileName: The file, as it is logged.
  ///   - functionName: The function, as it is logged.
  ///   - lineNumber: The line, as it is logged.
  ///   - logger: Called for each event, on the thread that sends it.
  /// - Returns: The same events.
  public func logEvents(
    identifier: String = "", events: Set<LoggingEvent.Signal> = Set(LoggingEvent.Signal.allCases),
    fileName: String = #file, functionName: String = #function, lineNumber: Int = #line,
    logger: @escaping EventLogger = defaultEventLog
  ) -> Signal<Value, Error> {
    let log = EventLog(kinds: events) { logger(identifier, $0, fileName, functionName, lineNumber) }
    return on(
      failed: log.hook(.failed, of: Error.self), completed: log.hook(.completed), interrupted: log.hook(.interrupted),
      terminated: log.hook(.terminated), disposed: log.hook(.disposed), value: log.hook(.value, of: Value.self))
  }
}

extension SignalProducer {
  /// Logs the events of each run, before they are passed on.
  ///
  /// - Parameters:
  ///   - identifier: What tells this log from others.
  ///   - events: What is logged.
  ///   - fileName: The file, as it is logged.
  ///   - functionName: The function, as it is logged.
  ///   - lineNumber: The line, as it is logged.
  ///   - logger: Called for each event, on the thread that sends it.
  /// - Returns: The same events.
  public func logEvents(
    identifier: String = "", events: Set<LoggingEvent.SignalProducer> = Set(LoggingEvent.SignalProducer.allCases),
    fileName: String = #file, functionName: String = #function, lineNumber: Int = #line,
    logger: @escaping EventLogger = defaultEventLog
  ) -> SignalProducer<Value, Error> {
    let log = EventLog(kinds: events) { logger(identifier, $0, fileName, functionName, lineNumber) }
    return on(
      starting: log.hook(.starting), started: log.hook(.started), failed: log.hook(.failed, of: Error.self),
      completed: log.hook(.completed), interrupted: log.hook(.interrupted), terminated: log.hook(.terminated),
      disposed: log.hook(.disposed), value: log.hook(.value, of: Value.self))
  }
}
