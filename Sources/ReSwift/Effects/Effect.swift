/// Work that an action starts, or an order to cancel such work.
///
///     .run(id: "search") { send in
///       let hits = await search(for: text)
///       send(Found(hits))
///     }
public struct Effect: Sendable {
  /// What the work is called. Work with the same id replaces it.
  public let id: any Hashable & Sendable

  /// Nil cancels.
  let work: (@Sendable (_ send: Send) async -> Void)?

  /// Starts work, and cancels what runs under the same id.
  ///
  /// - Parameters:
  ///   - id: What the work is called.
  ///   - work: An async function. It runs outside of the store, in a task of its own, or on the actor that its type names. It ends
  ///     early if its task is cancelled, as far as it looks; what it sends then is ignored.
  public static func run(
    id: some Hashable & Sendable, _ work: @escaping @Sendable (_ send: Send) async -> Void
  ) -> Effect {
    Effect(id: id, work: work)
  }

  /// Cancels the work that runs under an id, if any.
  ///
  /// - Parameter id: What the work is called.
  public static func cancel(id: some Hashable & Sendable) -> Effect {
    Effect(id: id, work: nil)
  }

  /// Whether this is an order to cancel.
  public var isCancellation: Bool {
    work == nil
  }

  /// Does the work on the spot, without a store: for tests of the work itself.
  ///
  /// - Parameter send: Takes the actions that the work sends. Called on the thread that sends.
  public func perform(_ send: @escaping @Sendable (any Action) -> Void) async {
    await work?(Send(send))
  }
}

extension Effect {
  /// What the work of an effect sends its actions with.
  public struct Send: Sendable {
    private let dispatch: @Sendable (any Action) -> Void

    init(_ dispatch: @escaping @Sendable (any Action) -> Void) {
      self.dispatch = dispatch
    }

    /// Dispatches an action, unless the work has been cancelled or has returned, or the store is gone.
    ///
    /// - Parameter action: What has happened.
    public func callAsFunction(_ action: sending any Action) {
      dispatch(action)
    }
  }
}
