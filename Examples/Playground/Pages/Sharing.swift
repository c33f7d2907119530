import Foundation
import RxSwift

extension Page {
  static let sharing = Page(
    "share", "Sharing a subscription",
    idea: "share(replay: 1) runs one timer for both subscribers, and stops it when the last of them is gone."
  ) {
    let counter = myInterval(.milliseconds(100))
      .share(replay: 1)

    print("Started ----")

    let subscription1 = counter.subscribe(onNext: { n in print("First \(n)") })
    let subscription2 = counter.subscribe(onNext: { n in print("Second \(n)") })

    Thread.sleep(forTimeInterval: 0.55)

    subscription1.dispose()

    Thread.sleep(forTimeInterval: 0.5)

    subscription2.dispose()

    print("Ended ----")
  }
}
