import RxSwift

/// What most workloads start from.
enum Sources {
  /// A cold source that emits the indices 0 ..< count in a plain loop, and completes.
  static func indices(_ count: Int) -> Observable<Int> {
    .create { observer in
      for index in 0..<count { observer.onNext(index) }
      observer.onCompleted()
      return Disposables.create()
    }
  }

  /// The sum of 0 ..< count.
  static func sumOfIndices(_ count: Int) -> Int {
    count * (count - 1) / 2
  }

  /// Six maps that each add 1, and six filters that let everything through.
  static func sixMapsAndFilters(on source: Observable<Int>) -> Observable<Int> {
    source
      .map { $0 &+ 1 }.filter { $0 > 0 }
      .map { $0 &+ 1 }.filter { $0 > 0 }
      .map { $0 &+ 1 }.filter { $0 > 0 }
      .map { $0 &+ 1 }.filter { $0 > 0 }
      .map { $0 &+ 1 }.filter { $0 > 0 }
      .map { $0 &+ 1 }.filter { $0 > 0 }
  }
}
