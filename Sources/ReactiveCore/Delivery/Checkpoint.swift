/// A place between two steps of a concurrent algorithm. Debug builds can stop a thread there, so that a test can
/// play through every interleaving of a few threads; release builds contain nothing of it.
public enum Checkpoint {
  #if DEBUG
    @exclusivity(unchecked) nonisolated(unsafe) private static var isArmed = 0
    nonisolated(unsafe) private static var hook: (() -> Void)?  // written before threads start, while not armed

    /// Calls `hook` at every checkpoint of any thread until `disarm()`.
    public static func arm(_ hook: @escaping () -> Void) {
      self.hook = hook
      GlobalWord.store(1, in: &isArmed)
    }

    /// Stops calling the hook.
    public static func disarm() {
      GlobalWord.store(0, in: &isArmed)
    }

    public static func stop() {
      if GlobalWord.load(&isArmed) != 0 { hook?() }
    }
  #endif

  @inlinable @inline(__always)
  public static func reach() {
    #if DEBUG
      stop()
    #endif
  }
}
