extension Infallible {
  /// The given elements, then completion.
  ///
  ///     (123|)
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - scheduler: Where they are sent, each and the completion by a piece of work of its own. Unless told otherwise they are
  ///     sent on the subscribing thread, as soon as the chain is connected, in turns with other sequences there.
  /// - Returns: The sequence. Implements Rx `of`.
  @inlinable
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(raw: .from(elements, scheduler: scheduler))
  }

  /// The elements of an array, then completion.
  ///
  /// - Parameters:
  ///   - array: The elements.
  ///   - scheduler: Where they are sent, each and the completion by a piece of work of its own. Unless told otherwise they are
  ///     sent on the subscribing thread, as soon as the chain is connected, in turns with other sequences there.
  /// - Returns: The sequence. Implements Rx `from`.
  @inlinable
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(raw: .from(array, scheduler: scheduler))
  }

  /// The elements of a Swift sequence, which may be endless, then completion.
  ///
  /// - Parameters:
  ///   - sequence: Iterated anew by each subscription; an element is pulled when it is to be sent.
  ///   - scheduler: Where they are sent, each and the completion by a piece of work of its own. Unless told otherwise they are
  ///     sent on the subscribing thread, as soon as the chain is connected, in turns with other sequences there.
  /// - Returns: The sequence. Implements Rx `from`.
  @inlinable
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> where Sequence.Element == Element {
    Infallible(raw: .from(sequence, scheduler: scheduler))
  }
}
