/// What one attempt to read gave.
enum ReadResult: Equatable {
  case bytes([UInt8])
  /// A pipe is open, but holds nothing now.
  case nothingYet
  case end
}

/// Something that is read piece by piece.
protocol ByteSource: AnyObject {
  func read() throws(ReadFailure) -> ReadResult
}
