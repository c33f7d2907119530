extension Source {
  /// Makes the source anew for each run.
  ///
  /// Fails with what `makeSource` throws. A run doesn't keep the closure. Implements Rx `deferred`.
  @inlinable
  public static func deferred(_ makeSource: @escaping () throws(Failure) -> Source) -> Source {
    Source { sink, scope in
      let source: Source
      do throws(Failure) { source = try makeSource() } catch { return sink.end(.failed(error)) }
      source.start(into: sink, until: scope)
    }
  }
}
