import AccessLog
import RxSwift

/// What a sequence that ends while it is subscribed gives.
func elements<Source: ObservableType>(of source: Source) -> [Source.Element] {
  var elements: [Source.Element] = []
  _ = source.subscribe(onNext: { elements.append($0) })
  return elements
}

/// A chunk for each text.
func chunks(_ texts: String...) -> Observable<[UInt8]> {
  Observable.from(texts.map { Array($0.utf8) })
}

func entry(_ line: String) throws(RejectReason) -> LogEntry {
  try LogParser.entry(of: Array(line.utf8)[...])
}

/// A line of `second` of 2026-03-14T09:00:00Z.
func logLine(_ second: Int, status: Int = 200, path: String = "/") -> String {
  let time = [9 + second / 3600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  return "192.0.2.1 - - [14/Mar/2026:\(time) +0000] \"GET \(path) HTTP/1.1\" \(status) 1"
}

/// Entries of the given seconds, each answered with the status given.
func entries(_ lines: [(second: Int, status: Int)]) throws -> Observable<LogEntry> {
  Observable.from(try lines.map { try entry(logLine($0.second, status: $0.status)) })
}

/// 2026-03-14T09:00:00Z and `second` seconds.
func logTime(_ second: Int) -> LogTime {
  LogTime(seconds: 1_773_478_800 + second)
}
