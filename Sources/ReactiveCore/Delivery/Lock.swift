#if DEBUG
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Android)
    import Android
  #elseif canImport(Darwin)
    import Darwin
  #endif

  /// The engine's one lock. Not recursive; its sections are a few lines and call nobody.
  ///
  /// Debug builds use a pthread mutex, since ThreadSanitizer doesn't see `Mutex`, and count the locks that
  /// the thread holds, so that `LockCheck.assertNoneHeld()` can trap where user code is entered under one.
  public struct Lock: ~Copyable, @unchecked Sendable {  // the mutex guards itself
    @usableFromInline let mutex: UnsafeMutablePointer<pthread_mutex_t>

    @inlinable public init() {
      mutex = .allocate(capacity: 1)
      pthread_mutex_init(mutex, nil)
    }

    @inlinable deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }

    /// Runs `section` alone.
    @inlinable public func locked<Result>(_ section: () -> Result) -> Result {
      LockCheck.willLock()
      pthread_mutex_lock(mutex)
      defer {
        pthread_mutex_unlock(mutex)
        LockCheck.didUnlock()
      }
      return section()
    }
  }
#else
  import Synchronization

  /// The engine's one lock. Not recursive; its sections are a few lines and call nobody.
  public struct Lock: ~Copyable, @unchecked Sendable {  // the mutex guards itself
    @usableFromInline let mutex = Mutex(())

    @inlinable public init() {}

    /// Runs `section` alone.
    @inlinable public func locked<Result>(_ section: () -> Result) -> Result {
      mutex._unsafeLock()
      defer { mutex._unsafeUnlock() }
      return section()
    }
  }
#endif
