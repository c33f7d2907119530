import RxSwift

extension Catalogue {
  static var transforming: [Workload] {
    [oneMap, chain, chainLifetime, state, strings]
  }

  private static var oneMap: Workload {
    Workload(name: "map x1", target: 0.30, details: "A created source and one map.", elements: 50_000) { count, sum in
      let subscription = Sources.indices(count).map { $0 &+ 1 }.subscribe(onNext: { sum.value &+= $0 })
      subscription.dispose()
      sum.check(Sources.sumOfIndices(count) + count)
    }
  }

  private static var chain: Workload {
    Workload(
      name: "6 maps + 6 filters", target: 1.99,
      details: "A created source, and map and filter six times in turn; all elements pass.", elements: 20_000
    ) { count, sum in
      let subscription = Sources.sixMapsAndFilters(on: Sources.indices(count)).subscribe(onNext: { sum.value &+= $0 })
      subscription.dispose()
      sum.check(Sources.sumOfIndices(count) + 6 * count)
    }
  }

  private static var chainLifetime: Workload {
    Workload(
      name: "build+subscribe+dispose that chain", target: 10.82, unit: .operation,
      details: "The chain of 6 maps and 6 filters is built, subscribed to, emits one element and is disposed of.",
      elements: 500, subscriptions: 0
    ) { count, sum in
      for index in 0..<count {
        let source = Observable<Int>.create { observer in
          observer.onNext(index)
          return Disposables.create()
        }
        Sources.sixMapsAndFilters(on: source).subscribe(onNext: { sum.value &+= $0 }).dispose()
      }
      sum.check(Sources.sumOfIndices(count) + 6 * count)
    }
  }

  private static var state: Workload {
    Workload(
      name: "scan+take+skip+distinct", target: 0.69,
      details: "A created source of ones, their running sum, take, skip(1) and distinctUntilChanged.", elements: 20_000
    ) { count, sum in
      let subscription = Sources.indices(count).scan(0) { total, _ in total &+ 1 }
        .take(count + 1).skip(1).distinctUntilChanged()
        .subscribe(onNext: { sum.value &+= $0 })
      subscription.dispose()
      sum.check(count == 0 ? 0 : Sources.sumOfIndices(count + 1) - 1)
    }
  }

  private static var strings: Workload {
    let texts = (0..<16).map { "a text too long for its inline form, " + String($0, radix: 16) }
    let length = texts[0].utf8.count
    return Workload(
      name: "String map/filter", target: 0.69,
      details: "A created source of strings that live on the heap, one map and one filter; all elements pass.",
      elements: 20_000
    ) { count, sum in
      let source = Observable<String>.create { observer in
        for index in 0..<count { observer.onNext(texts[index & 15]) }
        observer.onCompleted()
        return Disposables.create()
      }
      let subscription = source.map { $0.isEmpty ? "none" : $0 }.filter { $0.utf8.count > 16 }
        .subscribe(onNext: { sum.value &+= $0.utf8.count })
      subscription.dispose()
      sum.check(count * length)
    }
  }
}
