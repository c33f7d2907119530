/// What a broadcaster tells to those who come late: its last elements.
public struct ReplayMemory<Element> {
  @usableFromInline let limit: Int
  @usableFromInline let isKeptAtEnd: Bool
  @usableFromInline var buffer = RingBuffer<Element>()

  /// - Parameters:
  ///   - limit: How many elements are kept; `Int.max` for all of them, however much memory that takes.
  ///   - isKeptAtEnd: Whether the elements are still replayed after the stream has ended.
  @inlinable public init(limit: Int, isKeptAtEnd: Bool) {
    self.limit = limit
    self.isKeptAtEnd = isKeptAtEnd
  }

  /// The newest element.
  @inlinable public var last: Element? { buffer.last }

  /// All of them, the oldest first.
  @inlinable public var elements: [Element] { buffer.elements }

  /// Stores an element and returns the one that it displaces, which the caller releases outside of its lock.
  @inlinable public mutating func store(_ element: Element) -> Element? {
    guard limit > 0 else { return element }
    if limit == 1, !buffer.isEmpty { return buffer.replaceFirst(by: element) }
    let displaced = buffer.count == limit ? buffer.popFirst() : nil
    buffer.append(element)
    return displaced
  }
}
