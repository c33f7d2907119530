import Foundation
import RxRelay
import RxSwift

@main @MainActor struct App {
  static func main() async throws {
    try await search()
    try await actorWithStreams()
    try await reactiveMembers()
    try await lifetime()
    try await traits()
    try await streamsInTasks()
    try await ownTypes()
    try await corners()
    Sendables.check()
    Checks.finish()
  }

  static func search() async throws {
    let model = SearchViewModel(service: LocalWeatherService())
    model.query.accept("  A ")
    for try await results in model.results.values where !results.isEmpty {
      Checks.expectEqual(results, ["AMSTERDAM", "ATHENS"])
      break
    }
    for try await _ in Observable<Int>.interval(.milliseconds(1), scheduler: MainScheduler.instance).values
    where model.title == "2 found" && !model.isBusy.value {
      break
    }
    Checks.expectEqual(model.searches, 1)
    let line = try await model.forecasts().filter { !$0.isEmpty }.take(1).asSingle().value
    Checks.expectEqual(line, "Athens 31°")
    Checks.expectEqual(model.title, "Athens 31°")
  }

  static func actorWithStreams() async throws {
    let thermometer = Thermometer()
    await thermometer.start()
    let changes = thermometer.changes.values
    let counting = Task { () -> Int in
      var count = 0
      for try await change in changes {
        count += 1
        if change == 20 { break }
      }
      return count
    }
    for reading in [10, 20, 30] { await thermometer.record(reading) }
    let seen = try await counting.value
    Checks.expect(seen >= 1, "the average was seen")
    Checks.expectEqual(await thermometer.maximum(), 30)
  }

  static func reactiveMembers() async throws {
    let badge = Badge()
    let numbers = PublishSubject<Int>()
    let subscriptions = [
      numbers.subscribe(badge.rx.count),
      numbers.map { "<\($0)>" }.subscribe(badge.rx.text),
    ]
    numbers.onNext(1)
    Checks.expectEqual(badge.text, "<1>")
    Checks.expectEqual(badge.history, ["1"])
    await Task.detached { numbers.onNext(2) }.value
    try await Single<Int>.timer(.nanoseconds(0), scheduler: MainScheduler.instance).asCompletable().value
    Checks.expectEqual(badge.history, ["1", "2"])
    for subscription in subscriptions { subscription.dispose() }
  }

  static func lifetime() async throws {
    let farewell = PublishRelay<String>()
    var words: [String] = []
    let hearing = farewell.subscribe(onNext: { words.append($0) })
    var session: Session? = Session(farewell: farewell)
    weak let alive = session
    var renewals = 0
    session?.keepAlive(every: ConcurrentDispatchQueueScheduler(qos: .utility)) { renewals += 1 }
    try await session?.signIn("Ada").value
    if let log = session?.log {
      for try await entry in log.values where entry == "signedIn(\"Ada\")" { break }
    }
    for try await _ in Observable<Int>.interval(.milliseconds(1), scheduler: MainScheduler.instance).values
    where renewals > 2 {
      break
    }
    session = nil
    Checks.expect(alive == nil, "the session is released")
    Checks.expectEqual(words, ["bye"])
    hearing.dispose()
  }

  static func traits() async throws {
    let service = LocalWeatherService()
    let both = Single.zip(service.weather(in: "Berlin"), service.weather(in: "Athens")) { $0.degrees + $1.degrees }
    Checks.expectEqual(try await both.value, 50)
    do {
      _ = try await service.weather(in: "Atlantis").observe(on: MainScheduler.instance).value
      Checks.expect(false, "no error")
    } catch let error as WeatherError {
      Checks.expectEqual(error, .unknownCity("Atlantis"))
    }
    let maybe: Maybe<Int> = both.filter { $0 > 100 }
    Checks.expectEqual(try await maybe.value, nil)
    var order: [String] = []
    try await Completable.empty()
      .do(onCompleted: { order.append("first") })
      .andThen(service.weather(in: "Berlin").observe(on: MainScheduler.instance).do(onSuccess: { order.append($0.city) }))
      .asCompletable()
      .value
    Checks.expectEqual(order, ["first", "Berlin"])
    let titles = BehaviorRelay(value: "a").asInfallible().map { $0 + "!" }
    for await title in titles.values {
      Checks.expectEqual(title, "a!")
      break
    }
  }

  static func streamsInTasks() async throws {
    let prices = ReplayRelay<Int>.create(bufferSize: 1)
    let stop = PublishSubject<Void>()
    let task = Task.detached {
      var last = 0
      for try await price in prices.take(until: stop).values {
        last = price
        if price == 100 { stop.onNext(()) }
      }
      return last
    }
    for price in 1...100 { prices.accept(price) }
    Checks.expectEqual(try await task.value, 100)

    let counter = AsyncStream<Int> { continuation in
      for number in 1...5 { continuation.yield(number) }
      continuation.finish()
    }
    var sum = 0
    for try await number in counter.asObservable().reduce(0, accumulator: +).values { sum = number }
    Checks.expectEqual(sum, 15)
    let work = Single.create { try await LocalWeatherService().weather(in: "Berlin").value.degrees }
    Checks.expectEqual(try await work.value, 19)
  }
}
