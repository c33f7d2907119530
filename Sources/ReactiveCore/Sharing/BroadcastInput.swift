/// The sending side of a broadcaster that an operator feeds. When the upstream lets go of it, nobody can send any more, unless
/// another run is to feed the same broadcaster.
@usableFromInline
final class BroadcastInput<Element, Failure: Error>: Receiver {
  @usableFromInline let broadcaster: Broadcaster<Element, Failure>

  @usableFromInline let isLast: Bool

  @inlinable init(_ broadcaster: Broadcaster<Element, Failure>, isLast: Bool) {
    self.broadcaster = broadcaster
    self.isLast = isLast
  }

  @inlinable func sink(end: @escaping (Termination<Failure>) -> Void) -> Sink<Element, Failure> {
    Sink(to: self, end: end) { element, receiver in
      receiver.cast(to: BroadcastInput<Element, Failure>.self).broadcaster.send(element)
    }
  }

  @inlinable deinit {
    if isLast { broadcaster.abandon() }
  }
}
