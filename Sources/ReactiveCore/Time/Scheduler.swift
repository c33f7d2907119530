/// Where engine operators run work. Dialects adapt their scheduler types to it.
public protocol ImmediateScheduler: Sendable {
  /// Runs `action` soon, or at once.
  ///
  /// - Returns: What cancels the action and releases it, as long as it has not started.
  func schedule(_ action: @escaping () -> Void) -> any Disposable

  /// Whether at most one action runs at a time, in order, so that a hop may hand over batches. False by default.
  var isSerialQueue: Bool { get }
}

extension ImmediateScheduler {
  /// False: actions may overlap, or their order is not known.
  public var isSerialQueue: Bool { false }
}

/// A scheduler with a clock. All times are nanoseconds; a delay below zero counts as zero, and `Int64.max` as never.
public protocol TimeScheduler: ImmediateScheduler {
  /// The time, monotonic for queues and virtual in tests; only differences mean something.
  var now: Int64 { get }

  /// Runs `action` when `nanoseconds` have passed.
  ///
  /// - Returns: What cancels the action and releases it, as long as it has not started.
  func schedule(after nanoseconds: Int64, _ action: @escaping () -> Void) -> any Disposable

  /// Runs `action` again and again, never two at a time. The first deadline is `delay` from now, each further one `period`
  /// after the one before, however long the action takes.
  ///
  /// - Returns: What stops the repetition and releases the action.
  func schedulePeriodic(after delay: Int64, every period: Int64, _ action: @escaping () -> Void) -> any Disposable
}
