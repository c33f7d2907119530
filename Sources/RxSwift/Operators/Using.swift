import ReactiveCore

extension ObservableType {
  /// Makes a resource for each subscription, which is disposed with it.
  ///
  /// - Parameters:
  ///   - resourceFactory: Called at each subscription. What it throws is sent as an error.
  ///   - observableFactory: Called with the resource. What it throws is sent as an error, and the resource is disposed.
  /// - Returns: The elements of the sequence made. Ends with it. At the end, or at disposal, that sequence is disposed first,
  ///   then the resource. Implements Rx `using`.
  @inlinable
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable(
      .using(resourceFactory) { resource throws(any Swift.Error) in try observableFactory(resource).source })
  }
}
