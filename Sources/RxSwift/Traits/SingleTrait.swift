import ReactiveCore

/// The trait of a sequence with exactly one element, or an error.
public enum SingleTrait {}

/// A sequence that sends exactly one element, or an error.
///
///     -----(1|)
///     -----x
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// How a `Single` ends.
public typealias SingleEvent<Element> = Result<Element, any Swift.Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// What the closure of `create` reports to.
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  /// A `Single` from a closure that reports to the observer it gets.
  ///
  /// - Parameter subscribe: Called once per subscription, and not kept. It may report at once or later, from any thread; its
  ///   first report counts. The disposable that it returns is disposed right after that, or with the subscription.
  /// - Returns: The `Single`. Implements Rx `create`.
  public static func create(
    subscribe: @escaping (@escaping @Sendable (SingleEvent<Element>) -> Void) -> any Disposable
  ) -> Single<Element> {
    Single(
      raw: .settling(subscribe) { event, observer in
        switch event {
        case .success(let element):
          observer.onNext(element)
          observer.onCompleted()
        case .failure(let error): observer.onError(error)
        }
      })
  }

  /// A `Single` with this element, at once.
  ///
  /// - Parameter element: The element.
  /// - Returns: The `Single`. It sends on the subscribing thread, before `subscribe` returns. Implements Rx `just`.
  @inlinable
  public static func just(_ element: Element) -> Single<Element> {
    Single(raw: .just(element))
  }

  /// A `Single` with this element, sent by a scheduler.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - scheduler: Where it is sent; completion is a step of its own.
  /// - Returns: The `Single`. Implements Rx `just`.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Single<Element> {
    Single(raw: .just(element, scheduler: scheduler))
  }

  /// A `Single` that fails at once.
  ///
  /// - Parameter error: The error.
  /// - Returns: The `Single`. It sends on the subscribing thread, before `subscribe` returns. Implements Rx `error`.
  @inlinable
  public static func error(_ error: any Swift.Error) -> Single<Element> {
    Single(raw: .error(error))
  }

  /// A `Single` that never ends.
  ///
  /// - Returns: The `Single`. Implements Rx `never`.
  @inlinable
  public static func never() -> Single<Element> {
    Single(raw: .never())
  }
}
