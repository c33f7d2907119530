extension SignalProducer {
  /// Merges 2 producers. See `merge(_:)`.
  @inlinable
  public static func merge<A: SignalProducerConvertible, B: SignalProducerConvertible>(
    _ a: A, _ b: B
  ) -> SignalProducer<Value, Error>
  where Value == A.Value, Error == A.Error, A.Error == B.Error, A.Value == B.Value {
    merge([a.producer, b.producer])
  }

  /// Merges 3 producers. See `merge(_:)`.
  @inlinable
  public static func merge<A: SignalProducerConvertible, B: SignalProducerConvertible, C: SignalProducerConvertible>(
    _ a: A, _ b: B, _ c: C
  ) -> SignalProducer<Value, Error>
  where Value == A.Value, Error == A.Error, A.Error == B.Error, A.Value == B.Value, B.Error == C.Error, B.Value == C.Value {
    merge([a.producer, b.producer, c.producer])
  }

  /// Merges 4 producers. See `merge(_:)`.
  @inlinable
  public static func merge<
    A: SignalProducerConvertible, B: SignalProducerConvertible, C: SignalProducerConvertible, D: SignalProducerConvertible
  >(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> SignalProducer<Value, Error>
  where
    Value == A.Value, Error == A.Error, A.Error == B.Error, A.Value == B.Value, B.Error == C.Error, B.Value == C.Value,
    C.Error == D.Error, C.Value == D.Value
  {
    merge([a.producer, b.producer, c.producer, d.producer])
  }

  /// Merges 5 producers. See `merge(_:)`.
  @inlinable
  public static func merge<
    A: SignalProducerConvertible, B: SignalProducerConvertible, C: SignalProducerConvertible, D: SignalProducerConvertible,
    E: SignalProducerConvertible
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) -> SignalProducer<Value, Error>
  where
    Value == A.Value, Error == A.Error, A.Error == B.Error, A.Value == B.Value, B.Error == C.Error, B.Value == C.Value,
    C.Error == D.Error, C.Value == D.Value, D.Error == E.Error, D.Value == E.Value
  {
    merge([a.producer, b.producer, c.producer, d.producer, e.producer])
  }

  /// Merges 6 producers. See `merge(_:)`.
  @inlinable
  public static func merge<
    A: SignalProducerConvertible, B: SignalProducerConvertible, C: SignalProducerConvertible, D: SignalProducerConvertible,
    E: SignalProducerConvertible, F: SignalProducerConvertible
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> SignalProducer<Value, Error>
  where
    Value == A.Value, Error == A.Error, A.Error == B.Error, A.Value == B.Value, B.Error == C.Error, B.Value == C.Value,
    C.Error == D.Error, C.Value == D.Value, D.Error == E.Error, D.Value == E.Value, E.Error == F.Error, E.Value == F.Value
  {
    merge([a.producer, b.producer, c.producer, d.producer, e.producer, f.producer])
  }

  /// Merges 7 producers. See `merge(_:)`.
  @inlinable
  public static func merge<
    A: SignalProducerConvertible, B: SignalProducerConvertible, C: SignalProducerConvertible, D: SignalProducerConvertible,
    E: SignalProducerConvertible, F: SignalProducerConvertible, G: SignalProducerConvertible
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> SignalProducer<Value, Error>
  where
    Value == A.Value, Error == A.Error, A.Error == B.Error, A.Value == B.Value, B.Error == C.Error, B.Value == C.Value,
    C.Error == D.Error, C.Value == D.Value, D.Error == E.Error, D.Value == E.Value, E.Error == F.Error, E.Value == F.Value,
    F.Error == G.Error, F.Value == G.Value
  {
    merge([a.producer, b.producer, c.producer, d.producer, e.producer, f.producer, g.producer])
  }

  /// Merges 8 producers. See `merge(_:)`.
  @inlinable
  public static func merge<
    A: SignalProducerConvertible, B: SignalProducerConvertible, C: SignalProducerConvertible, D: SignalProducerConvertible,
    E: SignalProducerConvertible, F: SignalProducerConvertible, G: SignalProducerConvertible, H: SignalProducerConvertible
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> SignalProducer<Value, Error>
  where
    Value == A.Value, Error == A.Error, A.Error == B.Error, A.Value == B.Value, B.Error == C.Error, B.Value == C.Value,
    C.Error == D.Error, C.Value == D.Value, D.Error == E.Error, D.Value == E.Value, E.Error == F.Error, E.Value == F.Value,
    F.Error == G.Error, F.Value == G.Value, G.Error == H.Error, G.Value == H.Value
  {
    merge([a.producer, b.producer, c.producer, d.producer, e.producer, f.producer, g.producer, h.producer])
  }

  /// Merges 9 producers. See `merge(_:)`.
  @inlinable
  public static func merge<
    A: SignalProducerConvertible, B: SignalProducerConvertible, C: SignalProducerConvertible, D: SignalProducerConvertible,
    E: SignalProducerConvertible, F: SignalProducerConvertible, G: SignalProducerConvertible, H: SignalProducerConvertible,
    I: SignalProducerConvertible
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I
  ) -> SignalProducer<Value, Error>
  where
    Value == A.Value, Error == A.Error, A.Error == B.Error, A.Value == B.Value, B.Error == C.Error, B.Value == C.Value,
    C.Error == D.Error, C.Value == D.Value, D.Error == E.Error, D.Value == E.Value, E.Error == F.Error, E.Value == F.Value,
    F.Error == G.Error, F.Value == G.Value, G.Error == H.Error, G.Value == H.Value, H.Error == I.Error, H.Value == I.Value
  {
    merge([a.producer, b.producer, c.producer, d.producer, e.producer, f.producer, g.producer, h.producer, i.producer])
  }

  /// Merges 10 producers. See `merge(_:)`.
  @inlinable
  public static func merge<
    A: SignalProducerConvertible, B: SignalProducerConvertible, C: SignalProducerConvertible, D: SignalProducerConvertible,
    E: SignalProducerConvertible, F: SignalProducerConvertible, G: SignalProducerConvertible, H: SignalProducerConvertible,
    I: SignalProducerConvertible, J: SignalProducerConvertible
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I, _ j: J
  ) -> SignalProducer<Value, Error>
  where
    Value == A.Value, Error == A.Error, A.Error == B.Error, A.Value == B.Value, B.Error == C.Error, B.Value == C.Value,
    C.Error == D.Error, C.Value == D.Value, D.Error == E.Error, D.Value == E.Value, E.Error == F.Error, E.Value == F.Value,
    F.Error == G.Error, F.Value == G.Value, G.Error == H.Error, G.Value == H.Value, H.Error == I.Error, H.Value == I.Value,
    I.Error == J.Error, I.Value == J.Value
  {
    merge([
      a.producer, b.producer, c.producer, d.producer, e.producer, f.producer, g.producer, h.producer, i.producer, j.producer,
    ])
  }
}
