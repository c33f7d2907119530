import Foundation
import RxSwift

extension Observable {
  /// The first sequence, until the next one sends, and so on.
  public static func cascade<S: Sequence>(_ observables: S) -> Observable<Element>
  where S.Element == Observable<Element> {
    let flow = Array(observables)
    if flow.isEmpty { return Observable<Element>.empty() }
    return Observable<Element>.create { observer in
      var current = 0
      var subscriptions: [SerialDisposable?] = flow.map { _ in SerialDisposable() }
      let lock = NSRecursiveLock()

      for i in 0..<flow.count {
        let disposable = flow[i].subscribe(
          onNext: { element in
            lock.lock()
            defer { lock.unlock() }
            guard i >= current else { return }
            while current < i {
              subscriptions[current]?.dispose()
              subscriptions[current] = nil
              current += 1
            }
            observer.onNext(element)
          },
          onError: observer.onError,
          onCompleted: {
            lock.lock()
            defer { lock.unlock() }
            subscriptions[i] = nil
            if subscriptions.allSatisfy({ $0 == nil }) { observer.onCompleted() }
          })
        subscriptions[i]?.disposable = disposable
      }
      return Disposables.create {
        lock.lock()
        defer { lock.unlock() }
        subscriptions.forEach { $0?.dispose() }
      }
    }
  }

  /// An asynchronous function with a completion handler, as one that returns a sequence.
  public static func fromAsync(_ asyncRequest: @escaping (@escaping (Element) -> Void) -> Void) -> Observable<Element> {
    return Observable.create { o in
      asyncRequest { (result) in
        o.onNext(result)
        o.onCompleted()
      }
      return Disposables.create()
    }
  }

  public static func fromAsync<A>(
    _ asyncRequest: @escaping (A, @escaping (Element) -> Void) -> Void
  ) -> (A) -> Observable<Element> {
    return { (a: A) in Observable.fromAsync(curry(asyncRequest)(a)) }
  }

  public static func once(_ element: Element) -> Observable<Element> {
    let delivered = NSLock()
    return create { observer in
      if delivered.try() {
        observer.on(.next(element))
      }
      observer.on(.completed)
      return Disposables.create()
    }
  }
}

private func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C {
  return { a in { b in f(a, b) } }
}

extension Observable where Element == Any {
  public static func curry2<A, B>(_ a: Observable<A>, _ b: Observable<B>) -> Observable<(A, B)> {
    return Observable.combineLatest(a, b)
  }
}
