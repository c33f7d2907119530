/// Where the reactive members of a type live: `object.rx.something`.
///
/// Extend it for a type of your own:
///
///     extension Reactive where Base: Thermometer {
///       var changes: Observable<Double> { ... }
///     }
///
/// For an object it also gives an observer for each writable property: `values.bind(to: object.rx.title)`.
@dynamicMemberLookup
public struct Reactive<Base> {
  /// The value that these members belong to.
  public let base: Base

  /// The reactive members of `base`.
  public init(_ base: Base) {
    self.base = base
  }

  /// An observer that sets a property of the object, on the main thread. It doesn't retain the object.
  public subscript<Property>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>) -> Binder<Property>
  where Base: AnyObject {
    Binder(base, scheduler: MainScheduler()) { base, value in base[keyPath: keyPath] = value }
  }
}

extension Reactive: Sendable where Base: Sendable {}
