/// The sending side of a broadcaster that an operator feeds. When the upstream lets go of it, nobody can send any more.
@usableFromInline
final class BroadcastInput<Element, Failure: Error> {
  @usableFromInline let broadcaster: Broadcaster<Element, Failure>

  @inlinable init(_ broadcaster: Broadcaster<Element, Failure>) {
    self.broadcaster = broadcaster
  }

  @inlinable deinit {
    broadcaster.abandon()
  }
}
