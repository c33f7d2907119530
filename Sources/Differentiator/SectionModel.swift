/// A section that consists of a model, such as its title, and items of any type.
public struct SectionModel<Section, ItemType> {
  /// What the section is, apart from its items.
  public var model: Section

  /// The items in order.
  public var items: [ItemType]

  /// A section with this content.
  ///
  /// - Parameters:
  ///   - model: What the section is, apart from its items.
  ///   - items: The items in order.
  public init(model: Section, items: [ItemType]) {
    self.model = model
    self.items = items
  }
}

extension SectionModel: SectionModelType {
  public typealias Identity = Section
  public typealias Item = ItemType

  /// A section with the model of `original`, and these items.
  ///
  /// - Parameters:
  ///   - original: The section whose model is taken over.
  ///   - items: The items in order.
  public init(original: SectionModel<Section, Item>, items: [Item]) {
    self.init(model: original.model, items: items)
  }

  /// The model.
  public var identity: Section {
    model
  }
}

extension SectionModel: CustomStringConvertible {
  /// The model and the items.
  public var description: String {
    "\(model) > \(items)"
  }
}

extension SectionModel: Equatable where Section: Equatable, ItemType: Equatable {
  /// Whether models and items are equal.
  public static func == (lhs: SectionModel<Section, ItemType>, rhs: SectionModel<Section, ItemType>) -> Bool {
    lhs.model == rhs.model && lhs.items == rhs.items
  }
}

extension SectionModel: Sendable where Section: Sendable, ItemType: Sendable {}
