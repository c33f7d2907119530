import ReactiveCore

extension ObservableType where Element: FixedWidthInteger {
  /// 0, 1, 2 and so on, one in each period.
  ///
  ///     ---0---1---2---3
  ///
  /// Deadlines don't drift. After the largest integer comes the smallest one.
  ///
  /// - Parameters:
  ///   - period: The distance from one element to the next, and that of the first one from the subscription.
  ///   - scheduler: What has the clock, and where the elements are sent.
  /// - Returns: A sequence that ends only by disposal. Each subscription has a timer of its own. Implements Rx `interval`.
  @inlinable
  public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
  }

  /// 0 after a delay, and then, if there is a period, 1, 2 and so on, one in each period.
  ///
  ///     ----(0|)           without a period
  ///     ----0--1--2--3     with a period
  ///
  /// - Parameters:
  ///   - dueTime: The distance of the first element from the subscription.
  ///   - period: The distance from one element to the next.
  ///   - scheduler: What has the clock, and where the elements are sent.
  /// - Returns: Without a period, a sequence that completes right after its element; with one, a sequence that ends only by
  ///   disposal. Each subscription has a timer of its own. Implements Rx `timer`.
  @inlinable
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    guard let period else { return Observable(.timer(after: dueTime.nanoseconds, on: scheduler.engine)) }
    return Observable(.timer(after: dueTime.nanoseconds, every: period.nanoseconds, on: scheduler.engine))
  }
}
