/// The run of `zip`.
@usableFromInline
final class Zipping<Output, Failure: Error>: Joining<Output, Failure>,
  @unchecked Sendable  // `empty` belongs to the holder of the baton
{
  /// The sources of which nothing waits.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var empty: Int
  /// Whether nothing waits of a source that has completed.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var isExhausted = false
  @usableFromInline let completion: ZipCompletion

  @inlinable init(_ output: Sink<Output, Failure>, until scope: Scope, sources: Int, completion: ZipCompletion) {
    empty = sources
    self.completion = completion
    super.init(output, until: scope, sources: sources)
  }

  /// Runs a source whose elements wait in `queue`.
  @inlinable func add<Element>(
    _ source: Source<Element, Failure>, _ queue: ZipQueue<Element>, _ make: @escaping () throws(Failure) -> Output
  ) {
    add(source, to: ZippingInput(self, queue, make)) { element, input in
      let zipping = input.zipping
      if input.queue.elements.isEmpty { zipping.empty -= 1 }
      input.queue.elements.append(element)
      if zipping.empty == 0 {
        zipping.send(input.make)
        if zipping.isExhausted, zipping.completion == .withShortest { zipping.finish(.completed) }
      } else if zipping.completion == .withLoneElement, zipping.running == 1 {
        zipping.finish(.completed)
      }
    }
  }

  /// Takes the next element out of a queue.
  @inlinable func next<Element>(of queue: ZipQueue<Element>) -> Element {
    let element = queue.elements.popFirst()!
    if queue.elements.isEmpty {
      empty += 1
      if queue.isCompleted { isExhausted = true }
    }
    return element
  }

  @usableFromInline func sourceCompleted(isShort: Bool) {
    if running == 0 || isShort && completion == .withShortest { finish(.completed) }
  }
}

/// One of the sources of `zip`.
@usableFromInline
final class ZippingInput<Element, Output, Failure: Error>: JoiningInput<Output, Failure> {
  @usableFromInline let zipping: Zipping<Output, Failure>
  @usableFromInline let queue: ZipQueue<Element>
  @usableFromInline let make: () throws(Failure) -> Output

  @inlinable init(
    _ zipping: Zipping<Output, Failure>, _ queue: ZipQueue<Element>, _ make: @escaping () throws(Failure) -> Output
  ) {
    self.zipping = zipping
    self.queue = queue
    self.make = make
    super.init(
      zipping,
      completion: .runs {
        queue.isCompleted = true
        zipping.sourceCompleted(isShort: queue.elements.isEmpty)
      })
  }
}

/// The elements of a source of `zip` that wait for their partners.
@usableFromInline
final class ZipQueue<Element> {
  @exclusivity(unchecked) @usableFromInline var elements = RingBuffer<Element>()
  @exclusivity(unchecked) @usableFromInline var isCompleted = false

  @inlinable init() {}
}
