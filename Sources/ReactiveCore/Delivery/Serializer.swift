/// Turns sends that may overlap or nest into one serial stream. A send that arrives while another is in progress is
/// delivered after it, by the sender in progress.
public class Serializer<Element, Failure: Error>: Baton<Signal<Element, Failure>>, @unchecked Sendable {  // the baton
  public final let output: Sink<Element, Failure>
  public final let scope: Scope
  /// Belongs to the holder of the baton.
  @exclusivity(unchecked) @usableFromInline final nonisolated(unsafe) var hasEnded = false

  @inlinable public init(_ output: Sink<Element, Failure>, until scope: Scope) {
    self.output = output
    self.scope = scope
  }

  /// Delivers without taking the baton, which the caller may do when nobody else can send.
  @inlinable public final func nextAlone(_ element: Element) {
    if !hasEnded, !scope.isEnded { output.next(element) }
  }

  /// The input side. It costs no allocation.
  @inlinable public final var sink: Sink<Element, Failure> {
    sink(end: end)
  }

  /// The input side of one of several sources, which end in their own ways.
  @inlinable public final func sink(end: @escaping (Termination<Failure>) -> Void) -> Sink<Element, Failure> {
    Sink(to: self, end: end) { element, receiver in
      receiver.cast(to: Serializer<Element, Failure>.self).next(element)
    }
  }

  @inlinable public final func next(_ element: Element) {
    guard take() else { return leave(.next(element)) }
    if !hasEnded, !scope.isEnded { output.next(element) }
    pass()
  }

  @inlinable public final func end(_ termination: Termination<Failure>) {
    guard take() else { return leave(.end(termination)) }
    deliver(.end(termination))
    pass()
  }

  @inlinable public final override func deliver(_ item: Signal<Element, Failure>) {
    guard !hasEnded, !scope.isEnded else { return }
    LockCheck.assertNoneHeld()
    if case .end = item { hasEnded = true }
    output.deliver(item)
  }
}
