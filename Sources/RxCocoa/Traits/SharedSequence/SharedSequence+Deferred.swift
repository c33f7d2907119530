import RxSwift

extension SharedSequence {
  /// Makes the sequence anew for each run.
  ///
  /// - Parameter observableFactory: Called at the subscription that starts a run, on the subscribing thread.
  /// - Returns: The elements of the sequence made, shared. Ends with it. Implements Rx `deferred`.
  @inlinable
  public static func deferred(
    _ observableFactory: @escaping () -> SharedSequence<SharingStrategy, Element>
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(sharing: .deferred { observableFactory().source })
  }
}
