/// A description of what has happened or is wanted: all that can change a store's state.
public protocol Action {}

/// What a store dispatches first if it is made without a state: the reducer answers it with the initial state.
public struct ReSwiftInit: Action, Sendable {
  @usableFromInline init() {}
}

/// Something that takes actions, such as a store or a step of its middleware.
public typealias DispatchFunction = (any Action) -> Void
