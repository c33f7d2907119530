/// A section of a list: some content of its own, such as a header, and items.
public protocol SectionModelType {
  /// One row or cell.
  associatedtype Item

  /// The items in order.
  var items: [Item] { get }

  /// A copy of `original` that has other items.
  ///
  /// - Parameters:
  ///   - original: The section whose own content is taken over, its identity included.
  ///   - items: The items of the new section: these, all of them, in this order.
  init(original: Self, items: [Item])
}
