extension Source {
  /// Runs the source when `delay` nanoseconds have passed.
  ///
  /// A run that ends before never runs the source. Implements Rx `delaySubscription`.
  @inlinable
  public func delaySubscription(_ delay: Int64, on scheduler: any TimeScheduler) -> Source {
    Source { sink, scope in
      let scheduler = BlockingWatch.watched(scheduler)
      scope.add(scheduler.schedule(after: delay) { if !scope.isEnded { start(into: sink, until: scope) } })
    }
  }
}
