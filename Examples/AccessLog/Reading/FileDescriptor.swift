import Foundation

/// An open file, closed when it is released.
final class FileDescriptor: ByteSource {
  private static let chunkSize = 64 * 1024
  /// How long a read waits for a pipe's next bytes. Short, so that whatever shares the reader's scheduler gets its turn.
  private static let patience: Int32 = 100

  let name: String
  private let number: Int32
  private let isOwned: Bool
  private let isRegularFile: Bool

  static func standardInput() throws(ReadFailure) -> FileDescriptor {
    try FileDescriptor(number: 0, name: "standard input", isOwned: false)
  }

  /// Opens without waiting, so that a named pipe which nobody writes to doesn't block.
  convenience init(path: String) throws(ReadFailure) {
    let number = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard number >= 0 else { throw .ofSystem(code: errno, name: path) }
    try self.init(number: number, name: path, isOwned: true)
  }

  private init(number: Int32, name: String, isOwned: Bool) throws(ReadFailure) {
    self.number = number
    self.name = name
    self.isOwned = isOwned
    var status = stat()
    let code = fstat(number, &status) == 0 ? 0 : errno
    isRegularFile = status.st_mode & S_IFMT == S_IFREG
    guard code == 0 else { throw .ofSystem(code: code, name: name) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .isDirectory(path: name) }
  }

  deinit {
    if isOwned { close(number) }
  }

  func read() throws(ReadFailure) -> ReadResult {
    if !isRegularFile {
      var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, Self.patience) != 0 else { return .nothingYet }
    }
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.chunkSize) { buffer, count in
      let result = Foundation.read(number, buffer.baseAddress, buffer.count)
      count = max(0, result)
      code = result < 0 ? errno : 0
    }
    guard code != EINTR, code != EAGAIN else { return .nothingYet }
    guard code == 0 else { throw .ofSystem(code: code, name: name) }
    return bytes.isEmpty ? .end : .bytes(bytes)
  }

  /// Who the file is and how long, as far as it can be told.
  var identity: FileIdentity? {
    var status = stat()
    return fstat(number, &status) == 0 ? FileIdentity(status) : nil
  }

  func rewind() {
    lseek(number, 0, SEEK_SET)
  }
}
