import Foundation

/// A type with reactive members, under `rx`. Conform a class of your own to give it `rx`; every `NSObject` has it.
public protocol ReactiveCompatible {
  /// The type that the members belong to.
  associatedtype ReactiveBase

  /// The reactive members of the type.
  static var rx: Reactive<ReactiveBase>.Type { get set }

  /// The reactive members of the value.
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  /// The reactive members of the type. Setting it has no effect.
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    set {}  // makes `Type.rx.member = value` possible
  }

  /// The reactive members of the value. Setting it has no effect.
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    set {}  // makes `value.rx.member = value` possible
  }
}

extension NSObject: ReactiveCompatible {}
