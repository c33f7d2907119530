import Foundation

/// Why a log cannot be read.
public enum ReadFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is no file of that name.
  case missing(path: String)
  /// The path names a directory.
  case isDirectory(path: String)
  /// The system refused to open or to read it, for a reason in its words.
  case unreadable(name: String, reason: String)

  /// One line for people.
  public var description: String {
    switch self {
    case .missing(let path): "\(path): no such file"
    case .isDirectory(let path): "\(path): is a directory, not a log file"
    case .unreadable(let name, let reason): "\(name): cannot be read: \(reason)"
    }
  }

  static func ofSystem(code: Int32, name: String) -> ReadFailure {
    switch code {
    case ENOENT, ENOTDIR: .missing(path: name)
    case EISDIR: .isDirectory(path: name)
    default: .unreadable(name: name, reason: String(cString: strerror(code)))
    }
  }
}
