extension Diff {
  /// Why a difference cannot be found.
  public enum Error: Swift.Error, @unchecked Sendable {  // immutable, and its values are only described
    /// An item has the identity of another one in the same model.
    case duplicateItem(item: Any)

    /// A section has the identity of another one in the same model.
    case duplicateSection(section: Any)

    /// The section type's `init(original:items:)` didn't keep the identity, or the items as they were given.
    case invalidInitializerImplementation(section: Any, expectedItems: Any, expectedIdentifier: Any)
  }
}

extension Diff.Error: CustomDebugStringConvertible {
  /// A sentence with the values.
  public var debugDescription: String {
    switch self {
    case .duplicateItem(let item):
      "Another item has the same identity as \(item)\(Self.identity(of: item))."
    case .duplicateSection(let section):
      "Another section has the same identity as \(section)\(Self.identity(of: section))."
    case .invalidInitializerImplementation(let section, let expectedItems, let expectedIdentifier):
      """
      \(type(of: section)).init(original:items:) has to make a section with the identity \(expectedIdentifier) and the \
      items \(expectedItems), but made \(section)\(Self.identity(of: section)).
      """
    }
  }

  private static func identity(of value: Any) -> String {
    guard let value = value as? any IdentifiableType else { return "" }
    return " (identity: \(value.identity))"
  }
}
