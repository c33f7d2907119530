import Foundation
import RxSwift

extension Page {
  static let primeCheck = Page(
    "prime", "An asynchronous check, bound to a text field",
    idea: "Each text becomes a computation of its own, and concat runs them one after the other."
  ) {
    let primeTextField = PublishSubject<String>()
    let shown = DispatchSemaphore(value: 0)

    let subscription =
      primeTextField  // Observable<String>
      .map { isPrime(Int($0) ?? 0) }  // Observable<Observable<(n, isPrime)>>
      .concat()  // Observable<(n, isPrime)>
      .map { "number \($0.n) is prime? \($0.isPrime)" }  // Observable<String>
      .subscribe(onNext: { resultLabel in
        print(resultLabel)
        shown.signal()
      })

    for text in ["43", "1001", "2147483647"] {
      primeTextField.onNext(text)
    }
    for _ in 1...3 { shown.wait() }

    // To unbind everything:
    subscription.dispose()
  }
}

/// Computes in the background, once per subscription.
private func isPrime(_ n: Int) -> Observable<(n: Int, isPrime: Bool)> {
  Observable.create { observer in
    var divisor = 2
    while divisor * divisor <= n && n % divisor != 0 { divisor += 1 }
    observer.onNext((n, n > 1 && divisor * divisor > n))
    observer.onCompleted()
    return Disposables.create()
  }
  .subscribe(on: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
}
