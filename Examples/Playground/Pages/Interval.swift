import Foundation
import RxSwift

extension Page {
  static let interval = Page(
    "interval", "A sequence that works in the background",
    idea: "Each subscription starts a timer of its own, and disposing it stops that timer."
  ) {
    oneSubscription()
    print()
    twoSubscriptions()
  }
}

/// Counts from 0, one step each `interval`.
func myInterval(_ interval: DispatchTimeInterval) -> Observable<Int> {
  Observable.create { observer in
    print("Subscribed")
    let timer = DispatchSource.makeTimerSource(queue: timerQueue)
    timer.schedule(deadline: .now() + interval, repeating: interval)

    let cancel = Disposables.create {
      print("Disposed")
      timer.cancel()
    }

    var next = 0
    timer.setEventHandler {
      if cancel.isDisposed {
        return
      }
      observer.on(.next(next))
      next += 1
    }
    timer.resume()

    return cancel
  }
}

/// A serial queue, so that two timers that are due together always print in the same order.
private let timerQueue = DispatchQueue(label: "playground.timers")

private func oneSubscription() {
  let counter = myInterval(.milliseconds(100))

  print("Started ----")

  let subscription = counter.subscribe(onNext: { n in print(n) })

  Thread.sleep(forTimeInterval: 0.55)

  subscription.dispose()

  print("Ended ----")
}

private func twoSubscriptions() {
  let counter = myInterval(.milliseconds(100))

  print("Started ----")

  let subscription1 = counter.subscribe(onNext: { n in print("First \(n)") })
  let subscription2 = counter.subscribe(onNext: { n in print("Second \(n)") })

  Thread.sleep(forTimeInterval: 0.55)

  subscription1.dispose()

  Thread.sleep(forTimeInterval: 0.5)

  subscription2.dispose()

  print("Ended ----")
}
