#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif
import Dispatch
import Synchronization

/// A scheduler whose actions run on one dispatch queue.
package protocol QueueBound {
  var queue: DispatchQueue { get }
}

extension DispatchScheduler: QueueBound {}

/// Notices that a thread waits for what can't happen before it stops waiting.
///
/// A thread that is going to wait for a run starts it in `start(_:)`. Operators that deliver on a scheduler and are run
/// there use `watched(_:)` of it. If the scheduler's queue is the one that the thread occupies, the watch knows of each action
/// scheduled there that has neither run nor been cancelled.
public final class BlockingWatch: @unchecked Sendable {  // `stuck` is locked; `wake` is immutable
  private struct Stuck {
    let due: Int64
    let isOnMainQueue: Bool
  }

  private static let starting = Atomic<Int>(0)
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  private let stuck = Locked<(nextNumber: Int, entries: [Int: Stuck])>((0, [:]))
  private let wake: @Sendable () -> Void

  /// - Parameter wake: Called when there is one more action that can't run, on the thread that has scheduled it.
  package init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  /// Runs `body`, which starts the run that this thread is going to wait for.
  package func start(_ body: () -> Void) {
    let outer = pthread_getspecific(BlockingWatch.key)
    pthread_setspecific(BlockingWatch.key, Unmanaged.passUnretained(self).toOpaque())
    BlockingWatch.starting.add(1, ordering: .relaxed)
    body()
    BlockingWatch.starting.subtract(1, ordering: .relaxed)
    pthread_setspecific(BlockingWatch.key, outer)
  }

  /// When the first of the actions was due that can't run (by `MonotonicClock`), or nil if there is none.
  ///
  /// - Parameter servesMainQueue: Whether actions on the main queue do run, because the waiting thread takes care of them.
  package func earliestStuck(servesMainQueue: Bool) -> Int64? {
    stuck.locked { state in
      state.entries.values.lazy.filter { !($0.isOnMainQueue && servesMainQueue) }.map(\.due).min()
    }
  }

  func note(dueAfter delay: Int64, on queue: DispatchQueue) -> Int {
    let (due, overflow) = MonotonicClock.now.addingReportingOverflow(max(delay, 0))
    let entry = Stuck(due: overflow ? .max : due, isOnMainQueue: BlockingWatch.isMain(queue))
    let number = stuck.locked { state in
      state.nextNumber += 1
      state.entries[state.nextNumber] = entry
      return state.nextNumber
    }
    wake()
    return number
  }

  func forget(_ number: Int) {
    stuck.locked { state in state.entries[number] = nil }
  }
}

extension BlockingWatch {
  /// `scheduler`, or one that tells the watch of the starting thread what is scheduled.
  public static func watched(_ scheduler: any ImmediateScheduler) -> any ImmediateScheduler {
    guard let watch = watch(of: scheduler) else { return scheduler }
    return WatchedScheduler(base: scheduler, watch: watch.0, queue: watch.1)
  }

  /// `scheduler`, or one that tells the watch of the starting thread what is scheduled.
  public static func watched(_ scheduler: any TimeScheduler) -> any TimeScheduler {
    guard let watch = watch(of: scheduler) else { return scheduler }
    return WatchedTimeScheduler(base: scheduler, watch: watch.0, queue: watch.1)
  }

  private static func watch(of scheduler: any ImmediateScheduler) -> (BlockingWatch, DispatchQueue)? {
    guard starting.load(ordering: .relaxed) > 0, let pointer = pthread_getspecific(key),
      let queue = (scheduler as? any QueueBound)?.queue, scheduler.isSerialQueue || isMain(queue), isOccupied(queue)
    else { return nil }
    return (Unmanaged.fromOpaque(pointer).takeUnretainedValue(), queue)
  }

  private static let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Not `===`: on Linux each access to `DispatchQueue.main` makes an object.
  private static func isMain(_ queue: DispatchQueue) -> Bool {
    queue.getSpecific(key: mainQueueKey) == true
  }

  /// Whether the code that asks is itself running on `queue`.
  private static func isOccupied(_ queue: DispatchQueue) -> Bool {
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    defer { queue.setSpecific(key: key, value: nil) }
    return DispatchQueue.getSpecific(key: key) == true
  }
}
