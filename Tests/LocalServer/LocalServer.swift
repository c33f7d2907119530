import Foundation

/// A server of HTTP on this machine that does what a test wants, misbehaving included. Each connection has a thread and takes one
/// request.
public final class LocalServer: @unchecked Sendable {  // `lock` guards the variables
  /// What a client asked for.
  public struct Request: Sendable {
    /// `GET` and the like.
    public let method: String
    /// The path with the query.
    public let path: String
    /// By name, in lower case.
    public let headers: [String: String]
    /// What came after the head.
    public let body: String

    /// The value of a parameter of the query, decoded.
    public func parameter(_ name: String) -> String? {
      URLComponents(string: path)?.queryItems?.first { $0.name == name }?.value
    }
  }

  /// How a request is answered.
  public enum Reply: Sendable {
    /// A whole response.
    case respond(status: Int = 200, headers: [String: String] = [:], body: String = "")
    /// A response as soon as the gate is open.
    indirect case wait(Gate, Reply)
    /// A response whose body is cut off by closing the connection: `length` bytes were promised.
    case cutOff(body: String, length: Int)
    /// The connection is closed without a word.
    case hangUp
  }

  private let listener: Socket
  private let reply: @Sendable (Request) -> Reply
  private let lock = NSLock()
  private var received: [Request] = []
  private var connections: [Int32: Socket] = [:]

  /// The address of the server, without a slash at its end.
  public let address: String

  /// Starts a server. `reply` is called on the connection's thread.
  public init(reply: @escaping @Sendable (Request) -> Reply) throws {
    let (listener, port) = try Socket.listening()
    self.listener = listener
    self.reply = reply
    address = "http://127.0.0.1:\(port)"
    Thread.detachNewThread { [weak self] in
      while let connection = listener.accepted() {
        guard let server = self else { return connection.closeNow() }
        Thread.detachNewThread { server.serve(connection) }
      }
      listener.closeNow()
    }
  }

  /// A URL of this server.
  public func url(_ path: String) -> URL {
    URL(string: address + path)!
  }

  /// What was asked for so far.
  public var requests: [Request] {
    lock.withLock { received }
  }

  /// Refuses further connections and ends those that are open.
  public func stop() {
    listener.shutDown()
    for connection in lock.withLock({ connections.values.map { $0 } }) { connection.shutDown() }
  }

  private func serve(_ connection: Socket) {
    lock.withLock { connections[connection.descriptor] = connection }
    if let request = Request(from: connection) {
      lock.withLock { received.append(request) }
      answer(request, with: reply(request), to: connection)
    }
    lock.withLock { connections[connection.descriptor] = nil }
    // Says so to the client even if another thread still waits for this connection.
    connection.shutDown()
    connection.closeNow()
  }

  private func answer(_ request: Request, with reply: Reply, to connection: Socket) {
    switch reply {
    case .respond(let status, let headers, let body):
      connection.send(head(status, headers, length: body.utf8.count))
      connection.send(body)
    case .wait(let gate, let reply):
      gate.wait(watching: connection)
      answer(request, with: reply, to: connection)
    case .cutOff(let body, let length):
      connection.send(head(200, [:], length: length))
      connection.send(body)
    case .hangUp:
      break
    }
  }

  private func head(_ status: Int, _ headers: [String: String], length: Int) -> String {
    let lines = headers.map { "\($0.key): \($0.value)\r\n" }.joined()
    return "HTTP/1.1 \(status) Status\r\n\(lines)Content-Length: \(length)\r\nConnection: close\r\n\r\n"
  }
}

extension LocalServer.Request {
  init?(from connection: Socket) {
    var bytes: [UInt8] = []
    let blankLine = Array("\r\n\r\n".utf8)
    var end: Int?
    while end == nil {
      guard let more = connection.received() else { return nil }
      bytes += more
      end = bytes.firstRange(of: blankLine)?.lowerBound
    }
    let lines = String(decoding: bytes[..<end!], as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count >= 2 else { return nil }
    method = String(words[0])
    path = String(words[1])
    headers = Dictionary(
      lines.dropFirst().compactMap { line in
        guard let colon = line.firstIndex(of: ":") else { return nil }
        return (line[..<colon].lowercased(), line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
      }, uniquingKeysWith: { _, last in last })
    var content = Array(bytes[(end! + blankLine.count)...])
    let length = headers["content-length"].flatMap(Int.init) ?? 0
    while content.count < length, let more = connection.received() { content += more }
    body = String(decoding: content, as: UTF8.self)
  }
}
