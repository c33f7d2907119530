import RxSwift

extension Page {
  static let takeUntil = Page(
    "until", "Take until", idea: "A sequence that ends when its owner does needs no bag: take(until:) completes it."
  ) {
    let sequence = PublishSubject<Int>()
    var owner: Owner? = Owner()

    _ =
      sequence
      .take(until: owner.map(\.deallocated) ?? .empty())
      .subscribe { print($0) }

    sequence.onNext(1)
    sequence.onNext(2)
    owner = nil
    sequence.onNext(3)
  }
}

private final class Owner {
  private let farewell = PublishSubject<Void>()

  var deallocated: Observable<Void> { farewell }

  deinit {
    farewell.onNext(())
  }
}
