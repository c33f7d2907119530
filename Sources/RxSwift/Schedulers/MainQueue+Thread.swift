import Foundation
import ReactiveCore

extension MainQueue {
  /// Whether the current code runs on the main thread or, in a program whose main queue has left that (`dispatchMain()` on
  /// Linux), on the main queue.
  package static var isThreadCurrent: Bool {
    Thread.isMainThread || isCurrent
  }
}
