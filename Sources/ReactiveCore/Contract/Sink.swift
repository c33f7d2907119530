/// Where a run delivers to: any number of `next`, then at most one `end`. Calls never overlap and never nest.
@frozen
public struct Sink<Element, Failure: Error> {
  /// Takes an element and the receiver of the sink.
  public typealias Step = (Element, Receiver) -> Void

  public let step: Step
  public let receiver: Receiver
  public let end: (Termination<Failure>) -> Void

  /// A sink whose step captures nothing of the run: see `Receiver`.
  @inlinable
  public init(to receiver: Receiver, end: @escaping (Termination<Failure>) -> Void, step: @escaping Step) {
    self.step = step
    self.receiver = receiver
    self.end = end
  }

  /// A sink whose `next` captures what it needs.
  @inlinable
  public init(next: @escaping (Element) -> Void, end: @escaping (Termination<Failure>) -> Void) {
    self.init(to: .none, end: end) { element, _ in next(element) }
  }

  /// Delivers an element.
  @inlinable @inline(__always)
  public func next(_ element: Element) {
    step(element, receiver)
  }

  /// The same step and receiver, with another end.
  @inlinable
  public func ending<NewFailure>(_ end: @escaping (Termination<NewFailure>) -> Void) -> Sink<Element, NewFailure> {
    Sink<Element, NewFailure>(to: receiver, end: end, step: step)
  }

  /// Delivers a signal that was kept as a value.
  @inlinable
  public func deliver(_ signal: Signal<Element, Failure>) {
    switch signal {
    case .next(let element): next(element)
    case .end(let termination): end(termination)
    }
  }
}
