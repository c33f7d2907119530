import ReactiveCore

extension ObservableType {
  /// Makes the sequence anew for each subscription.
  ///
  /// - Parameter observableFactory: Called at each subscription, on the subscribing thread. What it throws is sent as an error.
  ///   A subscription doesn't keep it alive.
  /// - Returns: The elements of the sequence made. Ends with it. Implements Rx `deferred`.
  @inlinable
  public static func deferred(_ observableFactory: @escaping () throws -> Observable<Element>) -> Observable<Element> {
    Observable(.deferred { () throws(any Swift.Error) in try observableFactory().source })
  }
}
