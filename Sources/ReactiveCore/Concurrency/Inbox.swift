/// What a run has delivered and no task has taken yet: where pushing turns into pulling.
///
/// The run sends one signal at a time; tasks take from any thread. Who finds nothing waits, first come first served.
final class Inbox<Element, Failure: Error>: @unchecked Sendable {  // `state` is locked, `limit` immutable
  private struct State {
    var elements = RingBuffer<Element>()
    var waiters = RingBuffer<Waiter<Signal<Element, Failure>>>()
    var end: Termination<Failure>?
    /// Whether a task was told the end. It is told once; after that there is just nothing more.
    var isOver = false

    mutating func take() -> Signal<Element, Failure>? {
      if let element = elements.popFirst() { return .next(element) }
      guard let end else { return nil }
      return .end(exchange(&isOver, true) ? .completed : end)
    }

    mutating func close(_ termination: Termination<Failure>) -> [Waiter<Signal<Element, Failure>>] {
      end = termination
      let waiting = waiters.elements
      waiters = RingBuffer()
      if !waiting.isEmpty { isOver = true }
      return waiting
    }
  }

  private enum Outcome {
    case closed
    case awaited(Waiter<Signal<Element, Failure>>)
    case kept(displaced: Element?)
    case tooMany(Termination<Failure>)
  }

  private let state = Locked(State())
  private let limit: InboxLimit<Failure>

  init(_ limit: InboxLimit<Failure>) {
    self.limit = limit
  }

  /// Hands an element to the task that waits, or keeps it.
  ///
  /// - Returns: How the run has to end because there are too many elements; nil if it goes on.
  func send(_ element: Element) -> Termination<Failure>? {
    let outcome = state.locked { state -> Outcome in
      guard state.end == nil else { return .closed }
      if let waiter = state.waiters.popFirst() { return .awaited(waiter) }
      guard state.elements.count == limit.count else {
        state.elements.append(element)
        return .kept(displaced: nil)
      }
      switch limit.overflow {
      case .end(let termination): return .tooMany(termination)
      case .dropOldest where limit.count > 0: return .kept(displaced: state.elements.replaceOldest(by: element))
      case .dropOldest, .dropNewest: return .kept(displaced: nil)
      }
    }
    switch outcome {
    case .closed, .kept: return nil
    case .awaited(let waiter):
      waiter.resume(.next(element))
      return nil
    case .tooMany(let termination): return termination
    }
  }

  /// The run has ended. What it sent before can still be taken.
  func end(_ termination: Termination<Failure>) {
    let waiters = state.locked { $0.end == nil ? $0.close(termination) : [] }
    for waiter in waiters { waiter.resume(.end(termination)) }
  }

  /// Nobody is interested any more: drops what was kept, and sends those away who wait.
  func interrupt() {
    let (waiters, _) = state.locked { state in
      let kept = exchange(&state.elements, RingBuffer())
      return (state.isOver ? [] : state.close(.interrupted), kept)
    }
    for waiter in waiters { waiter.resume(.end(.interrupted)) }
  }

  /// The next signal if there is one.
  func take() -> Signal<Element, Failure>? {
    state.locked { $0.take() }
  }

  /// The next signal, as soon as there is one. After an end, completion.
  func next(isolation: isolated (any Actor)?) async -> Signal<Element, Failure> {
    if let signal = take() { return signal }
    return await Waiter.wait(isolation: isolation) { waiter in
      let signal = state.locked { state in
        let signal = state.take()
        if signal == nil { state.waiters.append(waiter) }
        return signal
      }
      if let signal { waiter.resume(signal) }
    }
  }
}

extension RingBuffer {
  /// Appends an element to a queue that is not empty, and returns the one at the front, which makes room.
  fileprivate mutating func replaceOldest(by element: Element) -> Element? {
    let oldest = popFirst()
    append(element)
    return oldest
  }
}
