import RxSwift

extension Catalogue {
  static var combining: [Workload] {
    [nestedCombineLatest, zipOfTwo, mergeOfTwo, latestFromSubject]
  }

  private static var nestedCombineLatest: Workload {
    Workload(
      name: "combineLatest4 nested x7", target: 8.66,
      details: "combineLatest of three `just` and a created source, in seven levels; an element passes all of them.",
      elements: 5_000
    ) { count, sum in
      let one = Observable.just(1)
      var combined = Sources.indices(count)
      for _ in 0..<7 {
        combined = Observable.combineLatest(one, one, one, combined) { $0 &+ $1 &+ $2 &+ $3 }
      }
      let subscription = combined.subscribe(onNext: { sum.value &+= $0 })
      subscription.dispose()
      sum.check(Sources.sumOfIndices(count) + 21 * count)
    }
  }

  private static var zipOfTwo: Workload {
    Workload(
      name: "zip2", target: 2.16,
      details: "Two created sources: zip buffers all of the first, then pairs. An element is a pair.", elements: 10_000
    ) { count, sum in
      let subscription = Observable.zip(Sources.indices(count), Sources.indices(count)) { $0 &+ $1 }
        .subscribe(onNext: { sum.value &+= $0 })
      subscription.dispose()
      sum.check(2 * Sources.sumOfIndices(count))
    }
  }

  private static var mergeOfTwo: Workload {
    Workload(
      name: "merge2", target: 0.61, details: "Two created sources with half of the elements each.", elements: 20_000
    ) { count, sum in
      let subscription = Observable.merge(Sources.indices(count / 2), Sources.indices(count / 2))
        .subscribe(onNext: { sum.value &+= $0 })
      subscription.dispose()
      sum.check(2 * Sources.sumOfIndices(count / 2))
    }
  }

  private static var latestFromSubject: Workload {
    Workload(
      name: "withLatestFrom", target: 0.87,
      details: "A created source with the latest from a BehaviorSubject that stays as it is.", elements: 20_000
    ) { count, sum in
      let subscription = Sources.indices(count).withLatestFrom(BehaviorSubject(value: 1)) { $0 &+ $1 }
        .subscribe(onNext: { sum.value &+= $0 })
      subscription.dispose()
      sum.check(Sources.sumOfIndices(count) + count)
    }
  }
}
