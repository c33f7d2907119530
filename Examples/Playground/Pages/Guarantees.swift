import Foundation
import RxSwift

extension Page {
  static let guarantees = Page(
    "guarantees", "What every sequence guarantees",
    idea: "The next event waits for the handler to finish with this one, even if two threads produce."
  ) {
    let finished = DispatchSemaphore(value: 0)
    let left = Observable.of(1, 2).observe(on: SerialDispatchQueueScheduler(qos: .default))
    let right = Observable.of(10, 20).observe(on: SerialDispatchQueueScheduler(qos: .default))

    let subscription = Observable.merge(left, right)
      .subscribe(
        onNext: { _ in
          print("Event processing started")
          Thread.sleep(forTimeInterval: 0.01)
          print("Event processing ended")
        },
        onDisposed: { finished.signal() })

    finished.wait()
    subscription.dispose()
  }
}
