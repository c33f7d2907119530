import Foundation
import RxRelay
import RxSwift

@main struct App {
  static func main() {
    Task {
      do {
        try await shopping()
        try await ownTypes()
        try await tasks()
        finish()
      } catch {
        print("failed:", error)
        exit(1)
      }
    }
    dispatchMain()
  }

  private static var failures: [String] = []

  static func expect<Value: Equatable>(_ value: Value, _ expected: Value, line: Int = #line) {
    if value != expected { failures.append("line \(line): \(value) instead of \(expected)") }
  }

  static func finish() {
    for failure in failures { print("failed,", failure) }
    exit(failures.isEmpty ? 0 : 1)
  }

  static func shopping() async throws {
    var cart: Cart? = Cart(prices: PriceList())
    guard let total = cart?.total, let message = cart?.message, let code = cart?.code else { return }
    var messages: [String] = []
    let listening = message.subscribe(onNext: { messages.append($0) })
    var view = cart.map(CartView.init)
    cart?.add(Item(id: "tea", cents: 700))
    cart?.add(Item(id: "card", cents: 100, isGift: true))
    cart?.add(Item(id: "cup", cents: 1300))
    for try await cents in total.values where cents == 2000 { break }
    code.onNext("TEN")
    for try await cents in total.values where cents == 1800 { break }
    code.onNext("nothing")
    for try await cents in total.values where cents == 2000 { break }
    for try await _ in Observable<Int>.interval(.milliseconds(1), scheduler: MainScheduler.instance).values
    where view?.totalLabel.text == "20.0" && !messages.isEmpty {
      break
    }
    expect(messages.count, 1)
    expect(view?.messageLabel.text.hasPrefix("2 items") ?? messages[0].hasPrefix("3 items"), true)
    let count = try await cart?.checkOut().value
    expect(count, 3)
    do {
      _ = try await cart?.checkOut().value
      expect(true, false)
    } catch CartError.empty {}
    cart?.empty()
    view = nil
    weak let alive = cart
    cart = nil
    while alive != nil { await Task.yield() }
    expect(messages.last?.hasPrefix("closed with"), true)
    listening.dispose()
  }

  static func ownTypes() async throws {
    let recorder = Recorder<Int>()
    let ticker = Ticker()
    let subscriptions = CompositeDisposable(
      ticker.subscribe(recorder), ticker.asObservable().map { $0 * 10 }.subscribe(recorder))
    ticker.tick()
    ticker.tick()
    subscriptions.dispose()
    ticker.tick()
    expect(recorder.elements, [1, 10, 2, 20])

    let distinct = Recorder<Item>()
    let shopping = PublishSubject<Item>()
    let recording = shopping.distinctUntilChanged().subscribe(distinct)
    await Task.detached { for cents in [1, 1, 2] { shopping.onNext(Item(id: "x", cents: cents)) } }.value
    recording.dispose()
    expect(distinct.elements.count, 2)

    let label = CartView.Label()
    _ = Observable.of("a", "b").subscribe(label.rx.uppercasedText)
    expect(label.text, "B")
    _ = Single.just("c").asObservable().subscribe(label.rx.text)
    expect(label.text, "c")

    let isRegistered = PublishRelay<Bool>()
    let states = Recorder<Bool>()
    isRegistered.subscribe(states).disposed(by: Streams.bag)
    var bag: DisposeBag? = DisposeBag(disposing: Registration(isRegistered))
    _ = bag
    bag = nil
    expect(states.elements, [true, false])

    Streams.shared.map(Optional.some).subscribe(Streams.latest).disposed(by: Streams.bag)
    Streams.shared.accept(Item(id: "x", cents: 1))
    expect(try Streams.latest.value(), Item(id: "x", cents: 1))

    let groups = try await Observable.of(Item(id: "a", cents: 1), Item(id: "b", cents: 2), Item(id: "c", cents: 1))
      .groupBy { $0.cents }
      .flatMap { group in group.map { $0.id }.toArray().map { (group.key, $0) } }
      .toArray()
      .value
    expect(groups.first { $0.0 == 1 }?.1, ["a", "c"])
  }

  static func tasks() async throws {
    let numbers = ReplaySubject<Int>.createUnbounded()
    let doubling = Task {
      var doubled: [Int] = []
      for try await number in numbers.map({ $0 * 2 }).values { doubled.append(number) }
      return doubled
    }
    let producing = Task.detached {
      for number in 1...3 { numbers.onNext(number) }
      numbers.onCompleted()
    }
    await producing.value
    expect(try await doubling.value, [2, 4, 6])
    let sequence = Observable<Int>.create { observer in
      let task = Task {
        for number in 1...3 {
          await Task.yield()
          observer.onNext(number)
        }
        observer.onCompleted()
      }
      return Disposables.create { task.cancel() }
    }
    let sum = try await sequence.subscribe(on: SerialDispatchQueueScheduler(qos: .utility)).reduce(0, accumulator: +).asSingle()
      .value
    expect(sum, 6)
    let completed = try await Maybe<Int>.empty().observe(on: ConcurrentMainScheduler.instance).value
    expect(completed, nil)
    for await item in Streams.shared.asInfallible().startWith(Item(id: "first", cents: 0)).values {
      expect(item.id, "first")
      break
    }
  }
}
