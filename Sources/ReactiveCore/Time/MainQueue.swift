import Dispatch

/// Tells whether the caller is on the main queue. That is not the same as the main thread: other queues may run there.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the current code runs on the main queue.
  package static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) == true
  }
}
