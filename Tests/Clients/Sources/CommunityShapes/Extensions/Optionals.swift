import RxSwift

/// What an `Optional` looks like to a constraint.
public protocol OptionalType {
  associatedtype Wrapped

  var value: Wrapped? { get }
}

extension Optional: OptionalType {
  public var value: Wrapped? { return self }
}

public protocol Occupiable {
  var isEmpty: Bool { get }
}

extension Occupiable {
  public var isNotEmpty: Bool { return !isEmpty }
}

extension String: Occupiable {}
extension Array: Occupiable {}
extension Dictionary: Occupiable {}
extension Set: Occupiable {}

public enum OptionalError: Error, LocalizedErrorLike {
  case foundNil(Any.Type)
  case empty(Any.Type)

  public var text: String {
    switch self {
    case let .foundNil(type): return "Found nil while expecting \(type)"
    case let .empty(type): return "Empty occupiable of \(type)"
    }
  }
}

public protocol LocalizedErrorLike {
  var text: String { get }
}

public extension ObservableType where Element: OptionalType {
  func filterNil() -> Observable<Element.Wrapped> {
    return self.flatMap { element -> Observable<Element.Wrapped> in
      guard let value = element.value else {
        return Observable<Element.Wrapped>.empty()
      }
      return Observable<Element.Wrapped>.just(value)
    }
  }

  func filterNilKeepOptional() -> Observable<Element> {
    return self.filter { element -> Bool in
      return element.value != nil
    }
  }

  func errorOnNil(_ error: Error = OptionalError.foundNil(Element.Wrapped.self)) -> Observable<Element.Wrapped> {
    return self.map { element -> Element.Wrapped in
      guard let value = element.value else {
        throw error
      }
      return value
    }
  }

  func replaceNilWith(_ valueOnNil: Element.Wrapped) -> Observable<Element.Wrapped> {
    return self.map { element -> Element.Wrapped in
      guard let value = element.value else {
        return valueOnNil
      }
      return value
    }
  }

  func catchOnNil(_ handler: @escaping () throws -> Observable<Element.Wrapped>) -> Observable<Element.Wrapped> {
    return self.flatMap { element -> Observable<Element.Wrapped> in
      guard let value = element.value else {
        return try handler()
      }
      return Observable<Element.Wrapped>.just(value)
    }
  }
}

public extension ObservableType where Element: OptionalType, Element.Wrapped: Equatable {
  func distinctUntilChanged() -> Observable<Element> {
    return self.distinctUntilChanged { (lhs, rhs) -> Bool in
      return lhs.value == rhs.value
    }
  }
}

public extension ObservableType where Element: Occupiable {
  func filterEmpty() -> Observable<Element> {
    return self.filter { $0.isNotEmpty }
  }

  func catchOnEmpty(_ handler: @escaping () throws -> Observable<Element>) -> Observable<Element> {
    return self.flatMap { element -> Observable<Element> in
      element.isEmpty ? try handler() : Observable<Element>.just(element)
    }
  }

  func errorOnEmpty(_ error: Error = OptionalError.empty(Element.self)) -> Observable<Element> {
    return self.map { element in
      guard element.isNotEmpty else { throw error }
      return element
    }
  }
}

public extension PrimitiveSequenceType where Trait == MaybeTrait, Element: OptionalType {
  func filterNil() -> Maybe<Element.Wrapped> {
    return primitiveSequence.flatMap { element in element.value.map(Maybe.just) ?? .empty() }
  }
}

public extension PrimitiveSequence where Trait == SingleTrait, Element: OptionalType {
  func filterNil() -> Maybe<Element.Wrapped> {
    return self.compactMap { $0.value }
  }

  func errorOnNil() -> Single<Element.Wrapped> {
    return self.map { element in
      guard let value = element.value else { throw OptionalError.foundNil(Element.Wrapped.self) }
      return value
    }
  }
}
