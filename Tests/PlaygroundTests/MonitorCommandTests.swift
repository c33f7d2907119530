import Foundation
import Testing

struct MonitorCommandTests {
  private let directory: URL

  init() throws {
    directory = URL.temporaryDirectory.appending(path: "monitor-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  private func file(_ bytes: some Sequence<UInt8>) throws -> String {
    let file = directory.appending(path: "access.log")
    try Data(bytes).write(to: file)
    return file.path
  }

  private func line(_ second: Int, status: Int = 200) -> String {
    "192.0.2.1 - - [14/Mar/2026:09:00:0\(second) +0000] \"GET / HTTP/1.1\" \(status) 1\n"
  }

  private func object(_ output: String) throws -> [String: Any] {
    let last = try #require(output.split(separator: "\n").last)
    return try #require(try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: Any])
  }

  @Test func readsItsOwnLogWhenNoneIsNamed() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let result = try PlaygroundProcess("monitor", "--json").result()
    #expect(result.code == 0)
    let summary = try object(result.output)
    #expect(summary["lines"] as? Int == 218)
    #expect(summary["rejected"] as? Int == 5)
    #expect((summary["topPaths"] as? [Any])?.count == 10)
  }

  @Test(arguments: [["monitor"], ["monitor", "-"]])
  func readsAPipe(arguments: [String]) throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let result =
      arguments.count == 1
      ? try PlaygroundProcess("monitor", piped: line(0) + "bad\n" + line(1, status: 500)).result()
      : try PlaygroundProcess("monitor", "-", piped: line(0) + "bad\n" + line(1, status: 500)).result()
    #expect(result.code == 0)
    #expect(result.output.contains("rejected  line 2"))
    #expect(result.output.contains("ALERT     2026-03-14T09:00:01Z  5xx rate 50.0 % over 5 windows"))
    #expect(result.output.contains("lines     3"))
  }

  @Test func failsWhereNothingCanBeRead() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let missing = try PlaygroundProcess("monitor", directory.path + "/no.log").result()
    #expect(missing.code == 1)
    #expect(missing.errors.contains("no such file"))
    let folder = try PlaygroundProcess("monitor", directory.path).result()
    #expect(folder.code == 1)
    #expect(folder.errors.contains("is a directory"))
    let empty = try PlaygroundProcess("monitor", try file([])).result()
    #expect(empty.code == 1)
    #expect(empty.errors.contains("is empty"))
    let binary = try PlaygroundProcess("monitor", try file((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* $0) })).result()
    #expect(binary.code == 1)
    #expect(binary.errors.contains("no line of an access log"))
  }

  @Test func takesALineOfAMegabyteForOneRejectedLine() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let path = try file((line(0) + String(repeating: "x", count: 1 << 20) + "\n" + line(1)).utf8)
    let summary = try object(try PlaygroundProcess("monitor", path, "--json").result().output)
    #expect(summary["lines"] as? Int == 3)
    #expect(summary["rejectedBy"] as? [String: Int] == ["tooLong": 1])
  }

  @Test func followsAFileUntilItIsInterrupted() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let path = try file((line(0) + line(4)).utf8)
    let monitor = try PlaygroundProcess("monitor", path, "--follow")
    #expect(monitor.printed(upTo: "09:00:00Z").contains("1 requests"))
    let growing = try FileHandle(forWritingTo: URL(filePath: path))
    try growing.seekToEnd()
    try growing.write(contentsOf: Data(line(8, status: 503).utf8))
    #expect(monitor.printed(upTo: "09:00:04Z").contains("1 requests"))
    monitor.interrupt()
    let result = monitor.result()
    #expect(result.code == 0)
    #expect(result.output.contains("ALERT     2026-03-14T09:00:08Z"))
    #expect(result.output.contains("lines     3"))
  }
}
