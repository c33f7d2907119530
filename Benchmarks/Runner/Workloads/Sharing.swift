import RxSwift

extension Catalogue {
  static var sharing: [Workload] {
    [sharedReplay]
  }

  private static var sharedReplay: Workload {
    Workload(
      name: "share(replay: 1), 10 observers", target: 0.43, unit: .delivery,
      details: "Elements sent to a PublishSubject, shared with a replay of 1 by 10 observers.", elements: 50_000,
      subscriptions: 10
    ) { count, sum in
      let subject = PublishSubject<Int>()
      let shared = subject.share(replay: 1)
      let subscriptions = (0..<10).map { _ in shared.subscribe(onNext: { sum.value &+= $0 }) }
      for index in 0..<count / 10 { subject.onNext(index) }
      for subscription in subscriptions { subscription.dispose() }
      sum.check(10 * Sources.sumOfIndices(count / 10))
    }
  }
}
