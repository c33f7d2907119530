extension Diff {
  /// Two sections or two items of one model that have the same identity, so that it cannot be told which is which.
  public struct Duplicate: Swift.Error, @unchecked Sendable {  // immutable, and its values are only described
    /// One of the models that are compared.
    public enum Model: String, Sendable {
      /// The sections that are there.
      case initial
      /// The sections that are to be there.
      case final
    }

    /// Where the two are.
    public enum Places: Hashable, Sendable {
      /// The indexes of two sections.
      case sections(Int, Int)
      /// The paths of two items.
      case items(ItemPath, ItemPath)
    }

    /// The model that has both.
    public let model: Model

    /// The identity of both.
    public let identity: Any

    /// Where they are, the earlier one first.
    public let places: Places

    /// Both sections or items, the earlier one first.
    public let elements: (first: Any, second: Any)

    /// The identities of the sections that they are, or are in.
    public let sectionIdentities: (first: Any, second: Any)

    @usableFromInline
    init(model: Model, identity: Any, places: Places, elements: (Any, Any), sectionIdentities: (Any, Any)) {
      self.model = model
      self.identity = identity
      self.places = places
      self.elements = elements
      self.sectionIdentities = sectionIdentities
    }
  }
}

extension Diff.Duplicate: CustomStringConvertible {
  /// A sentence with the identity, the sections and all indexes.
  public var description: String {
    switch places {
    case .sections(let first, let second):
      return "Two \(model) sections have the identity \(identity): sections \(first) and \(second)."
    case .items(let first, let second) where first.sectionIndex == second.sectionIndex:
      return """
        Two items have the identity \(identity): items \(first.itemIndex) and \(second.itemIndex) of the \(model) section \
        \(first.sectionIndex) (\(sectionIdentities.first)).
        """
    case .items(let first, let second):
      return """
        Two items have the identity \(identity): item \(first.itemIndex) of the \(model) section \
        \(first.sectionIndex) (\(sectionIdentities.first)) and item \(second.itemIndex) of section \
        \(second.sectionIndex) (\(sectionIdentities.second)).
        """
    }
  }
}

extension Diff.Duplicate {
  /// As `Diff.Error` tells it. Which of the two it carries differs by kind.
  var error: Diff.Error {
    switch (places, model) {
    case (.sections, _): .duplicateSection(section: elements.second)
    case (.items, .initial): .duplicateItem(item: elements.first)
    case (.items, .final): .duplicateItem(item: elements.second)
    }
  }
}
