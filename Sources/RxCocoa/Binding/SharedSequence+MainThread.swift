import Foundation
import ReactiveCore
import RxSwift

extension SharedSequenceConvertibleType {
  /// The events for handlers that belong to the main thread.
  ///
  /// A subscription from there gets them as they are. One from another thread would get on that thread what is sent at the
  /// subscription itself, such as the element that a `Driver` replays; so it gets everything by way of the main queue.
  var events: Observable<Element> {
    let sequence = asSharedSequence()
    return sequence.isSubscribedElsewhere ? sequence.source.observe(on: MainScheduler()) : sequence.source
  }

  /// The same for a method that should be called on the main thread only. Says so if it isn't.
  func events(for method: StaticString) -> Observable<Element> {
    if asSharedSequence().isSubscribedElsewhere {
      let message = """
        RxCocoa: `\(method)` was called off the main thread. The handlers are called on the main thread all the same, but later. \
        Call it from code that is @MainActor.

        """
      FileHandle.standardError.write(Data(message.utf8))
    }
    return events
  }
}

extension SharedSequence {
  /// Whether the caller is on another thread than the main one, and the sequence isn't under a test's scheduler.
  fileprivate var isSubscribedElsewhere: Bool {
    !(MainQueue.isThreadCurrent || isMocked || SharingScheduler.isMocked)
  }
}
