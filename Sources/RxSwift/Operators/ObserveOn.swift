import ReactiveCore

extension ObservableType {
  /// Delivers on `scheduler`.
  ///
  ///     --1--2--3--|       on any thread
  ///     observe(on:)
  ///     ---1--2--3--|      on the scheduler
  ///
  /// Events keep their order and never overlap, even if the scheduler is concurrent. A serial queue delivers a burst in one piece
  /// of work. On `MainScheduler`, from the main thread and not from within its work, delivery is immediate.
  ///
  /// - Parameter scheduler: Where to deliver.
  /// - Returns: The same events. The source is disposed when it ends or at disposal, which also drops what was not delivered yet.
  ///   Holds what was not delivered yet, without a limit. Implements Rx `observe(on:)`.
  @inlinable
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable().source.observe(on: scheduler.engine)
    #if TRACE_RESOURCES
      if scheduler is SerialDispatchQueueScheduler { return SerialHopObservable(source) }
    #endif
    return Observable(source)
  }

  /// The former name of `observe(on:)`.
  @available(*, deprecated, renamed: "observe(on:)")
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    observe(on: scheduler)
  }
}

#if TRACE_RESOURCES
  /// Counts itself among the sequences that deliver on a serial dispatch queue.
  @usableFromInline
  final class SerialHopObservable<Element>: Observable<Element>,
    @unchecked Sendable  // immutable, as its superclass
  {
    @inlinable
    override init(_ source: Source<Element, any Swift.Error>) {
      super.init(source)
      ResourceCount.incrementSerialHops()
    }

    @inlinable deinit {
      ResourceCount.decrementSerialHops()
    }
  }
#endif
