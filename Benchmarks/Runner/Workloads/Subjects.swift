import RxRelay
import RxSwift

extension Catalogue {
  static var subjects: [Workload] {
    [publishToOne, publishToMany, subjectLifetime, relayAccept, replayToLateSubscribers]
  }

  private static var publishToOne: Workload {
    Workload(
      name: "publishSubject, 1 observer", target: 0.69,
      details: "Elements sent to a PublishSubject that has one observer.", elements: 20_000
    ) { count, sum in
      let subject = PublishSubject<Int>()
      let subscription = subject.subscribe(onNext: { sum.value &+= $0 })
      for index in 0..<count { subject.onNext(index) }
      subscription.dispose()
      sum.check(Sources.sumOfIndices(count))
    }
  }

  private static var publishToMany: Workload {
    Workload(
      name: "publishSubject, 100 observers", target: 0.22, unit: .delivery,
      details: "Elements sent to a PublishSubject that has 100 observers.", elements: 500_000, subscriptions: 100
    ) { count, sum in
      let subject = PublishSubject<Int>()
      let subscriptions = (0..<100).map { _ in subject.subscribe(onNext: { sum.value &+= $0 }) }
      for index in 0..<count / 100 { subject.onNext(index) }
      for subscription in subscriptions { subscription.dispose() }
      sum.check(100 * Sources.sumOfIndices(count / 100))
    }
  }

  private static var subjectLifetime: Workload {
    Workload(
      name: "subject create+subscribe+send+dispose", target: 6.06, unit: .operation,
      details: "A new PublishSubject gets an observer, sends it one element and loses it again.", elements: 2_000,
      subscriptions: 0
    ) { count, sum in
      for index in 0..<count {
        let subject = PublishSubject<Int>()
        let subscription = subject.subscribe(onNext: { sum.value &+= $0 })
        subject.onNext(index)
        subscription.dispose()
      }
      sum.check(Sources.sumOfIndices(count))
    }
  }

  private static var relayAccept: Workload {
    Workload(
      name: "behaviorRelay accept", target: 1.13,
      details: "Elements accepted by a BehaviorRelay that has one observer.", elements: 20_000
    ) { count, sum in
      let relay = BehaviorRelay(value: 0)
      let subscription = relay.subscribe(onNext: { sum.value &+= $0 })
      for index in 0..<count { relay.accept(index) }
      subscription.dispose()
      sum.check(Sources.sumOfIndices(count))
    }
  }

  private static var replayToLateSubscribers: Workload {
    Workload(
      name: "ReplaySubject(100), late subscriber", target: 1.73,
      details: "A ReplaySubject gets 100 elements, then an observer that receives them and leaves; again and again.",
      elements: 10_000, subscriptions: 0
    ) { count, sum in
      let subject = ReplaySubject<Int>.create(bufferSize: 100)
      for index in 0..<count {
        subject.onNext(index)
        if index % 100 == 99 {
          subject.subscribe(onNext: { sum.value &+= $0 }).dispose()
        }
      }
      sum.check(Sources.sumOfIndices(count))
    }
  }
}
