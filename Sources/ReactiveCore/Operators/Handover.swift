/// A first-in first-out queue between two threads, without a lock: one end appends, the other end takes.
///
/// How many items may be taken is told by a count that the two ends share: the writer raises it after it has appended, and the
/// reader has read it before it takes. That count orders all memory accesses.
@usableFromInline
final class HandoverChunk<Item> {
  @usableFromInline let slots: UnsafeMutablePointer<Item>
  @usableFromInline let capacity: Int
  /// Belongs to the writer until it has appended to the next chunk, and then to the reader.
  @exclusivity(unchecked) @usableFromInline var next: HandoverChunk?

  @inlinable init(capacity: Int) {
    self.capacity = capacity
    slots = .allocate(capacity: capacity)
  }

  @inlinable deinit {
    slots.deallocate()
  }
}

/// The end that appends.
@usableFromInline
struct HandoverWriter<Item> {
  @usableFromInline var chunk: HandoverChunk<Item>
  @usableFromInline var index = 0

  @inlinable init(_ chunk: HandoverChunk<Item>) {
    self.chunk = chunk
  }

  @inlinable mutating func append(_ item: Item) {
    if index == chunk.capacity { extend() }
    (chunk.slots + index).initialize(to: item)
    index += 1
  }

  @usableFromInline @inline(never) mutating func extend() {
    let new = HandoverChunk<Item>(capacity: min(chunk.capacity * 4, 1024))
    chunk.next = new
    chunk = new
    index = 0
  }
}

/// The end that takes.
@usableFromInline
struct HandoverReader<Item> {
  @usableFromInline var chunk: HandoverChunk<Item>
  @usableFromInline var index = 0

  @inlinable init(_ chunk: HandoverChunk<Item>) {
    self.chunk = chunk
  }

  /// There must be an item.
  @inlinable mutating func take() -> Item {
    if index == chunk.capacity {
      chunk = chunk.next!
      index = 0
    }
    index += 1
    return (chunk.slots + index - 1).move()
  }
}
