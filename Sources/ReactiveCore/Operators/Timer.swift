extension Source where Element: FixedWidthInteger {
  /// 0 when `delay` nanoseconds have passed, then completion in the same piece of work.
  ///
  ///     ---(0|)
  ///
  /// Implements Rx `timer`.
  @inlinable
  public static func timer(after delay: Int64, on scheduler: any TimeScheduler) -> Source {
    Source { sink, scope in
      let scheduler = BlockingWatch.watched(scheduler)
      scope.add(
        scheduler.schedule(after: delay) {
          if scope.isEnded { return }
          sink.next(0)
          if !scope.isEnded { sink.end(.completed) }
        })
    }
  }

  /// 0, 1, 2 and so on: the first one when `delay` nanoseconds have passed, each further one `period` nanoseconds after the one
  /// before. After the largest integer comes the smallest one.
  ///
  ///     ---0-1-2-3-4
  ///
  /// It never ends by itself. Implements Rx `timer` with a period, `interval`.
  @inlinable
  public static func timer(after delay: Int64, every period: Int64, on scheduler: any TimeScheduler) -> Source {
    Source { sink, scope in
      let scheduler = BlockingWatch.watched(scheduler)
      let count = Cell<Element>(0)
      scope.add(
        scheduler.schedulePeriodic(after: delay, every: period) {
          if scope.isEnded { return }
          let element = count.value
          count.value &+= 1
          sink.next(element)
        })
    }
  }
}
