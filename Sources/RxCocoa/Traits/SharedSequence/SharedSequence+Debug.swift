import RxSwift

extension SharedSequenceConvertibleType {
  /// Prints everything that happens: subscription, events, disposal, once per run. See `Observable`'s `debug`.
  ///
  /// - Parameters:
  ///   - identifier: What stands before the arrow; the place in the source code unless given.
  ///   - trimOutput: Whether an event's text of more than 40 characters is cut to its first and last 20.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - function: The function of the call.
  /// - Returns: The same events, shared. Implements Rx `debug`.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      sharing: asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}
