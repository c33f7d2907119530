/// Something that can be turned into a dictionary and back. Nothing in this module uses it.
public protocol Coding {
  /// Makes a value of what `dictionaryRepresentation` returned, or nil if that is impossible.
  ///
  /// - Parameter dictionary: The representation.
  init?(dictionary: [String: AnyObject])

  /// The value as a dictionary.
  var dictionaryRepresentation: [String: AnyObject] { get }
}
