extension Source {
  /// Runs another source when this one fails.
  ///
  ///     --1--2--X
  ///     catch { error in --a--b--| }
  ///     --1--2----a--b--|
  ///
  /// The other source runs before the failed one is torn down; its failure, or what `handler` throws, is final.
  /// Implements Rx `catch`, ReactiveSwift `flatMapError`.
  @inlinable
  public func `catch`<NewFailure>(
    _ handler: @escaping (Failure) throws(NewFailure) -> Source<Element, NewFailure>
  ) -> Source<Element, NewFailure> {
    Source<Element, NewFailure> { [run] sink, scope in
      let first = scope.makeChild()
      run(
        sink.ending { termination in
          switch termination {
          case .completed: sink.end(.completed)
          case .interrupted: sink.end(.interrupted)
          case .failed(let failure):
            let replacement: Source<Element, NewFailure>
            do throws(NewFailure) { replacement = try handler(failure) } catch { return sink.end(.failed(error)) }
            replacement.start(into: sink, until: scope)
            scope.end(first)
          }
        },
        first)
    }
  }

  /// Runs the next source of the sequence whenever one fails. The last failure is final, a completion ends it.
  ///
  /// Completes at once without any source. Implements Rx `catch(sequence:)`.
  @inlinable
  public static func `catch`<Sources: Sequence>(sequence sources: Sources) -> Source where Sources.Element == Source {
    Source { sink, scope in
      let iterator = Cell(sources.makeIterator())
      let isFirst = Cell(true)
      Succession(sink, until: scope) { termination in
        if !isFirst.value, case .completed = termination { return nil }
        isFirst.value = false
        return iterator.value.next()
      }
      .start()
    }
  }
}
