import Foundation
import RxSwift

extension Page {
  static let customOperators = Page(
    "operators", "Your own operators", idea: "An operator is a method that creates a sequence from the events of another one."
  ) {
    let subscription = myInterval(.milliseconds(100))
      .myMap { e in
        return "This is simply \(e)"
      }
      .subscribe(onNext: { n in print(n) })

    Thread.sleep(forTimeInterval: 0.95)

    subscription.dispose()

    print("\nmyDebug:")
    _ = Observable.of("a", "b")
      .myDebug(identifier: "letters")
      .subscribe(onNext: { print($0) })
  }
}

extension ObservableType {
  fileprivate func myMap<R>(transform: @escaping (Element) -> R) -> Observable<R> {
    Observable.create { observer in
      let subscription = self.subscribe { e in
        switch e {
        case .next(let value):
          let result = transform(value)
          observer.on(.next(result))
        case .error(let error):
          observer.on(.error(error))
        case .completed:
          observer.on(.completed)
        }
      }

      return subscription
    }
  }

  fileprivate func myDebug(identifier: String) -> Observable<Element> {
    Observable.create { observer in
      print("subscribed \(identifier)")
      let subscription = self.subscribe { e in
        print("event \(identifier)  \(e)")
        switch e {
        case .next(let value):
          observer.on(.next(value))
        case .error(let error):
          observer.on(.error(error))
        case .completed:
          observer.on(.completed)
        }
      }
      return Disposables.create {
        print("disposing \(identifier)")
        subscription.dispose()
      }
    }
  }
}
