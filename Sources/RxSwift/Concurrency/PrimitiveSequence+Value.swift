import ReactiveCore

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Subscribes, and waits for the element.
  ///
  ///     let user = try await api.user(id: 7).value
  ///
  /// Subscribes on the actor that asks. By the time that it returns or throws, the subscription has been disposed. Throws what the
  /// sequence fails with, or `CancellationError` as soon as the task is cancelled; in a task that has been cancelled before it doesn't
  /// subscribe at all.
  ///
  /// Implements Rx `value`.
  public nonisolated(nonsending) var value: Element {
    get async throws {
      guard let element = try await primitiveSequence.source.firstElement() else { throw RxError.noElements }
      return element
    }
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Subscribes, and waits for the element, or nil if there is none.
  ///
  /// Subscribes on the actor that asks. By the time that it returns or throws, the subscription has been disposed. Throws what the
  /// sequence fails with, or `CancellationError` as soon as the task is cancelled; in a task that has been cancelled before it doesn't
  /// subscribe at all.
  ///
  /// Implements Rx `value`.
  public nonisolated(nonsending) var value: Element? {
    get async throws {
      try await primitiveSequence.source.firstElement()
    }
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Subscribes, and waits for completion.
  ///
  /// Subscribes on the actor that asks. By the time that it returns or throws, the subscription has been disposed. Throws what the
  /// sequence fails with, or `CancellationError` as soon as the task is cancelled; in a task that has been cancelled before it doesn't
  /// subscribe at all.
  ///
  /// Implements Rx `value`.
  public nonisolated(nonsending) var value: Void {
    get async throws {
      _ = try await primitiveSequence.source.firstElement()
    }
  }
}

extension Observable {
  fileprivate nonisolated(nonsending) func firstElement() async throws -> Element? {
    switch await source.firstSignal() {
    case .next(let element): element
    case .end(let termination): try termination.finish()
    }
  }
}
