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
      let resource: Resource
      do throws(Failure) { resource = try makeResource() } catch { return sink.end(.failed(error)) }
      // The source gets a scope of its own, so that it is torn down before the resource: also one that ends before its own
      // teardown is known.
      let child = scope.makeChild()
      do throws(Failure) { try makeSource(resource).start(into: sink, until: child) } catch { sink.end(.failed(error)) }
      scope.add(resource)
    }
  }
}
