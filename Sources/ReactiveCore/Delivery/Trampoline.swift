#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif

/// The queue of a thread: work that must wait until what is running on this thread has returned.
///
/// First in, first out; the stack stays as deep as one item, however many items enqueue the next one.
public final class Trampoline {
  @exclusivity(unchecked) @usableFromInline var queue = RingBuffer<() -> Void>()
  @exclusivity(unchecked) @usableFromInline var active = false

  @usableFromInline init() {}

  /// The key and 1 more, or 0 if there is none yet.
  @exclusivity(unchecked) nonisolated(unsafe) private static var keyWord = 0

  private static var key: pthread_key_t {
    let word = GlobalWord.load(&keyWord)
    if word != 0 { return pthread_key_t(word - 1) }
    GlobalWord.store(Int(madeKey) + 1, in: &keyWord)
    return madeKey
  }

  private static let madeKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      #if canImport(Darwin)
        Unmanaged<Trampoline>.fromOpaque(pointer).release()
      #else
        if let pointer { Unmanaged<Trampoline>.fromOpaque(pointer).release() }
      #endif
    }
    return key
  }()

  /// The trampoline of the thread that asks.
  public static var current: Trampoline {
    unmanagedCurrent.takeUnretainedValue()
  }

  /// Not retained: the thread keeps it, and only the thread asks.
  @usableFromInline static var unmanagedCurrent: Unmanaged<Trampoline> {
    if let pointer = pthread_getspecific(key) { return Unmanaged.fromOpaque(pointer) }
    let trampoline = Unmanaged.passRetained(Trampoline())
    pthread_setspecific(key, trampoline.toOpaque())
    return trampoline
  }

  /// Whether this thread is inside `enter`.
  @inlinable public var isActive: Bool { active }

  /// Whether nothing waits.
  @inlinable public var isIdle: Bool { queue.isEmpty }

  /// Runs `body`, and then, if this is the outermost call, all that was enqueued meanwhile.
  @inlinable public static func enter(_ body: () -> Void) {
    let trampoline = unmanagedCurrent
    let isOutermost = trampoline._withUnsafeGuaranteedRef { exchange(&$0.active, true) == false }
    body()  // in one place, so that the optimiser inlines it
    if isOutermost { trampoline._withUnsafeGuaranteedRef { $0.leave() } }
  }

  /// Leaves work for the outermost `enter` of this thread.
  @inlinable public func enqueue(_ action: @escaping () -> Void) {
    queue.append(action)
  }

  @usableFromInline func leave() {
    while let action = queue.popFirst() { action() }
    active = false
  }
}
