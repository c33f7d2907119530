import Synchronization

/// A place between two steps of a concurrent algorithm. Debug builds can stop a thread there, so that a test can
/// play through every interleaving of a few threads; release builds contain nothing of it.
public enum Checkpoint {
  #if DEBUG
    private static let isArmed = Atomic<Bool>(false)
    nonisolated(unsafe) private static var hook: () -> Void = {}  // written before threads start, while not armed

    /// Calls `hook` at every checkpoint of any thread until `disarm()`.
    public static func arm(_ hook: @escaping () -> Void) {
      self.hook = hook
      isArmed.store(true, ordering: .releasing)
    }

    /// Stops calling the hook.
    public static func disarm() {
      isArmed.store(false, ordering: .releasing)
    }

    public static func stop() {
      if isArmed.load(ordering: .acquiring) { hook() }
    }
  #endif

  @inlinable @inline(__always)
  public static func reach() {
    #if DEBUG
      stop()
    #endif
  }
}
