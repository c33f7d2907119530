import RxSwift

extension Page {
  static let disposeBags = Page(
    "bags", "Dispose bags", idea: "A bag disposes what it holds when it is released; a new bag in its place does it at once."
  ) {
    let news = PublishSubject<String>()
    let screen = Screen(news: news)
    news.onNext("shown")
    screen.close()
    news.onNext("not shown, the bag was replaced")

    let composite = CompositeDisposable()
    _ = composite.insert(Disposables.create { print("composite: first disposed") })
    composite.dispose()
    _ = composite.insert(Disposables.create { print("composite: too late, so disposed at once") })
  }
}

private final class Screen {
  private var disposeBag = DisposeBag()

  init(news: Observable<String>) {
    news
      .do(onDispose: { print("screen: unsubscribed") })
      .subscribe(onNext: { print("screen: \($0)") })
      .disposed(by: disposeBag)
  }

  func close() {
    disposeBag = DisposeBag()
  }
}
