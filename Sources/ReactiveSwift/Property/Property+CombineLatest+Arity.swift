extension PropertyProtocol {
  /// The current values of two properties, as a tuple. Changes with each of them.
  public static func combineLatest<A: PropertyProtocol, B: PropertyProtocol>(
    _ a: A, _ b: B
  ) -> Property<(A.Value, B.Value)> where Value == A.Value {
    Property<(A.Value, B.Value)>(
      fedBy: SignalProducer.combineLatest(a.producer, b.producer))
  }

  /// The current values of three properties, as a tuple. Changes with each of them.
  public static func combineLatest<A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol>(
    _ a: A, _ b: B, _ c: C
  ) -> Property<(Value, B.Value, C.Value)> where Value == A.Value {
    Property<(Value, B.Value, C.Value)>(
      fedBy: SignalProducer.combineLatest(a.producer, b.producer, c.producer))
  }

  /// The current values of four properties, as a tuple. Changes with each of them.
  public static func combineLatest<A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol, D: PropertyProtocol>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> Property<(Value, B.Value, C.Value, D.Value)> where Value == A.Value {
    Property<(Value, B.Value, C.Value, D.Value)>(
      fedBy: SignalProducer.combineLatest(a.producer, b.producer, c.producer, d.producer))
  }

  /// The current values of five properties, as a tuple. Changes with each of them.
  public static func combineLatest<
    A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol, D: PropertyProtocol, E: PropertyProtocol
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) -> Property<(Value, B.Value, C.Value, D.Value, E.Value)> where Value == A.Value {
    Property<(Value, B.Value, C.Value, D.Value, E.Value)>(
      fedBy: SignalProducer.combineLatest(a.producer, b.producer, c.producer, d.producer, e.producer))
  }

  /// The current values of six properties, as a tuple. Changes with each of them.
  public static func combineLatest<
    A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol, D: PropertyProtocol, E: PropertyProtocol,
    F: PropertyProtocol
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Property<(Value, B.Value, C.Value, D.Value, E.Value, F.Value)> where Value == A.Value {
    Property<(Value, B.Value, C.Value, D.Value, E.Value, F.Value)>(
      fedBy: SignalProducer.combineLatest(a.producer, b.producer, c.producer, d.producer, e.producer, f.producer))
  }

  /// The current values of seven properties, as a tuple. Changes with each of them.
  public static func combineLatest<
    A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol, D: PropertyProtocol, E: PropertyProtocol,
    F: PropertyProtocol, G: PropertyProtocol
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Property<(Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value)> where Value == A.Value {
    Property<(Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value)>(
      fedBy: SignalProducer.combineLatest(a.producer, b.producer, c.producer, d.producer, e.producer, f.producer, g.producer))
  }

  /// The current values of eight properties, as a tuple. Changes with each of them.
  public static func combineLatest<
    A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol, D: PropertyProtocol, E: PropertyProtocol,
    F: PropertyProtocol, G: PropertyProtocol, H: PropertyProtocol
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Property<(Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value)> where Value == A.Value {
    Property<(Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value)>(
      fedBy: SignalProducer.combineLatest(
        a.producer, b.producer, c.producer, d.producer, e.producer, f.producer, g.producer, h.producer))
  }

  /// The current values of nine properties, as a tuple. Changes with each of them.
  public static func combineLatest<
    A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol, D: PropertyProtocol, E: PropertyProtocol,
    F: PropertyProtocol, G: PropertyProtocol, H: PropertyProtocol, I: PropertyProtocol
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I
  ) -> Property<(Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value, I.Value)> where Value == A.Value {
    Property<(Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value, I.Value)>(
      fedBy: SignalProducer.combineLatest(
        a.producer, b.producer, c.producer, d.producer, e.producer, f.producer, g.producer, h.producer, i.producer))
  }

  /// The current values of ten properties, as a tuple. Changes with each of them.
  public static func combineLatest<
    A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol, D: PropertyProtocol, E: PropertyProtocol,
    F: PropertyProtocol, G: PropertyProtocol, H: PropertyProtocol, I: PropertyProtocol, J: PropertyProtocol
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I, _ j: J
  ) -> Property<(Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value, I.Value, J.Value)> where Value == A.Value {
    Property<(Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value, I.Value, J.Value)>(
      fedBy: SignalProducer.combineLatest(
        a.producer, b.producer, c.producer, d.producer, e.producer, f.producer, g.producer, h.producer, i.producer, j.producer))
  }
}
