import ReactiveCore

extension SignalProducer {
  /// Combines the latest values of 2 producers. See `combineLatest(_:)`.
  @inlinable
  public static func combineLatest<A: SignalProducerConvertible, B: SignalProducerConvertible>(
    _ a: A, _ b: B
  ) -> SignalProducer<(Value, B.Value), Error>
  where Value == A.Value, Error == A.Error, A.Error == B.Error {
    SignalProducer<(Value, B.Value), Error>(
      guarding: .combineLatest(
        a.producer.inner(), b.producer.inner(), endsWithMissing: false
      ) { ($0, $1) })
  }

  /// Combines the latest values of 3 producers. See `combineLatest(_:)`.
  @inlinable
  public static func combineLatest<A: SignalProducerConvertible, B: SignalProducerConvertible, C: SignalProducerConvertible>(
    _ a: A, _ b: B, _ c: C
  ) -> SignalProducer<(Value, B.Value, C.Value), Error>
  where Value == A.Value, Error == A.Error, A.Error == B.Error, B.Error == C.Error {
    SignalProducer<(Value, B.Value, C.Value), Error>(
      guarding: .combineLatest(
        a.producer.inner(), b.producer.inner(), c.producer.inner(), endsWithMissing: false
      ) { ($0, $1, $2) })
  }

  /// Combines the latest values of 4 producers. See `combineLatest(_:)`.
  @inlinable
  public static func combineLatest<
    A: SignalProducerConvertible, B: SignalProducerConvertible, C: SignalProducerConvertible, D: SignalProducerConvertible
  >(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> SignalProducer<(Value, B.Value, C.Value, D.Value), Error>
  where Value == A.Value, Error == A.Error, A.Error == B.Error, B.Error == C.Error, C.Error == D.Error {
    SignalProducer<(Value, B.Value, C.Value, D.Value), Error>(
      guarding: .combineLatest(
        a.producer.inner(), b.producer.inner(), c.producer.inner(), d.producer.inner(), endsWithMissing: false
      ) { ($0, $1, $2, $3) })
  }

  /// Combines the latest values of 5 producers. See `combineLatest(_:)`.
  @inlinable
  public static func combineLatest<
    A: SignalProducerConvertible, B: SignalProducerConvertible, C: SignalProducerConvertible, D: SignalProducerConvertible,
    E: SignalProducerConvertible
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) -> SignalProducer<(Value, B.Value, C.Value, D.Value, E.Value), Error>
  where Value == A.Value, Error == A.Error, A.Error == B.Error, B.Error == C.Error, C.Error == D.Error, D.Error == E.Error {
    SignalProducer<(Value, B.Value, C.Value, D.Value, E.Value), Error>(
      guarding: .combineLatest(
        a.producer.inner(), b.producer.inner(), c.producer.inner(), d.producer.inner(), e.producer.inner(), endsWithMissing: false
      ) { ($0, $1, $2, $3, $4) })
  }

  /// Combines the latest values of 6 producers. See `combineLatest(_:)`.
  @inlinable
  public static func combineLatest<
    A: SignalProducerConvertible, B: SignalProducerConvertible, C: SignalProducerConvertible, D: SignalProducerConvertible,
    E: SignalProducerConvertible, F: SignalProducerConvertible
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> SignalProducer<(Value, B.Value, C.Value, D.Value, E.Value, F.Value), Error>
  where
    Value == A.Value, Error == A.Error, A.Error == B.Error, B.Error == C.Error, C.Error == D.Error, D.Error == E.Error,
    E.Error == F.Error
  {
    SignalProducer<(Value, B.Value, C.Value, D.Value, E.Value, F.Value), Error>(
      guarding: .combineLatest(
        a.producer.inner(), b.producer.inner(), c.producer.inner(), d.producer.inner(), e.producer.inner(), f.producer.inner(),
        endsWithMissing: false
      ) { ($0, $1, $2, $3, $4, $5) })
  }

