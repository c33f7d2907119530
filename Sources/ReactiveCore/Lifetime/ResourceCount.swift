#if TRACE_RESOURCES
  import Synchronization

  /// How many resources are alive: sequences, subscriptions, disposables. Tests compare it before and after.
  public enum ResourceCount {
    @usableFromInline static let counter = Atomic<Int32>(0)
    @usableFromInline static let serialHopCounter = Atomic<Int32>(0)

    /// All that are alive.
    public static var total: Int32 {
      counter.load(ordering: .acquiring)
    }

    /// The sequences that deliver on a serial dispatch queue and are alive.
    public static var serialHops: Int32 {
      serialHopCounter.load(ordering: .acquiring)
    }

    /// Counts a resource in, and returns the count before.
    @inlinable @discardableResult
    public static func increment() -> Int32 {
      counter.add(1, ordering: .acquiringAndReleasing).oldValue
    }

    /// Counts a resource out, and returns the count before.
    @inlinable @discardableResult
    public static func decrement() -> Int32 {
      counter.subtract(1, ordering: .acquiringAndReleasing).oldValue
    }

    /// Counts a sequence that delivers on a serial dispatch queue in, and returns the count before.
    @inlinable @discardableResult
    public static func incrementSerialHops() -> Int32 {
      serialHopCounter.add(1, ordering: .acquiringAndReleasing).oldValue
    }

    /// Counts a sequence that delivers on a serial dispatch queue out, and returns the count before.
    @inlinable @discardableResult
    public static func decrementSerialHops() -> Int32 {
      serialHopCounter.subtract(1, ordering: .acquiringAndReleasing).oldValue
    }
  }
#endif
