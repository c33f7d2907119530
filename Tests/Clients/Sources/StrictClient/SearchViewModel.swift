import Foundation
import RxRelay
import RxSwift

/// A search field with results. Built on the main actor, works on other threads, shows on the main actor.
@MainActor final class SearchViewModel {
  let query = BehaviorRelay(value: "")
  let results = BehaviorRelay<[String]>(value: [])
  let isBusy = BehaviorRelay(value: false)
  private(set) var title = ""
  private(set) var shownTitles: [String] = []
  private var searchCount = 0

  private let service: any WeatherService
  private let bag = DisposeBag()
  private let background = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
  private let worker = SerialDispatchQueueScheduler(qos: .utility)

  init(service: any WeatherService) {
    self.service = service

    query
      .skip(1)
      .observe(on: background)
      .map { text in text.split(separator: " ").joined(separator: " ") }
      .filter { !$0.isEmpty }
      .distinctUntilChanged()
      .flatMapLatest { service.cities(startingWith: $0) }
      .map(uppercased)
      .observe(on: MainScheduler.instance)
      .do(onNext: { [weak self] _ in self?.searchCount += 1 })
      .bind(to: results)
      .disposed(by: bag)

    results
      .subscribe(on: worker)
      .observe(on: worker)
      .scan(0) { total, cities in total + cities.count }
      .withUnretained(self) { _, total in "\(total) found" }
      .observe(on: MainScheduler.instance)
      .subscribe(with: self) { model, title in
        model.title = title
        model.shownTitles.append(title)
      }
      .disposed(by: bag)

    Observable.merge(query.map { _ in true }, results.map { _ in false })
      .observe(on: worker)
      .distinctUntilChanged { $0 == $1 }
      .observe(on: MainScheduler.instance)
      .bind(to: isBusy)
      .disposed(by: bag)
  }

  var searches: Int { searchCount }

  /// A chain that a caller subscribes to, with closures that read this object.
  func forecasts() -> Observable<String> {
    results
      .observe(on: background)
      .concatMap { [service] cities in
        Observable.from(cities)
          .map { city in city.capitalized(with: nil) }
          .concatMap { service.weather(in: $0) }
          .compactMap { weather -> String? in weather.degrees > 18 ? "\(weather.city) \(weather.degrees)°" : nil }
          .catch { error in .just("\(error)") }
      }
      .observe(on: MainScheduler.instance)
      .do(onNext: { [weak self] line in self?.title = line })
  }
}

/// Outside of the class: a closure inside a closure that runs off main must not belong to the main actor.
private func uppercased(_ cities: [String]) -> [String] {
  cities.map { $0.uppercased() }
}
