import ReactiveCore

extension ObservableType {
  /// Collects elements into arrays.
  ///
  ///     --1-2-3-----4-----|
  ///     buffer(count: 2)
  ///     ----(12)----(3)-----(4)|
  ///
  /// - Parameters:
  ///   - timeSpan: The most time from one array to the next. When it is over an array is sent even if it is empty.
  ///   - count: The most elements in an array. With 0 or less only the time matters.
  ///   - scheduler: What has the clock. Arrays are delivered on it or on the thread that sends the last element, one at a time.
  /// - Returns: The arrays; before completion the rest, even if it is empty. An error drops the rest. Holds the elements of one
  ///   array. Implements Rx `buffer`.
  @inlinable
  public func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType) -> Observable<[Element]> {
    Observable<[Element]>(asObservable().source.buffer(for: timeSpan.nanoseconds, count: count, on: scheduler.engine))
  }
}
