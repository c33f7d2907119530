extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Replaces the element by the result of `transform`.
  ///
  /// - Parameter transform: Called with the element, on the thread that sends it. What it throws is sent as an error.
  /// - Returns: The result. Implements Rx `map`.
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
    Maybe<Result>(raw: primitiveSequence.source.map(transform))
  }

  /// Replaces the element by the result of `transform`, or drops it if that is nil.
  ///
  /// - Parameter transform: Called with the element, on the thread that sends it. What it throws is sent as an error.
  /// - Returns: The result if it is not nil. Implements Rx `compactMap`.
  @inlinable
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
    Maybe<Result>(raw: primitiveSequence.source.compactMap(transform))
  }

  /// Drops the element if `predicate` is false.
  ///
  /// - Parameter predicate: Called with the element, on the thread that sends it. What it throws is sent as an error.
  /// - Returns: The element if it passes. Implements Rx `filter`.
  @inlinable
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: primitiveSequence.source.filter(predicate))
  }

  /// Subscribes to another `Maybe`, made from the element.
  ///
  /// - Parameter selector: Called with the element, on the thread that sends it. What it throws is sent as an error.
  /// - Returns: The element of the `Maybe` made, if it has one. Implements Rx `flatMap`.
  @inlinable
  public func flatMap<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
    Maybe<Result>(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Calls closures along the events, which pass unchanged. See `Observable`'s `do` for the order.
  ///
  /// - Parameters:
  ///   - onNext: Called before the element is delivered. What it throws is sent as an error instead.
  ///   - afterNext: Called after the element was delivered. What it throws is sent as an error.
  ///   - onError: Called before an error is delivered. What it throws is delivered instead.
  ///   - afterError: Called after an error was delivered. What it throws has no effect.
  ///   - onCompleted: Called before completion is delivered, with or without an element before it. What it throws is delivered
  ///     instead.
  ///   - afterCompleted: Called after completion was delivered. What it throws has no effect.
  ///   - onSubscribe: Called before the source is subscribed.
  ///   - onSubscribed: Called after the source was subscribed.
  ///   - onDispose: Called once, after the end or at disposal, when the source has been disposed.
  /// - Returns: The same events. Implements Rx `do`.
  @inlinable
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Swift.Error) throws -> Void)? = nil, afterError: ((any Swift.Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Maybe<Element> {
    Maybe(
      raw: primitiveSequence.source.do(
        onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Sends an element if there is none.
  ///
  /// - Parameter default: The element.
  /// - Returns: The source's element, or this one. Implements Rx `ifEmpty(default:)`.
  @inlinable
  public func ifEmpty(default: Element) -> Single<Element> {
    Single(raw: primitiveSequence.source.ifEmpty(default: `default`))
  }

  /// Subscribes to another `Maybe` if there is no element.
  ///
  /// - Parameter other: Subscribed when the source has completed without an element.
  /// - Returns: The source's element, or the other one's. Implements Rx `ifEmpty(switchTo:)`.
  @inlinable
  public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: primitiveSequence.source.ifEmpty(switchTo: other.source))
  }

  /// Subscribes to a `Single` if there is no element.
  ///
  /// - Parameter other: Subscribed when the source has completed without an element.
  /// - Returns: The source's element, or the other one's. Implements Rx `ifEmpty(switchTo:)`.
  @inlinable
  public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    Single(raw: primitiveSequence.source.ifEmpty(switchTo: other.source))
  }

  /// Sends an element in place of an error.
  ///
  /// - Parameter element: The element.
  /// - Returns: The source's events or, if it fails, this element. Implements Rx `catchAndReturn`.
  @inlinable
  public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: primitiveSequence.source.catchAndReturn(element))
  }

  /// The old name of `catchAndReturn(_:)`.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  @inlinable
  public func catchErrorJustReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    catchAndReturn(element)
  }
}
