/// The sending side of a broadcaster that an operator feeds. When the upstream lets go of it, nobody can send any more, unless
/// another run is to feed the same broadcaster.
@usableFromInline
final class BroadcastInput<Element, Failure: Error> {
  @usableFromInline let broadcaster: Broadcaster<Element, Failure>

  @usableFromInline let isLast: Bool

  @inlinable init(_ broadcaster: Broadcaster<Element, Failure>, isLast: Bool) {
    self.broadcaster = broadcaster
    self.isLast = isLast
  }

  @inlinable deinit {
    if isLast { broadcaster.abandon() }
  }
}
