import ReactiveCore

extension SignalProducer {
  /// Pairs the values of 2 producers. See `zip(_:)`.
  @inlinable
  public static func zip<A: SignalProducerConvertible, B: SignalProducerConvertible>(
    _ a: A, _ b: B
  ) -> SignalProducer<(Value, B.Value), Error>
  where Value == A.Value, Error == A.Error, A.Error == B.Error {
    SignalProducer<(Value, B.Value), Error>(
      guarding: .zip(
        a.producer.inner(), b.producer.inner(), completion: .withShortest
      ) { ($0, $1) })
  }

  /// Pairs the values of 3 producers. See `zip(_:)`.
  @inlinable
  public static func zip<A: SignalProducerConvertible, B: SignalProducerConvertible, C: SignalProducerConvertible>(
    _ a: A, _ b: B, _ c: C
  ) -> SignalProducer<(Value, B.Value, C.Value), Error>
  where Value == A.Value, Error == A.Error, A.Error == B.Error, B.Error == C.Error {
    SignalProducer<(Value, B.Value, C.Value), Error>(
      guarding: .zip(
        a.producer.inner(), b.producer.inner(), c.producer.inner(), completion: .withShortest
      ) { ($0, $1, $2) })
  }

  /// Pairs the values of 4 producers. See `zip(_:)`.
  @inlinable
  public static func zip<
    A: SignalProducerConvertible, B: SignalProducerConvertible, C: SignalProducerConvertible, D: SignalProducerConvertible
  >(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> SignalProducer<(Value, B.Value, C.Value, D.Value), Error>
  where Value == A.Value, Error == A.Error, A.Error == B.Error, B.Error == C.Error, C.Error == D.Error {
    SignalProducer<(Value, B.Value, C.Value, D.Value), Error>(
      guarding: .zip(
        a.producer.inner(), b.producer.inner(), c.producer.inner(), d.producer.inner(), completion: .withShortest
      ) { ($0, $1, $2, $3) })
  }

  /// Pairs the values of 5 producers. See `zip(_:)`.
  @inlinable
  public static func zip<
    A: SignalProducerConvertible, B: SignalProducerConvertible, C: SignalProducerConvertible, D: SignalProducerConvertible,
    E: SignalProducerConvertible
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) -> SignalProducer<(Value, B.Value, C.Value, D.Value, E.Value), Error>
  where Value == A.Value, Error == A.Error, A.Error == B.Error, B.Error == C.Error, C.Error == D.Error, D.Error == E.Error {
    SignalProducer<(Value, B.Value, C.Value, D.Value, E.Value), Error>(
      guarding: .zip(
        a.producer.inner(), b.producer.inner(), c.producer.inner(), d.producer.inner(), e.producer.inner(),
        completion: .withShortest
      ) { ($0, $1, $2, $3, $4) })
  }

  /// Pairs the values of 6 producers. See `zip(_:)`.
  @inlinable
  public static func zip<
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
      guarding: .zip(
        a.producer.inner(), b.producer.inner(), c.producer.inner(), d.producer.inner(), e.producer.inner(), f.producer.inner(),
        completion: .withShortest
      ) { ($0, $1, $2, $3, $4, $5) })
  }

  /// Pairs the values of 7 producers. See `zip(_:)`.
  @inlinable
  public static func zip<
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
      guarding: .zip(
        a.producer.inner(), b.producer.inner(), c.producer.inner(), d.producer.inner(), e.producer.inner(), f.producer.inner(),
        g.producer.inner(), completion: .withShortest
      ) { ($0, $1, $2, $3, $4, $5, $6) })
  }

  /// Pairs the values of 8 producers. See `zip(_:)`.
  @inlinable
  public static func zip<
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
      guarding: .zip(
        a.producer.inner(), b.producer.inner(), c.producer.inner(), d.producer.inner(), e.producer.inner(), f.producer.inner(),
        g.producer.inner(), h.producer.inner(), completion: .withShortest
      ) { ($0, $1, $2, $3, $4, $5, $6, $7) })
  }

  /// Pairs the values of 9 producers. See `zip(_:)`.
  @inlinable
  public static func zip<
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
    let first = zip(a, b, c, d, e, f, g, h)
    return SignalProducer<(Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value, I.Value), Error>(
      guarding: .zip(
        first.inner(), i.producer.inner(), completion: .withShortest
      ) {
        ($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $1)
      })
  }

  /// Pairs the values of 10 producers. See `zip(_:)`.
  @inlinable
  public static func zip<
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
    let first = zip(a, b, c, d, e, f, g, h)
    return SignalProducer<(Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value, I.Value, J.Value), Error>(
      guarding: .zip(
        first.inner(), i.producer.inner(), j.producer.inner(), completion: .withShortest
      ) {
        ($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $1, $2)
      })
  }
}
