#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

#if os(Linux)
  private let streamSocket = Int32(SOCK_STREAM.rawValue)
#else
  private let streamSocket = SOCK_STREAM
#endif

/// A connected or listening socket of the loopback interface. Closed by `close()`.
struct Socket: Sendable {
  let descriptor: Int32

  struct Failure: Error {
    let call: String
    let code = errno
  }

  /// Listens on a port that the system chooses.
  static func listening() throws -> (socket: Socket, port: UInt16) {
    let listener = Socket(descriptor: socket(AF_INET, streamSocket, 0))
    guard listener.descriptor >= 0 else { throw Failure(call: "socket") }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener.descriptor, $0, length) }
    }
    guard isBound == 0, listen(listener.descriptor, 64) == 0 else { throw Failure(call: "bind or listen") }
    let isNamed = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(listener.descriptor, $0, &length) }
    }
    guard isNamed == 0 else { throw Failure(call: "getsockname") }
    return (listener, UInt16(bigEndian: address.sin_port))
  }

  /// The next connection, or nil once this socket was shut down.
  func accepted() -> Socket? {
    #if os(Linux)
      let connection = Glibc.accept(descriptor, nil, nil)
    #else
      let connection = accept(descriptor, nil, nil)
    #endif
    return connection < 0 ? nil : Socket(descriptor: connection)
  }

  /// What has come, or nil at the end.
  func received() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count > 0 ? Array(buffer[..<count]) : nil
  }

  /// Sends everything, unless the other side has gone.
  func send(_ text: String) {
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < bytes.count {
      #if os(Linux)
        let count = bytes[sent...].withUnsafeBytes {
          Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
      #else
        let count = bytes[sent...].withUnsafeBytes { Darwin.send(descriptor, $0.baseAddress, $0.count, 0) }
      #endif
      if count <= 0 { return }
      sent += count
    }
  }

  /// Wakes up whoever waits for this socket.
  func shutDown() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  func closeNow() {
    close(descriptor)
  }
}
