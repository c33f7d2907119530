extension Source {
  /// Makes a resource for each run, which is disposed when the run is over, after the source that uses it.
  ///
  /// - Parameters:
  ///   - makeResource: Called once per run. If it throws, the run fails.
  ///   - makeSource: Called with the resource. If it throws, the run fails and the resource is disposed.
  ///
  /// Implements Rx `using`.
  @inlinable
  public static func using<Resource: Disposable>(
    _ makeResource: @escaping () throws(Failure) -> Resource,
    _ makeSource: @escaping (Resource) throws(Failure) -> Source
  ) -> Source {
    Source { sink, scope in
      let source: Source
      do throws(Failure) {
        let resource = try makeResource()
        scope.add(resource)
        source = try makeSource(resource)
      } catch {
        return sink.end(.failed(error))
      }
      source.start(into: sink, until: scope)
    }
  }
}
