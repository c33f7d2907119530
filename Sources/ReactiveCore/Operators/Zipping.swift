/// The run of `zip`.
@usableFromInline
final class Zipping<Output, Failure: Error>: Joining<Output, Failure>,
  @unchecked Sendable  // `empty` belongs to the holder of the baton
{
  /// The sources of which nothing waits.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var empty: Int
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var endsOnLoneElement = false

  @inlinable override init(_ output: Sink<Output, Failure>, until scope: Scope, sources: Int) {
    empty = sources
    super.init(output, until: scope, sources: sources)
  }

  /// Runs a source whose elements wait in `queue`.
  @inlinable func add<Element>(
    _ source: Source<Element, Failure>, _ queue: Cell<RingBuffer<Element>>, _ make: @escaping () throws(Failure) -> Output
  ) {
    add(source, to: ZippingInput(self, queue, make)) { element, input in
      let zipping = input.zipping
      if input.queue.value.isEmpty { zipping.empty -= 1 }
      input.queue.value.append(element)
      if zipping.empty == 0 {
        zipping.send(input.make)
      } else if zipping.endsOnLoneElement, zipping.running == 1 {
        zipping.finish(.completed)
      }
    }
  }

  /// Takes the next element out of a queue.
  @inlinable func next<Element>(of queue: Cell<RingBuffer<Element>>) -> Element {
    let element = queue.value.popFirst()!
    if queue.value.isEmpty { empty += 1 }
    return element
  }
}

/// One of the sources of `zip`.
@usableFromInline
final class ZippingInput<Element, Output, Failure: Error>: JoiningInput<Output, Failure> {
  @usableFromInline let zipping: Zipping<Output, Failure>
  @usableFromInline let queue: Cell<RingBuffer<Element>>
  @usableFromInline let make: () throws(Failure) -> Output

  @inlinable init(
    _ zipping: Zipping<Output, Failure>, _ queue: Cell<RingBuffer<Element>>, _ make: @escaping () throws(Failure) -> Output
  ) {
    self.zipping = zipping
    self.queue = queue
    self.make = make
    super.init(zipping, completion: .endsAllAsTheLast)
  }
}
