import RxSwift

extension SharedSequenceConvertibleType {
  /// Delivers each element, and the completion, later.
  ///
  ///     --1--2--3--|
  ///     delay
  ///     ----1--2--3--|
  ///
  /// - Parameter dueTime: How much later, by the clock of the strategy's scheduler.
  /// - Returns: The same events, shared. Holds what is on its way. Implements Rx `delay`.
  @inlinable
  public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(sharing: asObservable().delay(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// Delivers an element once no other has come for some time.
  ///
  ///     --1-2-3-------4---|
  ///     debounce
  ///     ---------3------4-|
  ///
  /// - Parameter dueTime: How long the source has to be silent, by the clock of the strategy's scheduler.
  /// - Returns: The last element of each burst, shared. Completion delivers the waiting element first. Holds one element.
  ///   Implements Rx `debounce`.
  @inlinable
  public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(sharing: asObservable().debounce(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// Delivers an element at once, and then at most one in some time.
  ///
  ///     --1-2-3-4-----5-|
  ///     throttle(latest: true)
  ///     --1-----4-----5-|
  ///     throttle(latest: false)
  ///     --1-----------5-|
  ///
  /// - Parameters:
  ///   - dueTime: The least time between two elements, by the clock of the strategy's scheduler. With zero all pass.
  ///   - latest: Whether the newest of the elements that came meanwhile is delivered when the time is over. A completion waits
  ///     for that.
  /// - Returns: The elements that pass, shared. Holds one element. Implements Rx `throttle`.
  @inlinable
  public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(sharing: asObservable().throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler))
  }
}
