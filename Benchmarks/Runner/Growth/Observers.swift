import RxSwift

extension Catalogue {
  static var observerGrowth: [GrowthRow] {
    [deliveries, subscriptions]
  }

  private static var deliveries: GrowthRow {
    GrowthRow(
      name: "PublishSubject: delivery, by observers", details: "One send to as many observers; per delivery."
    ) { size, sum in
      let subject = PublishSubject<Int>()
      let subscriptions = (0..<size).map { _ in subject.subscribe(onNext: { sum.value &+= $0 }) }
      return {
        withExtendedLifetime(subscriptions) { subject.onNext(1) }
        sum.check(size)
      }
    }
  }

  private static var subscriptions: GrowthRow {
    GrowthRow(
      name: "PublishSubject: subscribe+dispose, by observers",
      details: "As many observers subscribe, then leave, oldest first; per observer."
    ) { size, sum in
      let subject = PublishSubject<Int>()
      return {
        let subscriptions = (0..<size).map { _ in subject.subscribe(onNext: { sum.value &+= $0 }) }
        for subscription in subscriptions { subscription.dispose() }
        subject.onNext(1)
        sum.check(0)
      }
    }
  }
}
