/// A file that grows, and is read again from its start when it shrinks or when another file takes its name.
///
/// A file that is emptied and then grows past where the reader was, all between two looks, cannot be told from one that only grew.
final class FollowedFile: ByteSource {
  private let path: String
  private var file: FileDescriptor
  private var readCount = 0
  private var isInsideLine = false

  init(path: String) throws(ReadFailure) {
    self.path = path
    file = try FileDescriptor(path: path)
  }

  /// `.end` means: nothing more for now.
  func read() throws(ReadFailure) -> ReadResult {
    let isReplaced = isReplaced
    let result = try file.read()
    guard result == .end else { return noting(result) }
    if isReplaced {
      // The old file had its last look after the new one was there, so nothing written before the change is lost.
      guard let successor = try? FileDescriptor(path: path) else { return .end }
      file = successor
    } else if let identity = file.identity, identity.size < readCount {
      file.rewind()
    } else {
      return .end
    }
    readCount = 0
    // What was an unfinished line is all there will be of it.
    return isInsideLine ? noting(.bytes([UInt8(ascii: "\n")]), isFromFile: false) : try read()
  }

  private var isReplaced: Bool {
    guard let now = FileIdentity(path: path), let opened = file.identity else { return false }
    return !now.isSameFile(as: opened)
  }

  private func noting(_ result: ReadResult, isFromFile: Bool = true) -> ReadResult {
    if case .bytes(let bytes) = result {
      isInsideLine = bytes.last != UInt8(ascii: "\n")
      if isFromFile { readCount += bytes.count }
    }
    return result
  }
}
