/// The errors that this module itself produces.
public enum RxError: Swift.Error {
  /// Something went wrong that has no better name.
  case unknown
  /// The object was disposed before it was used.
  case disposed(object: AnyObject)
  /// A calculation ran over its type's range.
  case overflow
  /// An index lies outside of the sequence.
  case argumentOutOfRange
  /// The sequence has no elements.
  case noElements
  /// The sequence has more than one element.
  case moreThanOneElement
  /// The sequence was too slow.
  case timeout
}

extension RxError: CustomDebugStringConvertible {
  /// One sentence that says what happened.
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error occurred."
    case .disposed(let object): "Object `\(object)` was already disposed."
    case .overflow: "Arithmetic overflow occurred."
    case .argumentOutOfRange: "Argument out of range: the sequence has fewer elements."
    case .noElements: "Sequence doesn't contain any elements."
    case .moreThanOneElement: "Sequence contains more than one element."
    case .timeout: "Sequence timeout."
    }
  }
}

extension RxError: @unchecked Sendable {}  // the object is only named, never called
