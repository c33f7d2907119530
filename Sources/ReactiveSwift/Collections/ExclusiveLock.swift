#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif

/// The lock of the types whose users run closures alone (`Atomic`, `MutableProperty.modify`). The engine's own lock never calls
/// out; this one exists to do so, and it stops the program where waiting would be for ever.
final class ExclusiveLock: @unchecked Sendable {  // the mutex guards itself
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let complaint: StaticString

  /// - Parameter complaint: What to say to a thread that locks again what it has locked.
  init(_ complaint: StaticString) {
    self.complaint = complaint
    mutex = .allocate(capacity: 1)
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_ERRORCHECK))
    pthread_mutex_init(mutex, &attributes)
    pthread_mutexattr_destroy(&attributes)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Runs `section` alone.
  func locked<Result>(_ section: () throws -> Result) rethrows -> Result {
    let status = pthread_mutex_lock(mutex)
    precondition(status == 0, "\(complaint)")
    defer { pthread_mutex_unlock(mutex) }
    return try section()
  }
}
