import ReactiveCore

extension ObservableType {
  /// A state, and then what `iterate` makes of each element, for as long as a condition is true.
  ///
  ///     generate(initialState: 1, condition: { $0 < 20 }, iterate: { $0 * 2 })
  ///     (1 2 4 8 16|)
  ///
  /// - Parameters:
  ///   - initialState: The first element, if the condition is true for it.
  ///   - condition: Called before each element is sent. False completes the sequence.
  ///   - scheduler: Where elements are sent, each and the completion by a piece of work of its own. Unless told otherwise they are
  ///     sent on the subscribing thread, as soon as the chain is connected, in turns with other sequences there.
  ///   - iterate: Called when another element is wanted.
  /// - Returns: The sequence. What either closure throws ends it. Implements Rx `generate`.
  @inlinable
  public static func generate(
    initialState: Element, condition: @escaping (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance, iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    if scheduler is CurrentThreadScheduler {
      return Observable(.generate(from: initialState, while: condition, next: iterate))
    }
    return Observable(.generate(from: initialState, while: condition, next: iterate, on: scheduler.engine))
  }
}
