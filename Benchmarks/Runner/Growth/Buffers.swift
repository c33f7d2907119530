import RxSwift

extension Catalogue {
  static var bufferGrowth: [GrowthRow] {
    [zipBuffer, unboundedReplay, fullReplay]
  }

  private static var zipBuffer: GrowthRow {
    GrowthRow(
      name: "zip: pair, by elements buffered",
      details: "One PublishSubject sends as many elements, then the other as many; per pair."
    ) { size, sum in
      let left = PublishSubject<Int>()
      let right = PublishSubject<Int>()
      let subscription = Observable.zip(left, right) { $0 &+ $1 }.subscribe(onNext: { sum.value &+= $0 })
      return {
        withExtendedLifetime(subscription) {
          for index in 0..<size { left.onNext(index) }
          for _ in 0..<size { right.onNext(1) }
        }
        sum.check(Sources.sumOfIndices(size) + size)
      }
    }
  }

  private static var unboundedReplay: GrowthRow {
    GrowthRow(
      name: "ReplaySubject: store+replay, by elements stored",
      details: "An unbounded ReplaySubject gets as many elements, then one observer that receives them; per element."
    ) { size, sum in
      {
        let subject = ReplaySubject<Int>.createUnbounded()
        for index in 0..<size { subject.onNext(index) }
        subject.subscribe(onNext: { sum.value &+= $0 }).dispose()
        sum.check(Sources.sumOfIndices(size))
      }
    }
  }

  private static var fullReplay: GrowthRow {
    GrowthRow(
      name: "ReplaySubject: send, by elements in a full buffer",
      details: "A ReplaySubject whose buffer of that size is full gets as many new elements; per element."
    ) { size, sum in
      let subject = ReplaySubject<Int>.create(bufferSize: size)
      let subscription = subject.subscribe(onNext: { sum.value &+= $0 })
      return {
        withExtendedLifetime(subscription) {
          for index in 0..<size { subject.onNext(index) }
        }
        sum.check(Sources.sumOfIndices(size))
      }
    }
  }
}
