/// The sending side of a broadcaster that one run of an operator feeds. When the upstream lets go of it, nobody can send any more.
@usableFromInline
final class BroadcastInput<Element, Failure: Error>: Receiver {
  @usableFromInline let broadcaster: Broadcaster<Element, Failure>

  @inlinable init(_ broadcaster: Broadcaster<Element, Failure>) {
    self.broadcaster = broadcaster
  }

  @inlinable func sink(end: @escaping (Termination<Failure>) -> Void) -> Sink<Element, Failure> {
    Sink(to: self, end: end) { element, receiver in
      receiver.cast(to: BroadcastInput<Element, Failure>.self).broadcaster.send(element)
    }
  }

  @inlinable deinit {
    broadcaster.abandon()
  }
}
