import RxSwift

/// State for the user interface: it doesn't fail, delivers on the main thread, and new subscribers get the last element at once.
///
///     source:  --1--2--X
///     driver:  --1--2--(0|)       asDriver(onErrorJustReturn: 0)
///     late:        ^1-2-(0|)
///
/// All who are subscribed at the same time share one run; when the last one leaves, that ends. Handlers are attached with
/// `drive`. For events, which a late subscriber shouldn't get again, there is `Signal`.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// Delivers on the main thread, and shares a run with replay of the last element. See `Driver`.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  /// A new scheduler of the main thread, or what `SharingScheduler` is told to use.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// Shares a run as long as anybody is subscribed, and replays the last element.
  @inlinable
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}
