extension Source {
  /// Passes elements until `duration` nanoseconds have passed, then completes.
  ///
  /// The timer starts before the source. Implements Rx `take(for:)`.
  @inlinable
  public func take(for duration: Int64, on scheduler: any TimeScheduler) -> Source {
    take(until: Source<Int, Failure>.timer(after: duration, on: scheduler))
  }
}
