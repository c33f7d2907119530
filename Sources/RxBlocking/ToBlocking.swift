import Foundation
import RxSwift

extension ObservableConvertibleType {
  /// This sequence with operators that block the calling thread until it has ended:
  ///
  ///     let numbers = try Observable.of(1, 2, 3).toBlocking().toArray()
  ///
  /// Made for tests and command-line programs. In asynchronous code use `values` or `value`.
  ///
  /// Each operator subscribes anew on the calling thread, and disposes the subscription before it returns. Meanwhile the thread serves
  /// its run loop; the main thread also the main queue, so that what `MainScheduler` and timers do goes on, unless the call
  /// itself comes from a block on the main queue. What the sequence has to do on the queue that the call occupies can't happen before
  /// the call returns: that is a `BlockingDeadlock`. A sequence that is in the middle of sending to the caller can't go on
  /// either, and this isn't noticed; a timeout ends it.
  ///
  /// - Parameter timeout: How many seconds an operator waits before it fails with `RxError.timeout`; forever if nil.
  /// - Returns: The sequence for blocking. Nothing is subscribed yet.
  public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
    BlockingObservable(source: asObservable(), timeout: timeout)
  }
}
