/// What a flattening operator does with the streams that its source sends.
///
///     outer:   --a-----b-----------|      a: ---1---2---|   b: ---8---9---|
///     merge:   -----1---2-8---9---|
///     concat:  -----1---2----8---9---|
///     latest:  -----1-----8---9---|
///     race:    -----1---2---------|
public struct FlattenStrategy: Sendable {
  @frozen
  @usableFromInline
  enum Kind: Sendable {
    case merge
    case concurrent(limit: Int)
    case latest
    case race
    case throttle
  }

  @usableFromInline let kind: Kind

  @inlinable init(_ kind: Kind) {
    self.kind = kind
  }

  /// All streams run at the same time, and their values are passed on as they come.
  ///
  /// Completes when the source and all streams have. A stream that is interrupted counts as completed; a failure ends everything.
  public static let merge = FlattenStrategy(.merge)

  /// One stream runs after the other, in the order in which they were sent. The others wait, in an unbounded queue.
  ///
  /// Completes when the source and all streams have. A stream that is interrupted counts as completed; a failure ends everything.
  public static let concat = FlattenStrategy(.concurrent(limit: 1))

  /// Up to `limit` streams run at the same time. The others wait, in an unbounded queue.
  ///
  /// Completes when the source and all streams have. A stream that is interrupted counts as completed; a failure ends everything.
  ///
  /// - Parameter limit: At least 1.
  public static func concurrent(limit: UInt) -> FlattenStrategy {
    precondition(limit > 0, "concurrent(limit:): the limit must be positive.")
    return FlattenStrategy(.concurrent(limit: Int(clamping: limit)))
  }

  /// The newest stream runs; the one before it is interrupted first.
  ///
  /// Completes when the source and the newest stream have. A stream that is interrupted counts as completed; a failure ends everything.
  public static let latest = FlattenStrategy(.latest)

  /// All streams run until one of them says something, be it an end: this one is passed on, and the others are interrupted first.
  ///
  /// Completes when the source and the winner have. The winner's failure or interruption ends everything.
  public static let race = FlattenStrategy(.race)

  /// A stream runs if no other one does; otherwise it is dropped. It has nothing to do with time.
  ///
  /// Completes when the source has and no stream runs. A stream's failure or interruption ends everything.
  public static let throttle = FlattenStrategy(.throttle)
}
