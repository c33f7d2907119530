import ReactiveCore

extension ObservableType {
  /// `count` integers from `start` on, then completion.
  ///
  ///     (0123|)
  ///
  /// - Parameters:
  ///   - start: The first one.
  ///   - count: How many. Traps if it is negative, or if the last integer is too large for its type.
  ///   - scheduler: Where they are sent, each and the completion by a piece of work of its own. Unless told otherwise they are sent
  ///     on the subscribing thread, as soon as the chain is connected, in turns with other sequences there.
  /// - Returns: The sequence. Implements Rx `range`.
  @inlinable
  public static func range(
    start: Element, count: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> where Element: FixedWidthInteger {
    if scheduler is CurrentThreadScheduler { return Observable(.range(start: start, count: count)) }
    return Observable(.range(start: start, count: count, on: scheduler.engine))
  }
}
