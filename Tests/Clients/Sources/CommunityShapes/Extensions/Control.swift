import Foundation
import RxSwift

extension ObservableType {
  /// Lets elements through while `pauser` is true.
  public func pausable<Pauser: ObservableType>(_ pauser: Pauser) -> Observable<Element> where Pauser.Element == Bool {
    return withLatestFrom(pauser) { element, paused in
      (element, paused)
    }
    .filter { _, paused in paused }
    .map { element, _ in element }
  }

  /// Keeps elements while `pauser` is false, and sends them when it is true again.
  public func pausableBuffered<Pauser: ObservableType>(
    _ pauser: Pauser, limit: Int? = 1, flushOnCompleted: Bool = true, flushOnError: Bool = true
  ) -> Observable<Element> where Pauser.Element == Bool {
    return Observable<Element>.create { observer in
      var buffer: [Element] = []
      if let limit = limit { buffer.reserveCapacity(limit) }
      var paused = true
      var flushIndex = 0
      let lock = NSRecursiveLock()

      let flush = {
        while flushIndex < buffer.count {
          flushIndex += 1
          observer.onNext(buffer[flushIndex - 1])
        }
        if buffer.count > 0 {
          flushIndex = 0
          buffer.removeAll(keepingCapacity: limit != nil)
        }
      }

      let boundaryDisposable = pauser.distinctUntilChanged(==).subscribe { event in
        lock.lock()
        defer { lock.unlock() }
        switch event {
        case .next(let resume):
          if resume && buffer.count > 0 { flush() }
          paused = !resume
        case .completed: observer.onCompleted()
        case .error(let error): observer.onError(error)
        }
      }

      let disposable = self.subscribe { event in
        lock.lock()
        defer { lock.unlock() }
        switch event {
        case .next(let element):
          if paused {
            buffer.append(element)
            if let limit = limit, buffer.count > limit { buffer.remove(at: 0) }
          } else {
            observer.onNext(element)
          }
        case .completed:
          if flushOnCompleted { flush() }
          observer.onCompleted()
        case .error(let error):
          if flushOnError { flush() }
          observer.onError(error)
        }
      }
      return Disposables.create([disposable, boundaryDisposable])
    }
  }

  /// Arrays of what came between two triggers.
  public func bufferWithTrigger<Trigger: ObservableType>(_ boundary: Trigger) -> Observable<[Element]> {
    return Observable<[Element]>.create { observer in
      var buffer: [Element] = []
      let lock = NSRecursiveLock()
      let boundaryDisposable = boundary.subscribe { event in
        lock.lock()
        defer { lock.unlock() }
        switch event {
        case .next:
          observer.onNext(buffer)
          buffer = []
        default: break
        }
      }
      let disposable = self.subscribe { event in
        lock.lock()
        defer { lock.unlock() }
        switch event {
        case .next(let element): buffer.append(element)
        case .completed:
          observer.onNext(buffer)
          observer.onCompleted()
        case .error(let error):
          observer.onNext(buffer)
          observer.onError(error)
        }
      }
      return Disposables.create([disposable, boundaryDisposable])
    }
  }

  public func apply<Result>(_ transform: (Observable<Element>) -> Observable<Result>) -> Observable<Result> {
    return transform(self.asObservable())
  }

  public func mergeWith<O: ObservableConvertibleType>(_ other: O) -> Observable<Element> where O.Element == Element {
    return Observable.merge(self.asObservable(), other.asObservable())
  }

  public func zipWith<O: ObservableType, Result>(
    _ other: O, resultSelector: @escaping (Element, O.Element) throws -> Result
  ) -> Observable<Result> {
    return Observable.zip(self, other, resultSelector: resultSelector)
  }

  /// Subscribes with a method of an object that is held weakly.
  public func subscribe<A: AnyObject>(weak obj: A, _ on: @escaping (A) -> (Event<Element>) -> Void) -> Disposable {
    return self.subscribe(Self.weakify(obj, method: on))
  }

  public func subscribeNext<A: AnyObject>(weak obj: A, _ onNext: @escaping (A) -> (Element) -> Void) -> Disposable {
    return self.subscribe(onNext: Self.weakify(obj, method: onNext))
  }

  private static func weakify<A: AnyObject, B>(_ obj: A, method: ((A) -> (B) -> Void)?) -> ((B) -> Void) {
    return { [weak obj] value in
      guard let obj = obj else { return }
      method?(obj)(value)
    }
  }
}
