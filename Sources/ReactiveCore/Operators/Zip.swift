/// When `zip` completes, apart from when all of its sources have.
@frozen
public enum ZipCompletion {
  /// Not earlier.
  case withAll
  /// At an element that finds no partner while all other sources have completed.
  case withLoneElement
  /// As soon as a source has completed of which no element waits: there can't be another tuple.
  case withShortest
}

extension Source {
  /// The first elements of all sources, then the second ones, and so on.
  ///
  ///     --1--2--------3--|
  ///     ----a-----b------|
  ///     zip
  ///     ----1a----2b-----|
  ///
  /// Completes when all sources have, or earlier. Elements wait for their partners in unbounded queues, also those of a source that
  /// has completed. Fails with the first failure, or with what `transform` throws.
  /// Implements Rx `zip`, ReactiveSwift `zip`.
  ///
  /// - Parameter completion: When it completes earlier.
  @inlinable
  public static func zip<Input>(
    _ sources: [Source<Input, Failure>], completion: ZipCompletion,
    _ transform: @escaping ([Input]) throws(Failure) -> Element
  ) -> Source {
    Source { sink, scope in
      let zipping = Zipping<Element, Failure>(sink, until: scope, sources: sources.count, completion: completion)
      let queues = sources.map { _ in ZipQueue<Input>() }
      let make = { () throws(Failure) in try transform(queues.map { zipping.next(of: $0) }) }
      if sources.isEmpty { return zipping.finish(.completed) }
      for (source, queue) in Swift.zip(sources, queues) { zipping.add(source, queue, make) }
    }
  }

  /// Pairs 2 sources. See the form with an array.
  @inlinable
  public static func zip<A, B>(
    _ a: Source<A, Failure>, _ b: Source<B, Failure>,
    completion: ZipCompletion = .withAll, _ transform: @escaping (A, B) throws(Failure) -> Element
  ) -> Source {
    Source { sink, scope in
      let zipping = Zipping<Element, Failure>(sink, until: scope, sources: 2, completion: completion)
      let (queueA, queueB) = (ZipQueue<A>(), ZipQueue<B>())
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
    completion: ZipCompletion = .withAll, _ transform: @escaping (A, B, C) throws(Failure) -> Element
  ) -> Source {
    Source { sink, scope in
      let zipping = Zipping<Element, Failure>(sink, until: scope, sources: 3, completion: completion)
      let (queueA, queueB, queueC) = (ZipQueue<A>(), ZipQueue<B>(), ZipQueue<C>())
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
    completion: ZipCompletion = .withAll, _ transform: @escaping (A, B, C, D) throws(Failure) -> Element
  ) -> Source {
    Source { sink, scope in
      let zipping = Zipping<Element, Failure>(sink, until: scope, sources: 4, completion: completion)
      let (queueA, queueB, queueC, queueD) = (
        ZipQueue<A>(), ZipQueue<B>(), ZipQueue<C>(), ZipQueue<D>()
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
    completion: ZipCompletion = .withAll, _ transform: @escaping (A, B, C, D, E) throws(Failure) -> Element
  ) -> Source {
    Source { sink, scope in
      let zipping = Zipping<Element, Failure>(sink, until: scope, sources: 5, completion: completion)
      let (queueA, queueB, queueC, queueD, queueE) = (
        ZipQueue<A>(), ZipQueue<B>(), ZipQueue<C>(), ZipQueue<D>(), ZipQueue<E>()
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
    completion: ZipCompletion = .withAll, _ transform: @escaping (A, B, C, D, E, F) throws(Failure) -> Element
  ) -> Source {
    Source { sink, scope in
      let zipping = Zipping<Element, Failure>(sink, until: scope, sources: 6, completion: completion)
      let (queueA, queueB, queueC, queueD, queueE, queueF) = (
        ZipQueue<A>(), ZipQueue<B>(), ZipQueue<C>(), ZipQueue<D>(), ZipQueue<E>(),
        ZipQueue<F>()
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
    completion: ZipCompletion = .withAll, _ transform: @escaping (A, B, C, D, E, F, G) throws(Failure) -> Element
  ) -> Source {
    Source { sink, scope in
      let zipping = Zipping<Element, Failure>(sink, until: scope, sources: 7, completion: completion)
      let (queueA, queueB, queueC, queueD, queueE, queueF, queueG) = (
        ZipQueue<A>(), ZipQueue<B>(), ZipQueue<C>(), ZipQueue<D>(), ZipQueue<E>(),
        ZipQueue<F>(), ZipQueue<G>()
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
    completion: ZipCompletion = .withAll, _ transform: @escaping (A, B, C, D, E, F, G, H) throws(Failure) -> Element
  ) -> Source {
    Source { sink, scope in
      let zipping = Zipping<Element, Failure>(sink, until: scope, sources: 8, completion: completion)
      let (queueA, queueB, queueC, queueD, queueE, queueF, queueG, queueH) = (
        ZipQueue<A>(), ZipQueue<B>(), ZipQueue<C>(), ZipQueue<D>(), ZipQueue<E>(),
        ZipQueue<F>(), ZipQueue<G>(), ZipQueue<H>()
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
