import AccessLog
import Testing

struct LogParserTests {
  @Test func readsTheCommonFormat() throws {
    let entry = try entry(#"127.0.0.1 - frank [10/Oct/2000:13:55:36 -0700] "GET /apache_pb.gif HTTP/1.0" 200 2326"#)
    #expect(entry.host == "127.0.0.1")
    #expect(entry.user == "frank")
    #expect(entry.time.description == "2000-10-10T20:55:36Z")
    #expect(entry.method == "GET")
    #expect(entry.path == "/apache_pb.gif")
    #expect(entry.status == 200)
    #expect(entry.statusClass == .success)
    #expect(entry.size == 2326)
    #expect(entry.referrer == nil)
    #expect(entry.userAgent == nil)
  }

  @Test func readsTheCombinedFormat() throws {
    let line = logLine(0) + #" "https://shop.example/a b" "Mozilla/5.0 (X11; Linux)""#
    #expect(try entry(line).referrer == "https://shop.example/a b")
    #expect(try entry(line).userAgent == "Mozilla/5.0 (X11; Linux)")
    #expect(try entry(line + " 0.013 www").userAgent == "Mozilla/5.0 (X11; Linux)")
    #expect(try entry(logLine(0) + #" "-" "-""#).userAgent == nil)
  }

  @Test(arguments: [
    (#"a \"quoted\" word"#, #"a "quoted" word"#), (#"ends with \\"#, #"ends with \"#), (#"\\\"both\\"#, #"\"both\"#),
    (#"caf\xc3\xa9\t."#, "café\t."), (#"\q and \xz1 stay"#, #"\q and \xz1 stay"#), ("", nil),
  ])
  func undoesEscapes(written: String, meant: String?) throws {
    #expect(try entry(logLine(0) + " \"-\" \"\(written)\"").userAgent == meant)
  }

  @Test func takesAnyClient() throws {
    func withClient(_ client: String) -> String { logLine(0).replacing("192.0.2.1 - -", with: client) }
    #expect(try entry(withClient("2001:db8::1 - -")).host == "2001:db8::1")
    #expect(try entry(withClient("[::1] - -")).host == "[::1]")
    #expect(try entry(withClient("client.example - -")).host == "client.example")
    #expect(try entry(withClient("::1 - Mia of Delft[1]")).user == "Mia of Delft[1]")
    #expect(try entry(withClient("::1 - -")).user == nil)
  }

  @Test func takesADashAsSize() throws {
    #expect(try entry(logLine(0).dropLast() + "-").size == nil)
    #expect(try entry(logLine(0).dropLast() + "0").size == 0)
  }

  @Test(
    arguments: [
      ("GET /a?b#c HTTP/1.1", "GET", "/a"), ("GET /a#b?c HTTP/1.1", "GET", "/a"), ("GET /a", "GET", "/a"),
      ("OPTIONS * HTTP/1.1", "OPTIONS", "*"), ("-", nil, "-"), (#"\x16\x03"#, nil, "\u{16}\u{3}"), ("", nil, ""),
      (#"GET /q?x=\"y\" HTTP/1.1"#, "GET", "/q"),
    ] as [(String, String?, String)])
  func takesRequestsApart(request: String, method: String?, path: String) throws {
    let entry = try entry(logLine(0).replacing("GET / HTTP/1.1", with: request))
    #expect(entry.method == method)
    #expect(entry.path == path)
  }

  @Test func cutsLongPaths() throws {
    let entry = try entry(logLine(0, path: "/" + String(repeating: "x", count: 9)))
    #expect(entry.path(limit: 10) == "/xxxxxxxxx")
    #expect(entry.path(limit: 4) == "/xxx…")
  }

  @Test(
    arguments: [
      ("", .empty), (" ", .client), ("word", .client), ("a b c", .client), (logLine(0).replacing(" [", with: "["), .client),
      (logLine(0).replacing("- - [", with: "- ["), .client), (logLine(0).replacing("Mar", with: "mar"), .time),
      (logLine(0).replacing("+0000", with: "UTC"), .time), (logLine(0).replacing("] ", with: "]"), .time),
      ("::1 - - [14/Mar/2026:09:00:00 +0000", .time), (logLine(0).replacing("\"", with: "'"), .request),
      (#"::1 - - [14/Mar/2026:09:00:00 +0000] "GET /unfinished"#, .request),
      (#"::1 - - [14/Mar/2026:09:00:00 +0000] "GET \" 200 1"#, .request), (logLine(0, status: 99), .status),
      (logLine(0, status: 600), .status), (logLine(0, status: 2000), .status), (logLine(0, status: -1), .status),
      (logLine(0).replacing(" 200 1", with: " 200"), .status), (logLine(0).dropLast() + "x", .size),
      (logLine(0).dropLast() + "", .size), (logLine(0) + "9999999999999999999", .size), (logLine(0) + "k", .size),
      (logLine(0) + #" "only one""#, .referrer), (logLine(0) + " plain text", .referrer), (logLine(0) + #" "a" "b"c"#, .referrer),
      (logLine(0) + #" "a" "b\0""#.replacing(#"\0"#, with: "\0"), .binary),
    ] as [(String, RejectReason)])
  func rejects(line: String, reason: RejectReason) {
    #expect(throws: reason) { try entry(line) }
  }

  @Test func replacesBytesThatAreNoText() throws {
    var line = Array(logLine(0, path: "/?").utf8)
    line.replace([UInt8(ascii: "?")], with: [0xFF])
    #expect(try LogParser.entry(of: line[...]).path == "/\u{FFFD}")
  }
}
