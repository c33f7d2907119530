import ReactiveCore

/// How long what `share` keeps is kept.
public enum SubjectLifetimeScope: Sendable {
  /// As long as anybody is subscribed, or until the source ends; the next subscriber starts a new run with nothing replayed.
  case whileConnected
  /// As long as the sequence lives: late subscribers get the last elements of earlier runs, and after the source has ended those and its end.
  case forever
}

extension ObservableType {
  /// Subscribes to this sequence once for all who are subscribed at the same time.
  ///
  ///     source:   --1--2--3--4--|
  ///     first:    ^-1--2--3--4--|
  ///     second:         ^23--4--|        (replay: 1)
  ///
  /// The first subscriber starts the run, the last one to leave disposes it. Elements are delivered on the thread that the source uses, to all
  /// in order of subscription; replay comes before every live element.
  ///
  /// - Parameters:
  ///   - replay: How many of the last elements a late subscriber gets. So many are held.
  ///   - scope: How long they are kept.
  /// - Returns: The shared sequence. Implements Rx `share`.
  @inlinable
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
    let isForever = scope == .forever
    let isDirect = !isForever && replay < 2  // starts on the spot, and tells its end before it lets go of the source
    let shared = asObservable().source.share(
      SharingPolicy(replay: replay, isForever: isForever, closesBeforeEnd: !isDirect))
    return Observable(isDirect ? shared : Source(shared.run))
  }
}
