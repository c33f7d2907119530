extension PropertyProtocol {
  /// The first values of two properties, then their second ones, and so on, as a tuple.
  public static func zip<A: PropertyProtocol, B: PropertyProtocol>(
    _ a: A, _ b: B
  ) -> Property<(Value, B.Value)> where Value == A.Value {
    Property<(Value, B.Value)>(
      fedBy: SignalProducer.zip(a.producer, b.producer))
  }

  /// The first values of three properties, then their second ones, and so on, as a tuple.
  public static func zip<A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol>(
    _ a: A, _ b: B, _ c: C
  ) -> Property<(Value, B.Value, C.Value)> where Value == A.Value {
    Property<(Value, B.Value, C.Value)>(
      fedBy: SignalProducer.zip(a.producer, b.producer, c.producer))
  }

  /// The first values of four properties, then their second ones, and so on, as a tuple.
  public static func zip<A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol, D: PropertyProtocol>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> Property<(Value, B.Value, C.Value, D.Value)> where Value == A.Value {
    Property<(Value, B.Value, C.Value, D.Value)>(
      fedBy: SignalProducer.zip(a.producer, b.producer, c.producer, d.producer))
  }

  /// The first values of five properties, then their second ones, and so on, as a tuple.
  public static func zip<A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol, D: PropertyProtocol, E: PropertyProtocol>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) -> Property<(Value, B.Value, C.Value, D.Value, E.Value)> where Value == A.Value {
    Property<(Value, B.Value, C.Value, D.Value, E.Value)>(
      fedBy: SignalProducer.zip(a.producer, b.producer, c.producer, d.producer, e.producer))
  }

  /// The first values of six properties, then their second ones, and so on, as a tuple.
  public static func zip<
    A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol, D: PropertyProtocol, E: PropertyProtocol,
    F: PropertyProtocol
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Property<(Value, B.Value, C.Value, D.Value, E.Value, F.Value)> where Value == A.Value {
    Property<(Value, B.Value, C.Value, D.Value, E.Value, F.Value)>(
      fedBy: SignalProducer.zip(a.producer, b.producer, c.producer, d.producer, e.producer, f.producer))
  }

  /// The first values of seven properties, then their second ones, and so on, as a tuple.
  public static func zip<
    A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol, D: PropertyProtocol, E: PropertyProtocol,
    F: PropertyProtocol, G: PropertyProtocol
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Property<(Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value)> where Value == A.Value {
    Property<(Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value)>(
      fedBy: SignalProducer.zip(a.producer, b.producer, c.producer, d.producer, e.producer, f.producer, g.producer))
  }

  /// The first values of eight properties, then their second ones, and so on, as a tuple.
  public static func zip<
    A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol, D: PropertyProtocol, E: PropertyProtocol,
    F: PropertyProtocol, G: PropertyProtocol, H: PropertyProtocol
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Property<(Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value)> where Value == A.Value {
    Property<(Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value)>(
      fedBy: SignalProducer.zip(a.producer, b.producer, c.producer, d.producer, e.producer, f.producer, g.producer, h.producer))
  }

  /// The first values of nine properties, then their second ones, and so on, as a tuple.
  public static func zip<
    A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol, D: PropertyProtocol, E: PropertyProtocol,
    F: PropertyProtocol, G: PropertyProtocol, H: PropertyProtocol, I: PropertyProtocol
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I
  ) -> Property<(Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value, I.Value)> where Value == A.Value {
    Property<(Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value, I.Value)>(
      fedBy: SignalProducer.zip(
        a.producer, b.producer, c.producer, d.producer, e.producer, f.producer, g.producer, h.producer, i.producer))
  }

  /// The first values of ten properties, then their second ones, and so on, as a tuple.
  public static func zip<
    A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol, D: PropertyProtocol, E: PropertyProtocol,
    F: PropertyProtocol, G: PropertyProtocol, H: PropertyProtocol, I: PropertyProtocol, J: PropertyProtocol
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I, _ j: J
  ) -> Property<(Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value, I.Value, J.Value)> where Value == A.Value {
    Property<(Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value, I.Value, J.Value)>(
      fedBy: SignalProducer.zip(
        a.producer, b.producer, c.producer, d.producer, e.producer, f.producer, g.producer, h.producer, i.producer, j.producer))
  }
}
