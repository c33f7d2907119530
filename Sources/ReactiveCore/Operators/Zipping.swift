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
    add(
      source,
      receive: { element in
        if queue.value.isEmpty { self.empty -= 1 }
        queue.value.append(element)
        if self.empty == 0 {
          self.send(make)
        } else if self.endsOnLoneElement, self.running == 1 {
          self.finish(.completed)
        }
      },
      completed: { if self.running == 0 { self.finish(.completed) } })
  }

  /// Takes the next element out of a queue.
  @inlinable func next<Element>(of queue: Cell<RingBuffer<Element>>) -> Element {
    let element = queue.value.popFirst()!
    if queue.value.isEmpty { empty += 1 }
    return element
  }
}
