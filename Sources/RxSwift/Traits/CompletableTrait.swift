import ReactiveCore

/// The trait of a sequence without elements.
public enum CompletableTrait {}

/// A sequence that sends no element: it completes or fails.
///
///     -----|
///     -----x
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// How a `Completable` ends.
@frozen
public enum CompletableEvent: Sendable {
  /// With an error.
  case error(any Swift.Error)
  /// Successfully.
  case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// What the closure of `create` reports to.
  public typealias CompletableObserver = (CompletableEvent) -> Void

  /// A `Completable` from a closure that reports to the observer it gets.
  ///
  /// - Parameter subscribe: Called once per subscription, and not kept. It may report at once or later, from any thread; its
  ///   first report counts. The disposable that it returns is disposed right after that, or with the subscription.
  /// - Returns: The `Completable`. Implements Rx `create`.
  public static func create(
    subscribe: @escaping (@escaping @Sendable (CompletableEvent) -> Void) -> any Disposable
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: .settling(subscribe) { event, observer in
        switch event {
        case .error(let error): observer.onError(error)
        case .completed: observer.onCompleted()
        }
      })
  }

  /// A `Completable` that fails at once.
  ///
  /// - Parameter error: The error.
  /// - Returns: The `Completable`. It sends on the subscribing thread, before `subscribe` returns. Implements Rx `error`.
  @inlinable
  public static func error(_ error: any Swift.Error) -> Completable {
    Completable(raw: .error(error))
  }

  /// A `Completable` that never ends.
  ///
  /// - Returns: The `Completable`. Implements Rx `never`.
  @inlinable
  public static func never() -> Completable {
    Completable(raw: .never())
  }

  /// A `Completable` that completes at once.
  ///
  /// - Returns: The `Completable`. It sends on the subscribing thread, before `subscribe` returns. Implements Rx `empty`.
  @inlinable
  public static func empty() -> Completable {
    Completable(raw: .empty())
  }
}
