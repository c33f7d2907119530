/// The run of `combineLatest`.
@usableFromInline
final class Combining<Output, Failure: Error>: Joining<Output, Failure>,
  @unchecked Sendable  // `missing` belongs to the holder of the baton
{
  /// The sources that have not sent anything.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var missing: Int

  @inlinable override init(_ output: Sink<Output, Failure>, until scope: Scope, sources: Int) {
    missing = sources
    super.init(output, until: scope, sources: sources)
  }

  /// Runs a source whose latest element is kept in `latest`.
  @inlinable func add<Element>(
    _ source: Source<Element, Failure>, _ latest: Cell<Element?>, _ make: @escaping () throws(Failure) -> Output
  ) {
    add(
      source,
      receive: { element in
        if latest.value == nil { self.missing -= 1 }
        latest.value = element
        if self.missing == 0 {
          self.send(make)
        } else if self.running == 1 {
          self.finish(.completed)
        }
      },
      completed: { if self.running == 0 { self.finish(.completed) } })
  }
}
