import ReactiveCore

/// Whether a run has ended, for the closures that share it.
@usableFromInline
final class EndFlag {
  @exclusivity(unchecked) @usableFromInline var isSet = false

  @inlinable init() {}
}

extension Source {
  /// An operator that may end before its source, or that says nothing any more once its scope has ended.
  ///
  /// The producer around it owes exactly one end to its chain: the second one, with which the source answers that its scope was ended, is
  /// dropped; and if the operator dropped the only one because its consumer ended the run in its last value, it was interrupted.
  @inlinable
  func endingOnce<Result, NewFailure>(
    _ operation: @escaping (Source) -> Source<Result, NewFailure>
  ) -> Source<Result, NewFailure> {
    .immediate { [run] sink, scope in
      let hasEnded = EndFlag()
      let end = { (termination: Termination<NewFailure>) in
        if hasEnded.isSet { return }
        hasEnded.isSet = true
        sink.end(termination)
      }
      let upstream = Source.immediate { incoming, scope in
        let forwarding = incoming.ending { (termination: Termination<Failure>) in
          incoming.end(termination)
          if scope.isEnded { end(.interrupted) }
        }
        run(forwarding, scope)
      }
      operation(upstream).run(sink.ending(end), scope)
    }
  }
}
