import Foundation
import ReactiveCore

extension ObservableType {
  /// Prints everything that happens: subscription, events, disposal.
  ///
  ///     2024-05-01 12:00:00.000: Model.swift:12 (load()) -> subscribed
  ///     2024-05-01 12:00:00.010: Model.swift:12 (load()) -> Event next(1)
  ///     2024-05-01 12:00:00.020: Model.swift:12 (load()) -> Event completed
  ///     2024-05-01 12:00:00.020: Model.swift:12 (load()) -> isDisposed
  ///
  /// - Parameters:
  ///   - identifier: What stands before the arrow; the place in the source code unless given.
  ///   - trimOutput: Whether an event's text of more than 40 characters is cut to its first and last 20.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - function: The function of the call.
  /// - Returns: The same events. An event is printed before it is delivered, on the thread that sends it.
  ///   Implements Rx `debug`.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> Observable<Element> {
    let place = "\(file.split(separator: "/").last ?? ""):\(line) (\(function))"
    return debug(DebugLog(identifier ?? place, trimsEvents: trimOutput) { print($0) })
  }

  package func debug(_ log: DebugLog) -> Observable<Element> {
    let run = asObservable().source.run
    return Observable(
      Source { sink, scope in
        log.write("subscribed")
        // A child that comes first ends before the source is torn down.
        scope.makeChild().add(Teardown { log.write("isDisposed") })
        run(
          Sink(
            next: { element in
              log.write(Event.next(element))
              sink.next(element)
            },
            end: { termination in
              if let event = Event<Element>(termination) { log.write(event) }
              sink.end(termination)
            }),
          scope)
      })
  }
}

/// Where `debug` writes to.
package struct DebugLog {
  private let identifier: String
  private let trimsEvents: Bool
  private let output: (String) -> Void

  private static let timestamp: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
    return formatter
  }()

  package init(_ identifier: String, trimsEvents: Bool, output: @escaping (String) -> Void) {
    self.identifier = identifier
    self.trimsEvents = trimsEvents
    self.output = output
  }

  func write<Element>(_ event: Event<Element>) {
    let text = event.debugDescription
    write("Event " + (trimsEvents && text.count > 40 ? "\(text.prefix(20))...\(text.suffix(20))" : text))
  }

  func write(_ content: String) {
    output("\(DebugLog.timestamp.string(from: Date())): \(identifier) -> \(content)")
  }
}
