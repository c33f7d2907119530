extension Source {
  /// The first elements of all sources, then the second ones, and so on.
  ///
  ///     --1--2--------3--|
  ///     ----a-----b------|
  ///     zip
  ///     ----1a----2b-----|
  ///
  /// Completes when all sources have. Elements wait for their partners in unbounded queues, also those of a source that has
  /// completed. Fails with the first failure, or with what `transform` throws.
  /// Implements Rx `zip`, ReactiveSwift `zip`.
  ///
  /// - Parameter endsOnLoneElement: Whether it also completes at an element that finds no partner while all other sources have
  ///   completed.
  @inlinable
  public static func zip<Input>(
    _ sources: [Source<Input, Failure>], endsOnLoneElement: Bool,
    _ transform: @escaping ([Input]) throws(Failure) -> Element
  ) -> Source {
    Source { sink, scope in
      let zipping = Zipping<Element, Failure>(sink, until: scope, sources: sources.count)
      zipping.endsOnLoneElement = endsOnLoneElement
      let queues = sources.map { _ in Cell(RingBuffer<Input>()) }
      let make = { () throws(Failure) in try transform(queues.map { zipping.next(of: $0) }) }
      if sources.isEmpty { return zipping.finish(.completed) }
      for (source, queue) in Swift.zip(sources, queues) { zipping.add(source, queue, make) }
    }
  }

  /// Pairs 2 sources. See the form with an array.
  @inlinable
  public static func zip<A, B>(
    _ a: Source<A, Failure>, _ b: Source<B, Failure>,
    _ transform: @escaping (A, B) throws(Failure) -> Element
  ) -> Source {
    Source { sink, scope in
      let zipping = Zipping<Element, Failure>(sink, until: scope, sources: 2)
      let (queueA, queueB) = (Cell(RingBuffer<A>()), Cell(RingBuffer<B>()))
      let make = { () throws(Failure) in
        try transform(zipping.next(of: queueA), zipping.next(of: queueB))
      }
      zipping.add(a, queueA, make)
      zipping.add(b, queueB, make)
    }
  }

  /// Pairs 3 sources. See the form with an array.
  @inlinable
  public static func zip<A, B, C>(
    _ a: Source<A, Failure>, _ b: Source<B, Failure>, _ c: Source<C, Failure>,
    _ transform: @escaping (A, B, C) throws(Failure) -> Element
  ) -> Source {
    Source { sink, scope in
      let zipping = Zipping<Element, Failure>(sink, until: scope, sources: 3)
      let (queueA, queueB, queueC) = (Cell(RingBuffer<A>()), Cell(RingBuffer<B>()), Cell(RingBuffer<C>()))
      let make = { () throws(Failure) in
        try transform(zipping.next(of: queueA), zipping.next(of: queueB), zipping.next(of: queueC))
      }
      zipping.add(a, queueA, make)
      zipping.add(b, queueB, make)
      zipping.add(c, queueC, make)
    }
  }

  /// Pairs 4 sources. See the form with an array.
  @inlinable
  public static func zip<A, B, C, D>(
    _ a: Source<A, Failure>, _ b: Source<B, Failure>, _ c: Source<C, Failure>, _ d: Source<D, Failure>,
    _ transform: @escaping (A, B, C, D) throws(Failure) -> Element
  ) -> Source {
    Source { sink, scope in
      let zipping = Zipping<Element, Failure>(sink, until: scope, sources: 4)
      let (queueA, queueB, queueC, queueD) = (
        Cell(RingBuffer<A>()), Cell(RingBuffer<B>()), Cell(RingBuffer<C>()), Cell(RingBuffer<D>())
      )
      let make = { () throws(Failure) in
        try transform(zipping.next(of: queueA), zipping.next(of: queueB), zipping.next(of: queueC), zipping.next(of: queueD))
      }
      zipping.add(a, queueA, make)
      zipping.add(b, queueB, make)
      zipping.add(c, queueC, make)
      zipping.add(d, queueD, make)
    }
  }

  /// Pairs 5 sources. See the form with an array.
  @inlinable
  public static func zip<A, B, C, D, E>(
    _ a: Source<A, Failure>, _ b: Source<B, Failure>, _ c: Source<C, Failure>, _ d: Source<D, Failure>, _ e: Source<E, Failure>,
    _ transform: @escaping (A, B, C, D, E) throws(Failure) -> Element
  ) -> Source {
    Source { sink, scope in
      let zipping = Zipping<Element, Failure>(sink, until: scope, sources: 5)
      let (queueA, queueB, queueC, queueD, queueE) = (
        Cell(RingBuffer<A>()), Cell(RingBuffer<B>()), Cell(RingBuffer<C>()), Cell(RingBuffer<D>()), Cell(RingBuffer<E>())
      )
      let make = { () throws(Failure) in
        try transform(
          zipping.next(of: queueA), zipping.next(of: queueB), zipping.next(of: queueC), zipping.next(of: queueD),
          zipping.next(of: queueE))
      }
      zipping.add(a, queueA, make)
      zipping.add(b, queueB, make)
      zipping.add(c, queueC, make)
      zipping.add(d, queueD, make)
      zipping.add(e, queueE, make)
    }
  }

  /// Pairs 6 sources. See the form with an array.
  @inlinable
  public static func zip<A, B, C, D, E, F>(
    _ a: Source<A, Failure>, _ b: Source<B, Failure>, _ c: Source<C, Failure>, _ d: Source<D, Failure>, _ e: Source<E, Failure>,
    _ f: Source<F, Failure>,
    _ transform: @escaping (A, B, C, D, E, F) throws(Failure) -> Element
  ) -> Source {
    Source { sink, scope in
      let zipping = Zipping<Element, Failure>(sink, until: scope, sources: 6)
      let (queueA, queueB, queueC, queueD, queueE, queueF) = (
        Cell(RingBuffer<A>()), Cell(RingBuffer<B>()), Cell(RingBuffer<C>()), Cell(RingBuffer<D>()), Cell(RingBuffer<E>()),
        Cell(RingBuffer<F>())
      )
      let make = { () throws(Failure) in
        try transform(
          zipping.next(of: queueA), zipping.next(of: queueB), zipping.next(of: queueC), zipping.next(of: queueD),
          zipping.next(of: queueE), zipping.next(of: queueF))
      }
      zipping.add(a, queueA, make)
      zipping.add(b, queueB, make)
      zipping.add(c, queueC, make)
      zipping.add(d, queueD, make)
      zipping.add(e, queueE, make)
      zipping.add(f, queueF, make)
    }
  }

  /// Pairs 7 sources. See the form with an array.
  @inlinable
  public static func zip<A, B, C, D, E, F, G>(
    _ a: Source<A, Failure>, _ b: Source<B, Failure>, _ c: Source<C, Failure>, _ d: Source<D, Failure>, _ e: Source<E, Failure>,
    _ f: Source<F, Failure>, _ g: Source<G, Failure>,
    _ transform: @escaping (A, B, C, D, E, F, G) throws(Failure) -> Element
  ) -> Source {
    Source { sink, scope in
      let zipping = Zipping<Element, Failure>(sink, until: scope, sources: 7)
      let (queueA, queueB, queueC, queueD, queueE, queueF, queueG) = (
        Cell(RingBuffer<A>()), Cell(RingBuffer<B>()), Cell(RingBuffer<C>()), Cell(RingBuffer<D>()), Cell(RingBuffer<E>()),
        Cell(RingBuffer<F>()), Cell(RingBuffer<G>())
      )
      let make = { () throws(Failure) in
        try transform(
          zipping.next(of: queueA), zipping.next(of: queueB), zipping.next(of: queueC), zipping.next(of: queueD),
          zipping.next(of: queueE), zipping.next(of: queueF), zipping.next(of: queueG))
      }
      zipping.add(a, queueA, make)
      zipping.add(b, queueB, make)
      zipping.add(c, queueC, make)
      zipping.add(d, queueD, make)
      zipping.add(e, queueE, make)
      zipping.add(f, queueF, make)
      zipping.add(g, queueG, make)
    }
  }

  /// Pairs 8 sources. See the form with an array.
  @inlinable
  public static func zip<A, B, C, D, E, F, G, H>(
    _ a: Source<A, Failure>, _ b: Source<B, Failure>, _ c: Source<C, Failure>, _ d: Source<D, Failure>, _ e: Source<E, Failure>,
    _ f: Source<F, Failure>, _ g: Source<G, Failure>, _ h: Source<H, Failure>,
    _ transform: @escaping (A, B, C, D, E, F, G, H) throws(Failure) -> Element
  ) -> Source {
    Source { sink, scope in
      let zipping = Zipping<Element, Failure>(sink, until: scope, sources: 8)
      let (queueA, queueB, queueC, queueD, queueE, queueF, queueG, queueH) = (
        Cell(RingBuffer<A>()), Cell(RingBuffer<B>()), Cell(RingBuffer<C>()), Cell(RingBuffer<D>()), Cell(RingBuffer<E>()),
        Cell(RingBuffer<F>()), Cell(RingBuffer<G>()), Cell(RingBuffer<H>())
      )
      let make = { () throws(Failure) in
        try transform(
          zipping.next(of: queueA), zipping.next(of: queueB), zipping.next(of: queueC), zipping.next(of: queueD),
          zipping.next(of: queueE), zipping.next(of: queueF), zipping.next(of: queueG), zipping.next(of: queueH))
      }
      zipping.add(a, queueA, make)
      zipping.add(b, queueB, make)
      zipping.add(c, queueC, make)
      zipping.add(d, queueD, make)
      zipping.add(e, queueE, make)
      zipping.add(f, queueF, make)
      zipping.add(g, queueG, make)
      zipping.add(h, queueH, make)
    }
  }
}
