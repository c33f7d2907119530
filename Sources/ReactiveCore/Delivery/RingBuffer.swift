/// A first-in first-out queue: both ends cost the same at any length.
@frozen
public struct RingBuffer<Element> {
  @usableFromInline var storage: ContiguousArray<Element?> = []
  @usableFromInline var head = 0
  @usableFromInline var size = 0

  @inlinable public init() {}

  @inlinable public var count: Int { size }

  @inlinable public var isEmpty: Bool { count == 0 }

  /// The element at the front.
  @inlinable public var first: Element? { count == 0 ? nil : storage[head] }

  /// The element at the back.
  @inlinable public var last: Element? {
    guard size > 0 else { return nil }
    let index = head + size - 1
    return storage[index >= storage.count ? index - storage.count : index]
  }

  @inlinable public mutating func append(_ element: Element) {
    if count == storage.count { grow() }
    var index = head + count
    if index >= storage.count { index -= storage.count }
    storage[index] = element
    size += 1
  }

  /// Puts an element in the place of the one at the front, which is returned. The queue is not empty.
  @inlinable public mutating func replaceFirst(by element: Element) -> Element {
    exchange(&storage[head], element)!
  }

  @inlinable public mutating func popFirst() -> Element? {
    guard count > 0 else { return nil }
    let element = storage[head].take()
    head += 1
    if head == storage.count { head = 0 }
    size -= 1
    return element
  }

  /// The elements in order.
  @inlinable public var elements: [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(size)
    var index = head
    for _ in 0..<size {
      elements.append(storage[index]!)
      index += 1
      if index == storage.count { index = 0 }
    }
    return elements
  }

  @inlinable @inline(never)
  mutating func grow() {
    var larger = ContiguousArray<Element?>()
    larger.reserveCapacity(max(8, storage.count * 2))
    larger.append(contentsOf: storage[head...])
    larger.append(contentsOf: storage[..<head])
    while larger.count < larger.capacity { larger.append(nil) }
    storage = larger
    head = 0
  }
}
