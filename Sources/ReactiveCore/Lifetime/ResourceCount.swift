#if TRACE_RESOURCES
  import Synchronization

  /// How many resources are alive: sequences, subscriptions, disposables. Tests compare it before and after.
  ///
  /// Relaxed: counting must not bring an order into what would be a race, or ThreadSanitizer doesn't see it.
  public enum ResourceCount {
    @usableFromInline static let counter = Atomic<Int32>(0)
    @usableFromInline static let serialHopCounter = Atomic<Int32>(0)

    /// All that are alive.
    public static var total: Int32 {
      counter.load(ordering: .relaxed)
    }

    /// The sequences that deliver on a serial dispatch queue and are alive.
    public static var serialHops: Int32 {
      serialHopCounter.load(ordering: .relaxed)
    }

    /// Counts a resource in, and returns the count before.
    @inlinable @discardableResult
    public static func increment() -> Int32 {
      counter.wrappingAdd(1, ordering: .relaxed).oldValue
    }

    /// Counts a resource out, and returns the count before.
    @inlinable @discardableResult
    public static func decrement() -> Int32 {
      counter.wrappingSubtract(1, ordering: .relaxed).oldValue
    }

    /// Counts a sequence that delivers on a serial dispatch queue in, and returns the count before.
    @inlinable @discardableResult
    public static func incrementSerialHops() -> Int32 {
      serialHopCounter.wrappingAdd(1, ordering: .relaxed).oldValue
    }

    /// Counts a sequence that delivers on a serial dispatch queue out, and returns the count before.
    @inlinable @discardableResult
    public static func decrementSerialHops() -> Int32 {
      serialHopCounter.wrappingSubtract(1, ordering: .relaxed).oldValue
    }
  }
#endif
