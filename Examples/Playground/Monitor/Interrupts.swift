import Dispatch
import Foundation
import RxSwift

enum Interrupts {
  /// Gives an element on `queue` for each Ctrl-C, which doesn't end the program for as long as there is a subscription.
  static func onControlC(queue: DispatchQueue) -> Observable<Void> {
    Observable.create { observer in
      signal(SIGINT, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: queue)
      source.setEventHandler { observer.onNext(()) }
      source.resume()
      return Disposables.create {
        source.cancel()
        signal(SIGINT, SIG_DFL)
      }
    }
  }
}
