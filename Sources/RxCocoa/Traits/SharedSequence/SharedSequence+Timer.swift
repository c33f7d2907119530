import RxSwift

extension SharedSequence where Element: FixedWidthInteger {
  /// 0, 1, 2 and so on, one in each period.
  ///
  ///     ---0---1---2---3
  ///
  /// Deadlines don't drift. After the largest integer comes the smallest one.
  ///
  /// - Parameter period: The distance from one element to the next, and that of the first one from the start of the run.
  /// - Returns: A shared sequence that ends only by disposal. Implements Rx `interval`.
  @inlinable
  public static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(sharing: .interval(period, scheduler: SharingStrategy.scheduler))
  }

  /// 0 after a delay, and then 1, 2 and so on, one in each period.
  ///
  ///     ----0--1--2--3
  ///
  /// - Parameters:
  ///   - dueTime: The distance of the first element from the start of the run.
  ///   - period: The distance from one element to the next.
  /// - Returns: A shared sequence that ends only by disposal. Implements Rx `timer`.
  @inlinable
  public static func timer(_ dueTime: RxTimeInterval, period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(sharing: .timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
  }
}
