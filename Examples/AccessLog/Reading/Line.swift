/// One line of a text, without its line end.
public enum Line: Equatable, Sendable {
  /// The bytes of the line. They may share the memory of the chunk that they were read in.
  case text(ArraySlice<UInt8>)
  /// The line was longer than the limit; its bytes were dropped.
  case tooLong
}
