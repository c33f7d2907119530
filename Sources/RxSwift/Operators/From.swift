import ReactiveCore

extension ObservableType {
  /// The given elements, then completion.
  ///
  ///     (123|)
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - scheduler: Where they are sent, each and the completion by a piece of work of its own. Unless told otherwise they are sent
  ///     on the subscribing thread, as soon as the chain is connected, in turns with other sequences there.
  /// - Returns: The sequence. Implements Rx `of`.
  @inlinable
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    Observable(.sequence(elements, on: scheduler))
  }

  /// The elements of an array, then completion.
  ///
  /// - Parameters:
  ///   - array: The elements.
  ///   - scheduler: Where they are sent, each and the completion by a piece of work of its own. Unless told otherwise they are sent
  ///     on the subscribing thread, as soon as the chain is connected, in turns with other sequences there.
  /// - Returns: The sequence. Implements Rx `from`.
  @inlinable
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    Observable(.sequence(array, on: scheduler))
  }

  /// The elements of a Swift sequence, which may be endless, then completion.
  ///
  /// - Parameters:
  ///   - sequence: Iterated anew by each subscription; an element is pulled when it is to be sent.
  ///   - scheduler: Where they are sent, each and the completion by a piece of work of its own. Unless told otherwise they are sent
  ///     on the subscribing thread, as soon as the chain is connected, in turns with other sequences there.
  /// - Returns: The sequence. Implements Rx `from`.
  @inlinable
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> where Sequence.Element == Element {
    Observable(.sequence(sequence, on: scheduler))
  }

  /// The value of an optional, if it has one, then completion, on `scheduler`.
  ///
  /// - Parameters:
  ///   - optional: The optional.
  ///   - scheduler: Where value and completion are sent, each by a piece of work of its own.
  /// - Returns: The sequence. Implements Rx `from(optional:)` with a scheduler.
  @inlinable
  public static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Observable(.sequence(optional.map { [$0] } ?? [], on: scheduler))
  }
}

extension Source {
  /// Sends on `scheduler`; for the current thread the engine has a faster way to the same order.
  @inlinable
  static func sequence<Elements: Swift.Sequence>(_ elements: Elements, on scheduler: any ImmediateSchedulerType) -> Source
  where Elements.Element == Element {
    if scheduler is CurrentThreadScheduler { return sequence(elements) }
    return sequence(elements, on: scheduler.engine)
  }
}
