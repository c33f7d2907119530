/// Where a run delivers to: any number of `next`, then at most one `end`. Calls never overlap and never nest.
@frozen
public struct Sink<Element, Failure: Error> {
  public let next: (Element) -> Void
  public let end: (Termination<Failure>) -> Void

  @inlinable
  public init(next: @escaping (Element) -> Void, end: @escaping (Termination<Failure>) -> Void) {
    self.next = next
    self.end = end
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
