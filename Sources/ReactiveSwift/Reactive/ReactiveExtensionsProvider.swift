/// A type that has a place for reactive extensions: what is added to `Reactive` for it is found under `reactive`.
///
///     extension Door: ReactiveExtensionsProvider {}
///     extension Reactive where Base: Door { var isOpen: Property<Bool> { ... } }
///     door.reactive.isOpen
public protocol ReactiveExtensionsProvider {}

extension ReactiveExtensionsProvider {
  /// The reactive extensions of this value.
  public var reactive: Reactive<Self> { Reactive(self) }

  /// The reactive extensions of the type.
  public static var reactive: Reactive<Self>.Type { Reactive<Self>.self }
}

/// The place for reactive extensions of `Base`.
public struct Reactive<Base> {
  /// What is extended.
  public let base: Base

  fileprivate init(_ base: Base) {
    self.base = base
  }
}

extension Reactive: Sendable where Base: Sendable {}
