import Foundation
import RxSwift

extension Page {
  static let disposing = Page(
    "dispose", "Disposing", idea: "interval never ends by itself; dispose ends the subscription, and with it the timer."
  ) {
    let scheduler = SerialDispatchQueueScheduler(qos: .default)
    let subscription = Observable<Int>.interval(.milliseconds(300), scheduler: scheduler)
      .subscribe(onNext: { n in print(n) })

    Thread.sleep(forTimeInterval: 2.0)

    subscription.dispose()

    disposingOnTheObservingScheduler()
  }
}

/// Where the events come on the thread that disposes, nothing can come after `dispose` has returned.
@MainActor
private func disposingOnTheObservingScheduler() {
  let scheduler = SerialDispatchQueueScheduler(qos: .default)
  let subscription = Observable<Int>.interval(.milliseconds(50), scheduler: scheduler)
    .observe(on: MainScheduler.instance)
    .subscribe(onNext: { n in print("on the main thread: \(n)") })

  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.18))
  subscription.dispose()
  print("disposed on the main thread: nothing more comes")
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
}
