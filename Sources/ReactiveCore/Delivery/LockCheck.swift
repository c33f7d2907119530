#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif

/// Debug builds: traps when the engine calls out (a sink, a closure of the user, a scheduler, a teardown)
/// while the thread holds one of the engine's locks. Release builds: nothing.
public enum LockCheck {
  #if DEBUG
    private static let key: pthread_key_t = {
      var key = pthread_key_t()
      pthread_key_create(&key, nil)
      return key
    }()

    /// How many of the engine's locks this thread holds.
    public static var heldCount: Int {
      Int(bitPattern: pthread_getspecific(key))
    }

    public static func willLock() {
      precondition(heldCount == 0, "An engine lock is taken while another is held: sections must not nest.")
      pthread_setspecific(key, UnsafeRawPointer(bitPattern: heldCount + 1))
    }

    public static func didUnlock() {
      pthread_setspecific(key, UnsafeRawPointer(bitPattern: heldCount - 1))
    }
  #endif

  /// Called at each place where the engine enters user code.
  @inlinable @inline(__always)
  public static func assertNoneHeld() {
    #if DEBUG
      precondition(heldCount == 0, "User code is called while an engine lock is held.")
    #endif
  }
}
