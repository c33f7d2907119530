/// The run of `combineLatest`.
@usableFromInline
final class Combining<Output, Failure: Error>: Joining<Output, Failure>,
  @unchecked Sendable  // `missing` belongs to the holder of the baton
{
  /// The sources that have not sent anything.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var missing: Int

  /// Whether an element completes the run if all but its source have completed and one of them never sent.
  @usableFromInline let endsWithMissing: Bool

  @inlinable init(_ output: Sink<Output, Failure>, until scope: Scope, sources: Int, endsWithMissing: Bool) {
    missing = sources
    self.endsWithMissing = endsWithMissing
    super.init(output, until: scope, sources: sources)
  }

  /// Runs a source whose latest element is kept in `latest`.
  @inlinable func add<Element>(
    _ source: Source<Element, Failure>, _ latest: Cell<Element?>, _ make: @escaping () throws(Failure) -> Output
  ) {
    add(source, to: CombiningInput(self, latest, make)) { element, input in
      let combining = input.combining
      if input.latest.value == nil { combining.missing -= 1 }
      input.latest.value = element
      if combining.missing == 0 {
        combining.send(input.make)
      } else if combining.running == 1, combining.endsWithMissing {
        combining.finish(.completed)
      }
    }
  }
}

/// One of the sources of `combineLatest`.
@usableFromInline
final class CombiningInput<Element, Output, Failure: Error>: JoiningInput<Output, Failure> {
  @usableFromInline let combining: Combining<Output, Failure>
  @usableFromInline let latest: Cell<Element?>
  @usableFromInline let make: () throws(Failure) -> Output

  @inlinable init(
    _ combining: Combining<Output, Failure>, _ latest: Cell<Element?>, _ make: @escaping () throws(Failure) -> Output
  ) {
    self.combining = combining
    self.latest = latest
    self.make = make
    super.init(combining, completion: .endsAllAsTheLast)
  }
}
