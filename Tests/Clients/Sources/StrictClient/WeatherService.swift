import RxSwift

/// Where forecasts come from: traits in front, tasks behind.
protocol WeatherService: Sendable {
  func weather(in city: String) -> Single<Weather>
  func cities(startingWith prefix: String) -> Observable<[String]>
}

struct LocalWeatherService: WeatherService {
  private let degrees = ["Athens": 31, "Amsterdam": 17, "Berlin": 19]

  func weather(in city: String) -> Single<Weather> {
    Single.create { single in
      let task = Task {
        do {
          single(.success(try await load(city)))
        } catch {
          single(.failure(error))
        }
      }
      return Disposables.create { task.cancel() }
    }
  }

  func cities(startingWith prefix: String) -> Observable<[String]> {
    Observable.create { observer in
      let task = Task {
        await Task.yield()
        observer.onNext(degrees.keys.filter { $0.hasPrefix(prefix) }.sorted())
        observer.onCompleted()
      }
      return Disposables.create { task.cancel() }
    }
  }

  private func load(_ city: String) async throws -> Weather {
    await Task.yield()
    guard let degrees = degrees[city] else { throw WeatherError.unknownCity(city) }
    return Weather(city: city, degrees: degrees)
  }
}
