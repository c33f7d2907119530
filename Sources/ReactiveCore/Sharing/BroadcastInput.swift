/// The sending side of a broadcaster that an operator feeds. When the upstream lets go of it, nobody can send any more.
final class BroadcastInput<Element, Failure: Error> {
  let broadcaster: Broadcaster<Element, Failure>

  init(_ broadcaster: Broadcaster<Element, Failure>) {
    self.broadcaster = broadcaster
  }

  deinit {
    broadcaster.abandon()
  }
}
