import AccessLog
import Foundation
import RxSwift
import Testing

/// Real files, virtual time.
struct LogSourceTests {
  private let directory: URL
  private let clock = HistoricalScheduler()

  init() throws {
    directory = URL.temporaryDirectory.appending(path: "log-source-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  private var log: URL { directory.appending(path: "access.log") }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: log)
  }

  private func append(_ text: String) throws {
    let file = try FileHandle(forWritingTo: log)
    try file.seekToEnd()
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  private func failure(of source: LogSource) -> ReadFailure? {
    var failure: ReadFailure?
    _ = source.chunks(on: clock).subscribe(onError: { failure = $0 as? ReadFailure })
    clock.start()
    return failure
  }

  @Test func readsAFileToItsEnd() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    try Data(bytes).write(to: log)
    var chunks: [[UInt8]] = []
    var hasCompleted = false
    _ = LogSource.file(path: log.path).chunks(on: clock).subscribe(
      onNext: { chunks.append($0) }, onCompleted: { hasCompleted = true })
    clock.start()
    #expect(Array(chunks.joined()) == bytes)
    #expect(chunks.map(\.count).max() == 64 * 1024)
    #expect(hasCompleted)
  }

  @Test func saysWhatCannotBeRead() {
    defer { try? FileManager.default.removeItem(at: directory) }
    #expect(failure(of: .file(path: log.path)) == .missing(path: log.path))
    #expect(failure(of: .growingFile(path: log.path)) == .missing(path: log.path))
    #expect(failure(of: .file(path: directory.path)) == .isDirectory(path: directory.path))
    #expect("\(ReadFailure.missing(path: "a.log"))" == "a.log: no such file")
    #expect("\(ReadFailure.isDirectory(path: "logs"))" == "logs: is a directory, not a log file")
    #expect("\(ReadFailure.unreadable(name: "a.log", reason: "denied"))" == "a.log: cannot be read: denied")
  }

  @Test func followsAFileThatGrowsShrinksAndIsReplaced() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    try write("one\ntw")
    var text = ""
    let subscription = LogSource.growingFile(path: log.path).chunks(on: clock, lookingEvery: .seconds(1))
      .subscribe(onNext: { text += String(decoding: $0, as: UTF8.self) })
    func look() -> String {
      text = ""
      clock.advanceTo(clock.now.addingTimeInterval(1))
      return text
    }

    #expect(look() == "one\ntw")
    try append("o\nthree\n")
    #expect(look() == "o\nthree\n")
    #expect(look() == "")

    // Emptied in place, in the middle of a line: what comes next is a new line.
    try append("unfinished")
    #expect(look() == "unfinished")
    try FileHandle(forWritingTo: log).truncate(atOffset: 0)
    try append("afresh\n")
    #expect(look() == "\nafresh\n")

    // Renamed and made anew; the old file's last words aren't lost.
    try append("last\n")
    try FileManager.default.moveItem(at: log, to: directory.appending(path: "access.log.1"))
    #expect(look() == "last\n")
    try write("new file\n")
    #expect(look() == "new file\n")

    subscription.dispose()
    try append("unheard\n")
    #expect(look() == "")
  }
}
