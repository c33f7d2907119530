import RxSwift

extension Catalogue {
  static var innerSourceGrowth: [GrowthRow] {
    [elementsOfInners, completedInners, silentInners, waitingInners]
  }

  private static var elementsOfInners: GrowthRow {
    GrowthRow(
      name: "flatMap: element, by live inners", details: "Each of as many inner PublishSubjects sends one element; per element."
    ) { size, sum in
      let inners = (0..<size).map { _ in PublishSubject<Int>() }
      let outer = PublishSubject<Int>()
      let subscription = outer.flatMap { inners[$0] }.subscribe(onNext: { sum.value &+= $0 })
      for index in 0..<size { outer.onNext(index) }
      return {
        withExtendedLifetime(subscription) {
          for inner in inners { inner.onNext(1) }
        }
        sum.check(size)
      }
    }
  }

  private static var completedInners: GrowthRow {
    GrowthRow(
      name: "flatMap: start+complete, by live inners",
      details: "As many PublishSubjects are made and become inner sources, then complete, oldest first; per inner source."
    ) { size, sum in
      {
        let outer = PublishSubject<PublishSubject<Int>>()
        let subscription = outer.flatMap { $0 }.subscribe(onCompleted: { sum.value &+= 1 })
        let inners = (0..<size).map { _ in PublishSubject<Int>() }
        for inner in inners { outer.onNext(inner) }
        for inner in inners { inner.onCompleted() }
        outer.onCompleted()
        subscription.dispose()
        sum.check(1)
      }
    }
  }

  private static var silentInners: GrowthRow {
    GrowthRow(
      name: "merge: start+dispose, by inners that never end",
      details: "merge() subscribes to as many `never`, then is disposed of; per inner source."
    ) { size, sum in
      {
        let subscription = Sources.indices(size).map { _ in Observable<Int>.never() }.merge()
          .subscribe(onNext: { sum.value &+= $0 })
        subscription.dispose()
        sum.check(0)
      }
    }
  }

  private static var waitingInners: GrowthRow {
    GrowthRow(
      name: "concatMap: element, by waiting inners",
      details: "As many `just` wait for the first inner source to complete, then run; per inner source."
    ) { size, sum in
      {
        let first = PublishSubject<Int>()
        let subscription = Sources.indices(size + 1).concatMap { $0 == 0 ? first.asObservable() : .just(1) }
          .subscribe(onNext: { sum.value &+= $0 })
        first.onCompleted()
        subscription.dispose()
        sum.check(size)
      }
    }
  }
}
