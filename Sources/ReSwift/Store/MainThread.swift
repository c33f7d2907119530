import Foundation
import ReactiveCore

/// Tells whether the caller is on the main thread or, in a program whose main queue has left that, on the main queue.
enum MainThread {
  static var isCurrent: Bool {
    Thread.isMainThread || MainQueue.isCurrent
  }
}
