#if TRACE_RESOURCES
  /// How many resources are alive: sequences, subscriptions, disposables. Tests compare it before and after.
  public enum ResourceCount {
    @exclusivity(unchecked) nonisolated(unsafe) private static var count = 0
    @exclusivity(unchecked) nonisolated(unsafe) private static var serialHopCount = 0

    /// All that are alive.
    public static var total: Int32 {
      Int32(truncatingIfNeeded: GlobalWord.load(&count))
    }

    /// The sequences that deliver on a serial dispatch queue and are alive.
    public static var serialHops: Int32 {
      Int32(truncatingIfNeeded: GlobalWord.load(&serialHopCount))
    }

    /// Counts a resource in, and returns the count before.
    @discardableResult
    public static func increment() -> Int32 {
      Int32(truncatingIfNeeded: GlobalWord.add(1, to: &count))
    }

    /// Counts a resource out, and returns the count before.
    @discardableResult
    public static func decrement() -> Int32 {
      Int32(truncatingIfNeeded: GlobalWord.add(-1, to: &count))
    }

    /// Counts a sequence that delivers on a serial dispatch queue in, and returns the count before.
    @discardableResult
    public static func incrementSerialHops() -> Int32 {
      Int32(truncatingIfNeeded: GlobalWord.add(1, to: &serialHopCount))
    }

    /// Counts a sequence that delivers on a serial dispatch queue out, and returns the count before.
    @discardableResult
    public static func decrementSerialHops() -> Int32 {
      Int32(truncatingIfNeeded: GlobalWord.add(-1, to: &serialHopCount))
    }
  }
#endif
