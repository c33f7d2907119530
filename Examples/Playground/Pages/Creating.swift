import RxSwift

extension Page {
  static let creating = Page(
    "create", "Making your own sequence",
    idea: "create makes a sequence from a closure, which runs once per subscription and not before."
  ) {
    let searchForMe = search("me")
    print("no search has started")
    _ = searchForMe.subscribe(onNext: { print($0) })

    print("\nmyJust:")
    _ = myJust(0).subscribe(onNext: { n in print(n) })

    print("\nmyFrom:")
    let stringCounter = myFrom(["first", "second"])

    print("Started ----")
    _ = stringCounter.subscribe(onNext: { n in print(n) })
    print("----")
    _ = stringCounter.subscribe(onNext: { n in print(n) })
    print("Ended ----")
  }
}

private func search(_ term: String) -> Observable<String> {
  Observable.create { observer in
    print("searching for “\(term)”")
    observer.on(.next("found “\(term)”"))
    observer.on(.completed)
    return Disposables.create()
  }
}

private func myJust<E>(_ element: E) -> Observable<E> {
  Observable.create { observer in
    observer.on(.next(element))
    observer.on(.completed)
    return Disposables.create()
  }
}

private func myFrom<E>(_ sequence: [E]) -> Observable<E> {
  Observable.create { observer in
    for element in sequence {
      observer.on(.next(element))
    }
    observer.on(.completed)
    return Disposables.create()
  }
}
