import Foundation

/// Tells whether two looks at a path saw the same file.
struct FileIdentity {
  let device: dev_t
  let node: ino_t
  let size: Int

  init(_ status: stat) {
    device = status.st_dev
    node = status.st_ino
    size = Int(status.st_size)
  }

  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  func isSameFile(as other: FileIdentity) -> Bool {
    device == other.device && node == other.node
  }
}
