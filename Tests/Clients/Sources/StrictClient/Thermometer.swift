import RxRelay
import RxSwift

/// An actor that owns streams and hands them out without a hop.
actor Thermometer {
  nonisolated let readings = PublishSubject<Int>()
  private let smoothed = BehaviorRelay(value: 0)
  private let bag = DisposeBag()
  private var highest = Int.min

  nonisolated var changes: Observable<Int> { smoothed.asObservable().distinctUntilChanged() }

  func start() {
    readings
      .observe(on: SerialDispatchQueueScheduler(qos: .background))
      .scan((0, 0)) { sum, reading in (sum.0 + reading, sum.1 + 1) }
      .map { sum in sum.0 / sum.1 }
      .bind(to: smoothed)
      .disposed(by: bag)
  }

  func record(_ reading: Int) {
    highest = max(highest, reading)
    readings.onNext(reading)
  }

  func maximum() -> Int { highest }
}
