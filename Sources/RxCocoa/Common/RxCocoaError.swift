/// The errors of bindings to user interfaces.
public enum RxCocoaError: Swift.Error, CustomDebugStringConvertible {
  /// Something went wrong that has no better name.
  case unknown
  /// An operation that the object doesn't allow.
  case invalidOperation(object: Any)
  /// Items were asked for that nobody has bound yet.
  case itemsNotYetBound(object: Any)
  /// The object has no property of that name.
  case invalidPropertyName(object: Any, propertyName: String)
  /// A key path leads to something that isn't an object.
  case invalidObjectOnKeyPath(object: Any, sourceObject: AnyObject, propertyName: String)
  /// A method could not be replaced at run time.
  case errorDuringSwizzling
  /// The object is not of that type.
  case castingError(object: Any, targetType: any Any.Type)

  /// One sentence that says what happened.
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error occurred."
    case .invalidOperation(let object): "Invalid operation was attempted on `\(object)`."
    case .itemsNotYetBound(let object): "Items of `\(object)` are not bound yet."
    case .invalidPropertyName(let object, let propertyName): "Object `\(object)` has no property named `\(propertyName)`."
    case .invalidObjectOnKeyPath(let object, let sourceObject, let propertyName):
      "`\(propertyName)` of `\(sourceObject)` is `\(object)`, which is not an object that can be observed."
    case .errorDuringSwizzling: "A method could not be replaced at run time."
    case .castingError(let object, let targetType): "`\(object)` is not of the type `\(targetType)`."
    }
  }
}

extension RxCocoaError: @unchecked Sendable {}  // the objects are only named, never called
