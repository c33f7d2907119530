/// An object that tears down one of many things, such as an observer of a broadcaster, by a key.
public protocol KeyedTeardown: AnyObject, Sendable {
  func tearDown(_ key: UnsafeRawPointer)
}

/// What a scope runs when it ends.
@frozen
@usableFromInline
enum Teardowns {
  case none
  case keyed(any KeyedTeardown, UnsafeRawPointer)
  case disposable(any Disposable)

  @inlinable func run() {
    switch self {
    case .none: return
    case .keyed(let owner, let key): owner.tearDown(key)
    case .disposable(let disposable): disposable.dispose()
    }
  }
}
