import ReactiveCore

extension Signal {
  /// Combines the latest values of 2 signals. See `combineLatest(_:)`.
  @inlinable
  public static func combineLatest<B>(_ a: Signal<Value, Error>, _ b: Signal<B, Error>) -> Signal<(Value, B), Error> {
    Signal<(Value, B), Error>.fed(by: .combineLatest(a.source, b.source, endsWithMissing: false) { ($0, $1) })
  }

  /// Combines the latest values of 3 signals. See `combineLatest(_:)`.
  @inlinable
  public static func combineLatest<B, C>(
    _ a: Signal<Value, Error>, _ b: Signal<B, Error>, _ c: Signal<C, Error>
  ) -> Signal<(Value, B, C), Error> {
    Signal<(Value, B, C), Error>.fed(by: .combineLatest(a.source, b.source, c.source, endsWithMissing: false) { ($0, $1, $2) })
  }

  /// Combines the latest values of 4 signals. See `combineLatest(_:)`.
  @inlinable
  public static func combineLatest<B, C, D>(
    _ a: Signal<Value, Error>, _ b: Signal<B, Error>, _ c: Signal<C, Error>, _ d: Signal<D, Error>
  ) -> Signal<(Value, B, C, D), Error> {
    Signal<(Value, B, C, D), Error>.fed(
      by: .combineLatest(
        a.source, b.source, c.source, d.source, endsWithMissing: false
      ) { ($0, $1, $2, $3) })
  }

  /// Combines the latest values of 5 signals. See `combineLatest(_:)`.
  @inlinable
  public static func combineLatest<B, C, D, E>(
    _ a: Signal<Value, Error>, _ b: Signal<B, Error>, _ c: Signal<C, Error>, _ d: Signal<D, Error>, _ e: Signal<E, Error>
  ) -> Signal<(Value, B, C, D, E), Error> {
    Signal<(Value, B, C, D, E), Error>.fed(
      by: .combineLatest(
        a.source, b.source, c.source, d.source, e.source, endsWithMissing: false
      ) { ($0, $1, $2, $3, $4) })
  }

  /// Combines the latest values of 6 signals. See `combineLatest(_:)`.
  @inlinable
  public static func combineLatest<B, C, D, E, F>(
    _ a: Signal<Value, Error>, _ b: Signal<B, Error>, _ c: Signal<C, Error>, _ d: Signal<D, Error>, _ e: Signal<E, Error>,
    _ f: Signal<F, Error>
  ) -> Signal<(Value, B, C, D, E, F), Error> {
    Signal<(Value, B, C, D, E, F), Error>.fed(
      by: .combineLatest(
        a.source, b.source, c.source, d.source, e.source, f.source, endsWithMissing: false
      ) { ($0, $1, $2, $3, $4, $5) })
  }

  /// Combines the latest values of 7 signals. See `combineLatest(_:)`.
  @inlinable
  public static func combineLatest<B, C, D, E, F, G>(
    _ a: Signal<Value, Error>, _ b: Signal<B, Error>, _ c: Signal<C, Error>, _ d: Signal<D, Error>, _ e: Signal<E, Error>,
    _ f: Signal<F, Error>, _ g: Signal<G, Error>
  ) -> Signal<(Value, B, C, D, E, F, G), Error> {
    Signal<(Value, B, C, D, E, F, G), Error>.fed(
      by: .combineLatest(
        a.source, b.source, c.source, d.source, e.source, f.source, g.source, endsWithMissing: false
      ) { ($0, $1, $2, $3, $4, $5, $6) })
  }

  /// Combines the latest values of 8 signals. See `combineLatest(_:)`.
  @inlinable
  public static func combineLatest<B, C, D, E, F, G, H>(
    _ a: Signal<Value, Error>, _ b: Signal<B, Error>, _ c: Signal<C, Error>, _ d: Signal<D, Error>, _ e: Signal<E, Error>,
    _ f: Signal<F, Error>, _ g: Signal<G, Error>, _ h: Signal<H, Error>
  ) -> Signal<(Value, B, C, D, E, F, G, H), Error> {
    Signal<(Value, B, C, D, E, F, G, H), Error>.fed(
      by: .combineLatest(
        a.source, b.source, c.source, d.source, e.source, f.source, g.source, h.source, endsWithMissing: false
      ) { ($0, $1, $2, $3, $4, $5, $6, $7) })
  }

  /// Combines the latest values of 9 signals. See `combineLatest(_:)`.
  @inlinable
  public static func combineLatest<B, C, D, E, F, G, H, I>(
    _ a: Signal<Value, Error>, _ b: Signal<B, Error>, _ c: Signal<C, Error>, _ d: Signal<D, Error>, _ e: Signal<E, Error>,
    _ f: Signal<F, Error>, _ g: Signal<G, Error>, _ h: Signal<H, Error>, _ i: Signal<I, Error>
  ) -> Signal<(Value, B, C, D, E, F, G, H, I), Error> {
    let first = combineLatest(a, b, c, d, e, f, g, h)
    return Signal<(Value, B, C, D, E, F, G, H, I), Error>.fed(
      by: .combineLatest(
        first.source, i.source, endsWithMissing: false
      ) {
        ($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $1)
      })
  }

  /// Combines the latest values of 10 signals. See `combineLatest(_:)`.
  @inlinable
  public static func combineLatest<B, C, D, E, F, G, H, I, J>(
    _ a: Signal<Value, Error>, _ b: Signal<B, Error>, _ c: Signal<C, Error>, _ d: Signal<D, Error>, _ e: Signal<E, Error>,
    _ f: Signal<F, Error>, _ g: Signal<G, Error>, _ h: Signal<H, Error>, _ i: Signal<I, Error>, _ j: Signal<J, Error>
  ) -> Signal<(Value, B, C, D, E, F, G, H, I, J), Error> {
    let first = combineLatest(a, b, c, d, e, f, g, h)
    return Signal<(Value, B, C, D, E, F, G, H, I, J), Error>.fed(
      by: .combineLatest(
        first.source, i.source, j.source, endsWithMissing: false
      ) {
        ($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $1, $2)
      })
  }
}
