import Foundation
import RxSwift

extension Page {
  static let debugging = Page(
    "debug", "Debugging", idea: "debug is a probe: it prints what passes this place of the chain, and changes nothing."
  ) {
    let subscription = myInterval(.milliseconds(100))
      .debug("my probe")
      .map { e in
        return "This is simply \(e)"
      }
      .subscribe(onNext: { n in print(n) })

    Thread.sleep(forTimeInterval: 0.55)

    subscription.dispose()
  }
}
