import RxSwift

extension Catalogue {
  static var flattening: [Workload] {
    [flatMaps, flatMapLatests, oneConcatMap, groups]
  }

  private static var flatMaps: Workload {
    Workload(
      name: "flatMap(just) x5", target: 15.15,
      details: "A created source and five times flatMap to `just`; an element passes all five.", elements: 1_000
    ) { count, sum in
      let subscription = Sources.indices(count)
        .flatMap { Observable.just($0) }
        .flatMap { Observable.just($0) }
        .flatMap { Observable.just($0) }
        .flatMap { Observable.just($0) }
        .flatMap { Observable.just($0) }
        .subscribe(onNext: { sum.value &+= $0 })
      subscription.dispose()
      sum.check(Sources.sumOfIndices(count))
    }
  }

  private static var flatMapLatests: Workload {
    Workload(
      name: "flatMapLatest(just) x5", target: 14.29,
      details: "A created source and five times flatMapLatest to `just`; an element passes all five.", elements: 1_000
    ) { count, sum in
      let subscription = Sources.indices(count)
        .flatMapLatest { Observable.just($0) }
        .flatMapLatest { Observable.just($0) }
        .flatMapLatest { Observable.just($0) }
        .flatMapLatest { Observable.just($0) }
        .flatMapLatest { Observable.just($0) }
        .subscribe(onNext: { sum.value &+= $0 })
      subscription.dispose()
      sum.check(Sources.sumOfIndices(count))
    }
  }

  private static var oneConcatMap: Workload {
    Workload(
      name: "concatMap(just)", target: 3.46, details: "A created source and one concatMap to `just`.", elements: 2_000
    ) { count, sum in
      let subscription = Sources.indices(count).concatMap { Observable.just($0) }.subscribe(onNext: { sum.value &+= $0 })
      subscription.dispose()
      sum.check(Sources.sumOfIndices(count))
    }
  }

  private static var groups: Workload {
    Workload(
      name: "groupBy(16)+flatMap", target: 3.03,
      details: "A created source is split into 16 groups by its lowest bits, and flatMap merges the groups again.",
      elements: 10_000
    ) { count, sum in
      let subscription = Sources.indices(count).groupBy { $0 & 15 }.flatMap { $0 }.subscribe(onNext: { sum.value &+= $0 })
      subscription.dispose()
      sum.check(Sources.sumOfIndices(count))
    }
  }
}
