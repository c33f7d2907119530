import RxSwift

extension Catalogue {
  static var subscriptionMemory: [MemoryRow] {
    [chainBuilt, chainSubscription, subject, subjectSubscription, flatMapInner]
  }

  private static var chainBuilt: MemoryRow {
    MemoryRow(
      name: "12-chain, built", details: "The observables of 6 maps and 6 filters over one source, without a subscription."
    ) { count in
      let source = silentSource()
      return holder(count) { _ in
        Sources.sixMapsAndFilters(on: source)
      } release: { _ in
      }
    }
  }

  private static var chainSubscription: MemoryRow {
    MemoryRow(
      name: "12-chain, subscription", details: "One subscription to a chain of 6 maps and 6 filters over a created source."
    ) { count in
      let chain = Sources.sixMapsAndFilters(on: silentSource())
      return holder(count) { _ in
        chain.subscribe(onNext: ignore)
      } release: {
        $0.dispose()
      }
    }
  }

  private static var subject: MemoryRow {
    MemoryRow(name: "PublishSubject", details: "A PublishSubject without observers.") { count in
      holder(count) { _ in
        PublishSubject<Int>()
      } release: { _ in
      }
    }
  }

  private static var subjectSubscription: MemoryRow {
    MemoryRow(name: "PublishSubject, subscription", details: "One subscription to a PublishSubject.") { count in
      let subject = PublishSubject<Int>()
      return holder(count) { _ in
        subject.subscribe(onNext: ignore)
      } release: {
        $0.dispose()
      }
    }
  }

  private static var flatMapInner: MemoryRow {
    MemoryRow(
      name: "flatMap, live inner", details: "One running inner source of a flatMap; the PublishSubject that it is not included."
    ) { count in
      let inners = (0..<count).map { _ in PublishSubject<Int>() }
      let outer = PublishSubject<Int>()
      let subscription = outer.flatMap { inners[$0] }.subscribe(onNext: ignore)
      return MemoryRow.Holder {
        for index in 0..<count { outer.onNext(index) }
      } release: {
        withExtendedLifetime(inners) { subscription.dispose() }
      }
    }
  }

  /// Emits nothing, and holds its observer until it is disposed of, as a source does that works on something.
  private static func silentSource() -> Observable<Int> {
    .create { observer in Disposables.create { withExtendedLifetime(observer) {} } }
  }

  private static func ignore(_: Int) {}

  private static func holder<Item>(
    _ count: Int, make: @escaping (Int) -> Item, release: @escaping (Item) -> Void
  ) -> MemoryRow.Holder {
    var items: [Item] = []
    items.reserveCapacity(count)
    return MemoryRow.Holder {
      for index in 0..<count { items.append(make(index)) }
    } release: {
      for item in items { release(item) }
      items.removeAll(keepingCapacity: true)
    }
  }
}
