import RxRelay
import RxSwift

/// A field whose text is used when the user pauses. Time is injected, so that a test controls it.
@MainActor final class FilterField {
  let text = PublishRelay<String>()
  let filter: Observable<String>
  private(set) var applied = 0

  init(scheduler: any SchedulerType) {
    filter =
      text
      .debounce(.seconds(20), scheduler: scheduler)
      .distinctUntilChanged()
      .map { $0.isEmpty ? "everything" : $0 }
      .share(replay: 1)
  }

  func apply(to rows: Observable<[String]>) -> Observable<[String]> {
    Observable.combineLatest(rows, filter.startWith("everything")) { rows, filter in
      filter == "everything" ? rows : rows.filter { $0.contains(filter) }
    }
    .do(onNext: { [weak self] _ in self?.applied += 1 })
  }
}
