import RxSwift

extension TestScheduler {
  /// Runs all actions, but gives up at a limit: where `start()` would go on for ever, the test fails instead.
  ///
  ///     try scheduler.run(until: 2000)
  ///     try scheduler.run(maximumOfActions: 10_000)
  ///
  /// - Parameters:
  ///   - deadline: Actions due after this time are not run. The clock shows it after the run. With nil there is no deadline.
  ///   - maximumOfActions: How many actions may be scheduled while the scheduler runs. With nil there is no limit.
  /// - Throws: `UnfinishedWork` if some action is left. A later run goes on with it.
  public func run(until deadline: TestTime? = nil, maximumOfActions: Int? = nil) throws(UnfinishedWork) {
    allowance.limit(to: maximumOfActions)
    if let deadline { advanceTo(deadline) } else { start() }
    allowance.limit(to: nil)
    let pendingTimes = pendingTimes
    if !pendingTimes.isEmpty { throw UnfinishedWork(clock: clock, pendingTimes: pendingTimes) }
  }

  /// Makes a sequence, subscribes to it and disposes the subscription at the given times, and runs all actions, but gives up at a
  /// limit.
  ///
  ///     let result = try scheduler.start(until: 2000) { endless }
  ///
  /// - Parameters:
  ///   - created: When `create` is called.
  ///   - subscribed: When the sequence is subscribed to.
  ///   - disposed: When the subscription is disposed.
  ///   - deadline: Actions due after this time are not run. With nil there is no deadline.
  ///   - maximumOfActions: How many actions may be scheduled while the scheduler runs. With nil there is no limit.
  ///   - create: Makes the sequence.
  /// - Returns: The observer, with all that it received.
  /// - Throws: `UnfinishedWork` if some action is left.
  public func start<Output: ObservableConvertibleType>(
    created: TestTime = Defaults.created, subscribed: TestTime = Defaults.subscribed, disposed: TestTime = Defaults.disposed,
    until deadline: TestTime?, maximumOfActions: Int? = nil, create: @escaping () -> Output
  ) throws(UnfinishedWork) -> TestableObserver<Output.Element> {
    let observer = schedule(created: created, subscribed: subscribed, disposed: disposed, create: create)
    try run(until: deadline, maximumOfActions: maximumOfActions)
    return observer
  }

  /// The superclass tells this only as text.
  private var pendingTimes: [TestTime] {
    debugDescription.split { !$0.isNumber && $0 != "-" }.compactMap { TestTime($0) }
  }
}
