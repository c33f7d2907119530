import RxSwift

/// How the runs of a kind of `SharedSequence` are shared, and where they deliver.
public protocol SharingStrategyProtocol {
  /// Where elements are delivered. Asked whenever an operator that needs it is applied.
  static var scheduler: any SchedulerType { get }

  /// Lets all who are subscribed at the same time share one run.
  ///
  /// Every operator applies it to its result.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}
