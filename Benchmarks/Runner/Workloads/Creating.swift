import RxSwift

extension Catalogue {
  static var creating: [Workload] {
    [range, array]
  }

  private static var range: Workload {
    Workload(
      name: "range", target: 0.22, details: "Observable.range, on its default scheduler.", elements: 50_000
    ) { count, sum in
      let subscription = Observable.range(start: 0, count: count).subscribe(onNext: { sum.value &+= $0 })
      subscription.dispose()
      sum.check(Sources.sumOfIndices(count))
    }
  }

  private static var array: Workload {
    let indices = LastArray()
    return Workload(
      name: "from(array)", target: 0.22, details: "Observable.from an existing array, on its default scheduler.",
      elements: 50_000
    ) { count, sum in
      let subscription = Observable.from(indices.ofCount(count)).subscribe(onNext: { sum.value &+= $0 })
      subscription.dispose()
      sum.check(Sources.sumOfIndices(count))
    }
  }
}

/// Keeps the array of the indices 0 ..< count between runs, so that making it is not measured.
private final class LastArray {
  private var array: [Int] = []

  func ofCount(_ count: Int) -> [Int] {
    if array.count != count { array = Array(0..<count) }
    return array
  }
}
