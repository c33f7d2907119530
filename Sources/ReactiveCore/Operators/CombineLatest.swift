extension Source {
  /// The latest elements of all sources, each time one of them sends, once all have sent.
  ///
  ///     --1-------2---|
  ///     ----a--b------|
  ///     combineLatest
  ///     ----1a-1b-2b--|
  ///
  /// Completes when all sources have. Fails with the first failure, or with what `transform` throws.
  /// Implements Rx `combineLatest`, ReactiveSwift `combineLatest`.
  ///
  /// - Parameter endsWithMissing: Whether it also completes when an element comes while another source, which has never sent, is
  ///   missing and all the others have completed. ReactiveSwift says no.
  @inlinable
  public static func combineLatest<Input>(
    _ sources: [Source<Input, Failure>], endsWithMissing: Bool = true,
    _ transform: @escaping ([Input]) throws(Failure) -> Element
  ) -> Source {
    Source { sink, scope in
      let combining = Combining<Element, Failure>(sink, until: scope, sources: sources.count, endsWithMissing: endsWithMissing)
      let latest = sources.map { _ in Cell<Input?>(nil) }
      let make = { () throws(Failure) in try transform(latest.map { $0.value! }) }
      if sources.isEmpty {
        combining.send(make)
        return combining.finish(.completed)
      }
      for (source, cell) in Swift.zip(sources, latest) { combining.add(source, cell, make) }
    }
  }

  /// The latest elements of 2 sources. See the form with an array.
  @inlinable
  public static func combineLatest<A, B>(
    _ a: Source<A, Failure>, _ b: Source<B, Failure>,
    endsWithMissing: Bool = true, _ transform: @escaping (A, B) throws(Failure) -> Element
  ) -> Source {
    Source { sink, scope in
      let combining = Combining<Element, Failure>(sink, until: scope, sources: 2, endsWithMissing: endsWithMissing)
      let (latestA, latestB) = (Cell<A?>(nil), Cell<B?>(nil))
      let make = { () throws(Failure) in
        try transform(latestA.value!, latestB.value!)
      }
      combining.add(a, latestA, make)
      combining.add(b, latestB, make)
    }
  }

  /// The latest elements of 3 sources. See the form with an array.
  @inlinable
  public static func combineLatest<A, B, C>(
    _ a: Source<A, Failure>, _ b: Source<B, Failure>, _ c: Source<C, Failure>,
    endsWithMissing: Bool = true, _ transform: @escaping (A, B, C) throws(Failure) -> Element
  ) -> Source {
    Source { sink, scope in
      let combining = Combining<Element, Failure>(sink, until: scope, sources: 3, endsWithMissing: endsWithMissing)
      let (latestA, latestB, latestC) = (Cell<A?>(nil), Cell<B?>(nil), Cell<C?>(nil))
      let make = { () throws(Failure) in
        try transform(latestA.value!, latestB.value!, latestC.value!)
      }
      combining.add(a, latestA, make)
      combining.add(b, latestB, make)
      combining.add(c, latestC, make)
    }
  }

  /// The latest elements of 4 sources. See the form with an array.
  @inlinable
  public static func combineLatest<A, B, C, D>(
    _ a: Source<A, Failure>, _ b: Source<B, Failure>, _ c: Source<C, Failure>, _ d: Source<D, Failure>,
    endsWithMissing: Bool = true, _ transform: @escaping (A, B, C, D) throws(Failure) -> Element
  ) -> Source {
    Source { sink, scope in
      let combining = Combining<Element, Failure>(sink, until: scope, sources: 4, endsWithMissing: endsWithMissing)
      let (latestA, latestB, latestC, latestD) = (Cell<A?>(nil), Cell<B?>(nil), Cell<C?>(nil), Cell<D?>(nil))
      let make = { () throws(Failure) in
        try transform(latestA.value!, latestB.value!, latestC.value!, latestD.value!)
      }
      combining.add(a, latestA, make)
      combining.add(b, latestB, make)
      combining.add(c, latestC, make)
      combining.add(d, latestD, make)
    }
  }

  /// The latest elements of 5 sources. See the form with an array.
  @inlinable
  public static func combineLatest<A, B, C, D, E>(
    _ a: Source<A, Failure>, _ b: Source<B, Failure>, _ c: Source<C, Failure>, _ d: Source<D, Failure>, _ e: Source<E, Failure>,
    endsWithMissing: Bool = true, _ transform: @escaping (A, B, C, D, E) throws(Failure) -> Element
  ) -> Source {
    Source { sink, scope in
      let combining = Combining<Element, Failure>(sink, until: scope, sources: 5, endsWithMissing: endsWithMissing)
      let (latestA, latestB, latestC, latestD, latestE) = (
        Cell<A?>(nil), Cell<B?>(nil), Cell<C?>(nil), Cell<D?>(nil), Cell<E?>(nil)
      )
      let make = { () throws(Failure) in
        try transform(latestA.value!, latestB.value!, latestC.value!, latestD.value!, latestE.value!)
      }
      combining.add(a, latestA, make)
      combining.add(b, latestB, make)
      combining.add(c, latestC, make)
      combining.add(d, latestD, make)
      combining.add(e, latestE, make)
    }
  }

  /// The latest elements of 6 sources. See the form with an array.
  @inlinable
  public static func combineLatest<A, B, C, D, E, F>(
    _ a: Source<A, Failure>, _ b: Source<B, Failure>, _ c: Source<C, Failure>, _ d: Source<D, Failure>, _ e: Source<E, Failure>,
    _ f: Source<F, Failure>,
    endsWithMissing: Bool = true, _ transform: @escaping (A, B, C, D, E, F) throws(Failure) -> Element
  ) -> Source {
    Source { sink, scope in
      let combining = Combining<Element, Failure>(sink, until: scope, sources: 6, endsWithMissing: endsWithMissing)
      let (latestA, latestB, latestC, latestD, latestE, latestF) = (
        Cell<A?>(nil), Cell<B?>(nil), Cell<C?>(nil), Cell<D?>(nil), Cell<E?>(nil), Cell<F?>(nil)
      )
      let make = { () throws(Failure) in
        try transform(latestA.value!, latestB.value!, latestC.value!, latestD.value!, latestE.value!, latestF.value!)
      }
      combining.add(a, latestA, make)
      combining.add(b, latestB, make)
      combining.add(c, latestC, make)
      combining.add(d, latestD, make)
      combining.add(e, latestE, make)
      combining.add(f, latestF, make)
    }
  }

  /// The latest elements of 7 sources. See the form with an array.
  @inlinable
  public static func combineLatest<A, B, C, D, E, F, G>(
    _ a: Source<A, Failure>, _ b: Source<B, Failure>, _ c: Source<C, Failure>, _ d: Source<D, Failure>, _ e: Source<E, Failure>,
    _ f: Source<F, Failure>, _ g: Source<G, Failure>,
    endsWithMissing: Bool = true, _ transform: @escaping (A, B, C, D, E, F, G) throws(Failure) -> Element
  ) -> Source {
    Source { sink, scope in
      let combining = Combining<Element, Failure>(sink, until: scope, sources: 7, endsWithMissing: endsWithMissing)
      let (latestA, latestB, latestC, latestD, latestE, latestF, latestG) = (
        Cell<A?>(nil), Cell<B?>(nil), Cell<C?>(nil), Cell<D?>(nil), Cell<E?>(nil), Cell<F?>(nil), Cell<G?>(nil)
      )
      let make = { () throws(Failure) in
        try transform(
          latestA.value!, latestB.value!, latestC.value!, latestD.value!, latestE.value!, latestF.value!, latestG.value!)
      }
      combining.add(a, latestA, make)
      combining.add(b, latestB, make)
      combining.add(c, latestC, make)
      combining.add(d, latestD, make)
      combining.add(e, latestE, make)
      combining.add(f, latestF, make)
      combining.add(g, latestG, make)
    }
  }

  /// The latest elements of 8 sources. See the form with an array.
  @inlinable
  public static func combineLatest<A, B, C, D, E, F, G, H>(
    _ a: Source<A, Failure>, _ b: Source<B, Failure>, _ c: Source<C, Failure>, _ d: Source<D, Failure>, _ e: Source<E, Failure>,
    _ f: Source<F, Failure>, _ g: Source<G, Failure>, _ h: Source<H, Failure>,
    endsWithMissing: Bool = true, _ transform: @escaping (A, B, C, D, E, F, G, H) throws(Failure) -> Element
  ) -> Source {
    Source { sink, scope in
      let combining = Combining<Element, Failure>(sink, until: scope, sources: 8, endsWithMissing: endsWithMissing)
      let (latestA, latestB, latestC, latestD, latestE, latestF, latestG, latestH) = (
        Cell<A?>(nil), Cell<B?>(nil), Cell<C?>(nil), Cell<D?>(nil), Cell<E?>(nil), Cell<F?>(nil), Cell<G?>(nil), Cell<H?>(nil)
      )
      let make = { () throws(Failure) in
        try transform(
          latestA.value!, latestB.value!, latestC.value!, latestD.value!, latestE.value!, latestF.value!, latestG.value!,
          latestH.value!)
      }
      combining.add(a, latestA, make)
      combining.add(b, latestB, make)
      combining.add(c, latestC, make)
      combining.add(d, latestD, make)
      combining.add(e, latestE, make)
      combining.add(f, latestF, make)
      combining.add(g, latestG, make)
      combining.add(h, latestH, make)
    }
  }
}
