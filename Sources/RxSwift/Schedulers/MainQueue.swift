import Foundation

/// Tells whether the caller is on the main queue.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the current code runs on the main queue.
  static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) == true
  }

  /// Whether the current code runs on the main thread or, in a program whose main queue has left that (`dispatchMain()` on
  /// Linux), on the main queue.
  static var isThreadCurrent: Bool {
    Thread.isMainThread || isCurrent
  }
}
