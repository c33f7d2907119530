import RxSwift

/// Events for the user interface: it doesn't fail, delivers on the main thread, and new subscribers get only what comes then.
///
///     source:  --1--2--X
///     signal:  --1--2--(0|)       asSignal(onErrorJustReturn: 0)
///     late:        ^--2(0|)
///
/// All who are subscribed at the same time share one run; when the last one leaves, that ends. Handlers are attached with
/// `emit`. For state, whose last value a late subscriber should get, there is `Driver`.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// Delivers on the main thread, and shares a run without replay. See `Signal`.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  /// A new scheduler of the main thread, or what `SharingScheduler` is told to use.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// Shares a run as long as anybody is subscribed.
  @inlinable
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 0, scope: .whileConnected)
  }
}
