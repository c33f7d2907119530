/// What the `step` of a sink works on: the state of one run of an operator, and the sink after it.
///
/// It reaches the step as an argument and isn't captured by it. So the step of an operator captures nothing but the user's
/// closure; if that captures nothing either, the optimiser makes one function of the two, and an element costs one call.
open class Receiver {
  @inlinable public init() {}

  /// The receiver of steps that don't need one. It has no state, so all threads may share it.
  nonisolated(unsafe) public static let none = Receiver()

  /// This receiver as what the maker of the sink passed in.
  @inlinable @inline(__always)
  public final func cast<Subclass: Receiver>(to type: Subclass.Type = Subclass.self) -> Subclass {
    unsafeDowncast(self, to: type)
  }
}

/// The receiver of an operator without state: the sink after it.
@usableFromInline
final class Downstream<Element, Failure: Error>: Receiver {
  @usableFromInline let sink: Sink<Element, Failure>

  @inlinable init(_ sink: Sink<Element, Failure>) {
    self.sink = sink
  }
}
