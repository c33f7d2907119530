extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Replaces the element by the result of `transform`.
  ///
  /// - Parameter transform: Called with the element, on the thread that sends it. What it throws is sent as an error.
  /// - Returns: The result. Implements Rx `map`.
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
    Single<Result>(raw: primitiveSequence.source.map(transform))
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

  /// Subscribes to another `Single`, made from the element.
  ///
  /// - Parameter selector: Called with the element, on the thread that sends it. What it throws is sent as an error.
  /// - Returns: The element of the `Single` made. Implements Rx `flatMap`.
  @inlinable
  public func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>) -> Single<Result> {
    Single<Result>(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Subscribes to a `Maybe`, made from the element.
  ///
  /// - Parameter selector: Called with the element, on the thread that sends it. What it throws is sent as an error.
  /// - Returns: The element of the `Maybe` made, if it has one. Implements Rx `flatMap`.
  @inlinable
  public func flatMapMaybe<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
    Maybe<Result>(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Subscribes to a `Completable`, made from the element.
  ///
  /// - Parameter selector: Called with the element, on the thread that sends it. What it throws is sent as an error.
  /// - Returns: The end of the `Completable` made. Implements Rx `flatMap`.
  @inlinable
  public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable {
    Completable(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Calls closures along the events, which pass unchanged. See `Observable`'s `do` for the order.
  ///
  /// - Parameters:
  ///   - onSuccess: Called before the element is delivered. What it throws is sent as an error instead.
  ///   - afterSuccess: Called after the element was delivered. What it throws is sent as an error.
  ///   - onError: Called before an error is delivered. What it throws is delivered instead.
  ///   - afterError: Called after an error was delivered. What it throws has no effect.
  ///   - onSubscribe: Called before the source is subscribed.
  ///   - onSubscribed: Called after the source was subscribed.
  ///   - onDispose: Called once, after the end or at disposal, when the source has been disposed.
  /// - Returns: The same events. Implements Rx `do`.
  @inlinable
  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil,
    onError: ((any Swift.Error) throws -> Void)? = nil, afterError: ((any Swift.Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    Single(
      raw: primitiveSequence.source.do(
        onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Sends an element in place of an error.
  ///
  /// - Parameter element: The element.
  /// - Returns: The source's element or, if it fails, this one. Implements Rx `catchAndReturn`.
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

  /// This sequence as one that need not have an element.
  ///
  /// - Returns: The same events.
  @inlinable
  public func asMaybe() -> Maybe<Element> {
    Maybe(raw: primitiveSequence.source)
  }

  /// Drops the element and passes only the end.
  ///
  /// - Returns: Completion or the error.
  @inlinable
  public func asCompletable() -> Completable {
    Completable(raw: primitiveSequence.source.ignoreElements())
  }
}
