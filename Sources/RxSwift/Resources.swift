#if TRACE_RESOURCES
  import ReactiveCore

  /// Counts the resources of the library that are alive, so that a test can find what it forgot to dispose.
  ///
  /// Exists in debug builds, and in release builds with the package trait `TraceResources`.
  /// Reading and counting may be done from any thread.
  public enum Resources {
    /// The number of sequences, subscriptions and disposables that are alive.
    public static var total: Int32 {
      ResourceCount.total
    }

    /// Counts one more.
    ///
    /// - Returns: The count before.
    @discardableResult
    public static func incrementTotal() -> Int32 {
      ResourceCount.increment()
    }

    /// Counts one less.
    ///
    /// - Returns: The count before.
    @discardableResult
    public static func decrementTotal() -> Int32 {
      ResourceCount.decrement()
    }

    /// The number of sequences alive that deliver on a `SerialDispatchQueueScheduler`.
    public static var numberOfSerialDispatchQueueObservables: Int32 {
      ResourceCount.serialHops
    }
  }
#endif
