import ReactiveCore

/// The trait of a sequence with at most one element, or an error.
public enum MaybeTrait {}

/// A sequence that sends at most one element, or an error.
///
///     -----(1|)
///     -----|
///     -----x
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// How a `Maybe` ends.
@frozen
public enum MaybeEvent<Element> {
  /// With an element.
  case success(Element)
  /// With an error.
  case error(any Swift.Error)
  /// Successfully, without an element.
  case completed
}

extension MaybeEvent: Sendable where Element: Sendable {}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// What the closure of `create` reports to.
  public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

  /// A `Maybe` from a closure that reports to the observer it gets.
  ///
  /// - Parameter subscribe: Called once per subscription, and not kept. It may report at once or later, from any thread; its
  ///   first report counts. The disposable that it returns is disposed right after that, or with the subscription.
  /// - Returns: The `Maybe`. Implements Rx `create`.
  public static func create(
    subscribe: @escaping (@escaping @Sendable (MaybeEvent<Element>) -> Void) -> any Disposable
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: .settling(subscribe) { event, observer in
        switch event {
        case .success(let element):
          observer.onNext(element)
          observer.onCompleted()
        case .error(let error): observer.onError(error)
        case .completed: observer.onCompleted()
        }
      })
  }

  /// A `Maybe` with this element, at once.
  ///
  /// - Parameter element: The element.
  /// - Returns: The `Maybe`. It sends on the subscribing thread, before `subscribe` returns. Implements Rx `just`.
  @inlinable
  public static func just(_ element: Element) -> Maybe<Element> {
    Maybe(raw: .just(element))
  }

  /// A `Maybe` with this element, sent by a scheduler.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - scheduler: Where it is sent; completion is a step of its own.
  /// - Returns: The `Maybe`. Implements Rx `just`.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Maybe<Element> {
    Maybe(raw: .just(element, scheduler: scheduler))
  }

  /// A `Maybe` that fails at once.
  ///
  /// - Parameter error: The error.
  /// - Returns: The `Maybe`. It sends on the subscribing thread, before `subscribe` returns. Implements Rx `error`.
  @inlinable
  public static func error(_ error: any Swift.Error) -> Maybe<Element> {
    Maybe(raw: .error(error))
  }

  /// A `Maybe` that never ends.
  ///
  /// - Returns: The `Maybe`. Implements Rx `never`.
  @inlinable
  public static func never() -> Maybe<Element> {
    Maybe(raw: .never())
  }

  /// A `Maybe` that completes at once, without an element.
  ///
  /// - Returns: The `Maybe`. It sends on the subscribing thread, before `subscribe` returns. Implements Rx `empty`.
  @inlinable
  public static func empty() -> Maybe<Element> {
    Maybe(raw: .empty())
  }
}
