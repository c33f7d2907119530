/// A section that consists of a model with an identity and items with identities, so that its changes can be found out.
public struct AnimatableSectionModel<Section: IdentifiableType, ItemType: IdentifiableType & Equatable> {
  /// What the section is, apart from its items.
  public var model: Section

  /// The items in order.
  public var items: [ItemType]

  /// A section with this content.
  ///
  /// - Parameters:
  ///   - model: What the section is, apart from its items.
  ///   - items: The items in order.
  @inlinable
  public init(model: Section, items: [ItemType]) {
    self.model = model
    self.items = items
  }
}

extension AnimatableSectionModel: AnimatableSectionModelType {
  public typealias Item = ItemType
  public typealias Identity = Section.Identity

  /// A section with the model of `original`, and these items.
  ///
  /// - Parameters:
  ///   - original: The section whose model is taken over.
  ///   - items: The items in order.
  @inlinable
  public init(original: AnimatableSectionModel<Section, ItemType>, items: [Item]) {
    self.init(model: original.model, items: items)
  }

  /// The identity of the model.
  @inlinable
  public var identity: Section.Identity {
    model.identity
  }

  /// The hash value of the model's identity.
  public var hashValue: Int {
    model.identity.hashValue
  }
}

extension AnimatableSectionModel: CustomStringConvertible {
  /// The model and the items.
  public var description: String {
    "HashableSectionModel(model: \"\(model)\", items: \(items))"
  }
}

extension AnimatableSectionModel: Equatable where Section: Equatable {
  /// Whether models and items are equal.
  @inlinable
  public static func == (
    lhs: AnimatableSectionModel<Section, ItemType>, rhs: AnimatableSectionModel<Section, ItemType>
  ) -> Bool {
    lhs.model == rhs.model && lhs.items == rhs.items
  }
}

extension AnimatableSectionModel: Sendable where Section: Sendable, ItemType: Sendable {}
