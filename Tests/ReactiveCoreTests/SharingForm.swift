import ReactiveCore

/// The ways to run a source once for several observers.
enum SharingForm: CaseIterable {
  case share, replaying, forever, replayingForever, refCount

  func makeSource(of upstream: Source<Int, Flaw>) -> Source<Int, Flaw> {
    switch self {
    case .share: upstream.share(SharingPolicy(replay: 0, isForever: false, closesBeforeEnd: true))
    case .replaying: upstream.share(SharingPolicy(replay: 1, isForever: false, closesBeforeEnd: false))
    case .forever: upstream.share(SharingPolicy(replay: 0, isForever: true, closesBeforeEnd: true))
    case .replayingForever: upstream.share(SharingPolicy(replay: 1, isForever: true, closesBeforeEnd: true))
    case .refCount: makeRefCount(of: upstream)
    }
  }

  private func makeRefCount(of upstream: Source<Int, Flaw>) -> Source<Int, Flaw> {
    let multicast = Multicast<Int, Int, Flaw>(upstream) {
      let stream = Broadcaster<Int, Flaw>()
      return MulticastHub(input: Sink(next: stream.send, end: stream.end), output: stream.source)
    }
    return multicast.refCounted
  }
}
