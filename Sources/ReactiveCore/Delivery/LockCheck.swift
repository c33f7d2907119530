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
    private static let madeKey: pthread_key_t = {
      var key = pthread_key_t()
      pthread_key_create(&key, nil)
      return key
    }()

    /// The key and 1 more, or 0 if there is none yet.
    @exclusivity(unchecked) nonisolated(unsafe) private static var keyWord = 0

    private static var key: pthread_key_t {
      let word = GlobalWord.load(&keyWord)
      if word != 0 { return pthread_key_t(word - 1) }
      GlobalWord.store(Int(madeKey) + 1, in: &keyWord)
      return madeKey
    }

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
