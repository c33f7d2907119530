import ReactiveCore

extension ObservableType {
  /// Splits the sequence into windows.
  ///
  ///     --1-2-3-----4-----|
  ///     window(count: 2)
  ///     w---w-------w-----|
  ///     --1-2|
  ///         --3-----|
  ///                 4-----|
  ///
  /// The first window comes on subscription. A window is hot: subscribe to it there and then, or miss elements.
  ///
  /// - Parameters:
  ///   - timeSpan: The most time that a window takes.
  ///   - count: The most elements in a window. With 0 or less only the time matters.
  ///   - scheduler: What has the clock. Windows are sent on it or on the thread that sends the last element, one at a time.
  /// - Returns: The windows. Each completes before the next one is sent; a stop event goes to the current window, then to the
  ///   result. The source is disposed when the subscription and all subscriptions of windows are. Holds no elements.
  ///   Implements Rx `window`.
  @inlinable
  public func window(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    let windows = asObservable().source.window(for: timeSpan.nanoseconds, count: count, on: scheduler.engine)
    return Observable<Observable<Element>>(windows.map { Observable($0) })
  }
}