  /// Combines the latest values of 7 producers. See `combineLatest(_:)`.
  @inlinable
  public static func combineLatest<
    A: SignalProducerConvertible, B: SignalProducerConvertible, C: SignalProducerConvertible, D: SignalProducerConvertible,
    E: SignalProducerConvertible, F: SignalProducerConvertible, G: SignalProducerConvertible
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> SignalProducer<(Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value), Error>
  where
    Value == A.Value, Error == A.Error, A.Error == B.Error, B.Error == C.Error, C.Error == D.Error, D.Error == E.Error,
    E.Error == F.Error, F.Error == G.Error
  {
    SignalProducer<(Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value), Error>(
      guarding: .combineLatest(
        a.producer.inner(), b.producer.inner(), c.producer.inner(), d.producer.inner(), e.producer.inner(), f.producer.inner(),
        g.producer.inner(), endsWithMissing: false
      ) { ($0, $1, $2, $3, $4, $5, $6) })
  }

  /// Combines the latest values of 8 producers. See `combineLatest(_:)`.
  @inlinable
  public static func combineLatest<
    A: SignalProducerConvertible, B: SignalProducerConvertible, C: SignalProducerConvertible, D: SignalProducerConvertible,
    E: SignalProducerConvertible, F: SignalProducerConvertible, G: SignalProducerConvertible, H: SignalProducerConvertible
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> SignalProducer<(Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value), Error>
  where
    Value == A.Value, Error == A.Error, A.Error == B.Error, B.Error == C.Error, C.Error == D.Error, D.Error == E.Error,
    E.Error == F.Error, F.Error == G.Error, G.Error == H.Error
  {
    SignalProducer<(Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value), Error>(
      guarding: .combineLatest(
        a.producer.inner(), b.producer.inner(), c.producer.inner(), d.producer.inner(), e.producer.inner(), f.producer.inner(),
        g.producer.inner(), h.producer.inner(), endsWithMissing: false
      ) { ($0, $1, $2, $3, $4, $5, $6, $7) })
  }

  /// Combines the latest values of 9 producers. See `combineLatest(_:)`.
  @inlinable
  public static func combineLatest<
    A: SignalProducerConvertible, B: SignalProducerConvertible, C: SignalProducerConvertible, D: SignalProducerConvertible,
    E: SignalProducerConvertible, F: SignalProducerConvertible, G: SignalProducerConvertible, H: SignalProducerConvertible,
    I: SignalProducerConvertible
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I
  ) -> SignalProducer<(Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value, I.Value), Error>
  where
    Value == A.Value, Error == A.Error, A.Error == B.Error, B.Error == C.Error, C.Error == D.Error, D.Error == E.Error,
    E.Error == F.Error, F.Error == G.Error, G.Error == H.Error, H.Error == I.Error
  {
    let first = combineLatest(a, b, c, d, e, f, g, h)
    return SignalProducer<(Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value, I.Value), Error>(
      guarding: .combineLatest(
        first.inner(), i.producer.inner(), endsWithMissing: false
      ) {
        ($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $1)
      })
  }

  /// Combines the latest values of 10 producers. See `combineLatest(_:)`.
  @inlinable
  public static func combineLatest<
    A: SignalProducerConvertible, B: SignalProducerConvertible, C: SignalProducerConvertible, D: SignalProducerConvertible,
    E: SignalProducerConvertible, F: SignalProducerConvertible, G: SignalProducerConvertible, H: SignalProducerConvertible,
    I: SignalProducerConvertible, J: SignalProducerConvertible
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I, _ j: J
  ) -> SignalProducer<(Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value, I.Value, J.Value), Error>
  where
    Value == A.Value, Error == A.Error, A.Error == B.Error, B.Error == C.Error, C.Error == D.Error, D.Error == E.Error,
    E.Error == F.Error, F.Error == G.Error, G.Error == H.Error, H.Error == I.Error, I.Error == J.Error
  {
    let first = combineLatest(a, b, c, d, e, f, g, h)
    return SignalProducer<(Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value, I.Value, J.Value), Error>(
      guarding: .combineLatest(
        first.inner(), i.producer.inner(), j.producer.inner(), endsWithMissing: false
      ) {
        ($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $1, $2)
      })
  }
}
