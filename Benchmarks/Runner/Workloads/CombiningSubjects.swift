import RxSwift

/// The combining operators over hot subjects that send in turn, as events in an app do. Each send costs what the row
/// “publishSubject, 1 observer” says, before the operator gets to see it; so these rows have no targets of their own.
extension Catalogue {
  static var combiningSubjects: [Workload] {
    [combineLatestOfSubjects, zipOfSubjects, mergeOfSubjects, latestFromChangingSubject]
  }

  private static var combineLatestOfSubjects: Workload {
    Workload(
      name: "combineLatest4 of subjects", target: nil,
      details: "Four PublishSubjects send in turn. An element is one send, and each gives a combination.", elements: 10_000
    ) { count, sum in
      let subjects = (0..<4).map { _ in PublishSubject<Int>() }
      let subscription = Observable.combineLatest(subjects[0], subjects[1], subjects[2], subjects[3]) { $0 &+ $1 &+ $2 &+ $3 }
        .subscribe(onNext: { sum.value &+= $0 })
      for subject in subjects { subject.onNext(1) }
      for index in 0..<count { subjects[index & 3].onNext(1) }
      subscription.dispose()
      sum.check(4 * count + 4)
    }
  }

  private static var zipOfSubjects: Workload {
    Workload(
      name: "zip2 of subjects", target: nil,
      details: "Two PublishSubjects send in turn. An element is a pair, so two sends.", elements: 10_000
    ) { count, sum in
      let left = PublishSubject<Int>()
      let right = PublishSubject<Int>()
      let subscription = Observable.zip(left, right) { $0 &+ $1 }.subscribe(onNext: { sum.value &+= $0 })
      for index in 0..<count {
        left.onNext(index)
        right.onNext(1)
      }
      subscription.dispose()
      sum.check(Sources.sumOfIndices(count) + count)
    }
  }

  private static var mergeOfSubjects: Workload {
    Workload(
      name: "merge2 of subjects", target: nil, details: "Two PublishSubjects send in turn. An element is one send.",
      elements: 10_000
    ) { count, sum in
      let subjects = [PublishSubject<Int>(), PublishSubject<Int>()]
      let subscription = Observable.merge(subjects[0], subjects[1]).subscribe(onNext: { sum.value &+= $0 })
      for index in 0..<count { subjects[index & 1].onNext(index) }
      subscription.dispose()
      sum.check(Sources.sumOfIndices(count))
    }
  }

  private static var latestFromChangingSubject: Workload {
    Workload(
      name: "withLatestFrom of subjects", target: nil,
      details: "Two PublishSubjects send in turn: the other one, then the main one. An element is two sends.",
      elements: 10_000
    ) { count, sum in
      let main = PublishSubject<Int>()
      let other = PublishSubject<Int>()
      let subscription = main.withLatestFrom(other) { $0 &+ $1 }.subscribe(onNext: { sum.value &+= $0 })
      for index in 0..<count {
        other.onNext(1)
        main.onNext(index)
      }
      subscription.dispose()
      sum.check(Sources.sumOfIndices(count) + count)
    }
  }
}
