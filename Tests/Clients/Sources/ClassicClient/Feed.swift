import Foundation
import RxRelay
import RxSwift

/// Server data through the Swift 5 habits: queues, captured variables, global state.
enum Feed {
  static var requests = 0
  static let refresh = PublishRelay<Void>()
  static let scheduler = SerialDispatchQueueScheduler(qos: .default)

  static func pages(of count: Int) -> Observable<[Int]> {
    return Observable.create { observer in
      let cancellation = BooleanDisposable()
      DispatchQueue.global().async {
        var page = 0
        while page < count, !cancellation.isDisposed {
          observer.on(.next([page, page + 1]))
          page += 1
        }
        observer.onCompleted()
      }
      return cancellation
    }
  }

  static func load() -> Observable<Int> {
    return
      refresh
      .startWith(())
      .flatMapLatest { _ -> Observable<Int> in
        requests += 1
        return pages(of: 3).flatMap { Observable.from($0) }.reduce(0, accumulator: +)
      }
      .retry(2)
  }

  static func polling(every period: RxTimeInterval) -> Observable<String> {
    return Observable<Int>.interval(period, scheduler: scheduler)
      .take(3)
      .concatMap { tick in Observable.just("tick \(tick)").delay(.milliseconds(1), scheduler: scheduler) }
      .timeout(.seconds(60), scheduler: scheduler)
  }
}
