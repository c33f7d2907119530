import Foundation
import RxSwift

extension ObservableType {
  /// The elements that aren't nil.
  public func unwrap<Result>() -> Observable<Result> where Element == Result? {
    return self.filter { $0 != nil }.map { $0! }
  }

  public func ignoreWhen(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    return self.asObservable().filter { try !predicate($0) }
  }

  public func mapTo<Result>(_ value: Result) -> Observable<Result> {
    return map { _ in value }
  }

  public func map<Result>(at keyPath: KeyPath<Element, Result>) -> Observable<Result> {
    return self.map { $0[keyPath: keyPath] }
  }

  public func ofType<Result>(_ type: Result.Type) -> Observable<Result> {
    return self.filterMap { element -> FilterMap<Result> in
      guard let result = element as? Result else { return .ignore }
      return .map(result)
    }
  }

  public func filterMap<Result>(_ transform: @escaping (Element) throws -> FilterMap<Result>) -> Observable<Result> {
    return compactMap { try transform($0).asOptional }
  }

  public func flatMapSync<O: CustomOperator>(_ transform: @escaping (Element) -> O) -> Observable<O.Result> {
    return Observable.create { observer in
      return self.subscribe { event in
        switch event {
        case let .next(element): transform(element).apply { observer.onNext($0) }
        case let .error(error): observer.onError(error)
        case .completed: observer.onCompleted()
        }
      }
    }
  }

  public func count() -> Observable<Int> {
    return reduce(0) { count, _ in count + 1 }
  }

  public func count(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Int> {
    return filter(predicate).count()
  }

  public func partition(_ predicate: @escaping (Element) throws -> Bool) -> (
    matches: Observable<Element>, nonMatches: Observable<Element>
  ) {
    let stream = self.map { ($0, try predicate($0)) }.share()
    let hits = stream.filter { $0.1 }.map { $0.0 }
    let misses = stream.filter { !$0.1 }.map { $0.0 }
    return (hits, misses)
  }

  public func nwise(_ n: Int) -> Observable<[Element]> {
    assert(n > 1, "n must be greater than 1")
    return
      self
      .scan([]) { acc, item in Array((acc + [item]).suffix(n)) }
      .filter { $0.count == n }
  }

  public func pairwise() -> Observable<(Element, Element)> {
    return self.nwise(2).map { ($0[0], $0[1]) }
  }
}

public enum FilterMap<Result> {
  case ignore
  case map(Result)

  fileprivate var asOptional: Result? {
    switch self {
    case .ignore: return nil
    case let .map(result): return result
    }
  }
}

public protocol CustomOperator {
  associatedtype Result
  func apply(_ sink: (Result) -> Void)
}

extension ObservableType where Element: Hashable {
  public func distinct() -> Observable<Element> {
    var cache = Set<Element>()
    return flatMap { element -> Observable<Element> in
      if cache.contains(element) {
        return Observable<Element>.empty()
      } else {
        cache.insert(element)
        return Observable<Element>.just(element)
      }
    }
  }
}

extension ObservableType where Element: Equatable {
  public func ignore(_ valuesToIgnore: Element...) -> Observable<Element> {
    return self.asObservable().filter { !valuesToIgnore.contains($0) }
  }

  public func ignore<S: Sequence>(_ valuesToIgnore: S) -> Observable<Element> where S.Element == Element {
    return self.asObservable().filter { !valuesToIgnore.contains($0) }
  }
}

extension ObservableType where Element == Bool {
  public func not() -> Observable<Bool> {
    return self.map(!)
  }
}

extension ObservableType where Element: Collection {
  public func mapMany<Result>(_ transform: @escaping (Element.Element) throws -> Result) -> Observable<[Result]> {
    return map { collection -> [Result] in
      try collection.map(transform)
    }
  }
}

extension ObservableType where Element: Sequence {
  public func flattened() -> Observable<Element.Element> {
    return concatMap { Observable.from(Array($0)) }
  }
}

extension ObservableType where Element: Comparable {
  public func toSortedArray(ascending: Bool = true) -> Single<[Element]> {
    return toArray().map { $0.sorted(by: ascending ? { $0 < $1 } : { $0 > $1 }) }
  }
}

extension ObservableType where Element: EventConvertible {
  public func elements() -> Observable<Element.Element> {
    return filter { $0.event.element != nil }.map { $0.event.element! }
  }

  public func errors() -> Observable<Swift.Error> {
    return filter { $0.event.error != nil }.map { $0.event.error! }
  }
}

extension Collection where Element: ObservableType, Element.Element == Bool {
  public func combineLatestAnd() -> Observable<Bool> {
    return Observable.combineLatest(self) { bools -> Bool in
      return bools.reduce(true, { (acc, element) in acc && element })
    }
  }
}

extension Collection where Element: ObservableConvertibleType {
  public func merge() -> Observable<Element.Element> {
    return Observable.merge(self.map { $0.asObservable() })
  }
}
