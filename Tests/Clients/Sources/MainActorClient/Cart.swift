import RxRelay
import RxSwift

struct Item: Equatable, Identifiable {
  var id: String
  var cents: Int
  var isGift = false
}

enum CartError: Error {
  case empty
  case unknownCode(String)
}

/// A shopping cart: nothing here is annotated, so everything is on the main actor.
final class Cart {
  let items = BehaviorRelay<[Item]>(value: [])
  let code = PublishSubject<String>()
  let total = BehaviorRelay(value: 0)
  let message = PublishRelay<String>()

  private(set) var recalculations = 0
  private let prices: PriceList
  private var bag = DisposeBag()

  init(prices: PriceList) {
    self.prices = prices
    bind()
  }

  isolated deinit {
    message.accept("closed with \(total.value)")
  }

  func add(_ item: Item) {
    items.accept(items.value + [item])
  }

  private func bind() {
    let worker = SerialDispatchQueueScheduler(internalSerialQueueName: "cart")
    let discount =
      code
      .observe(on: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
      .map { $0.lowercased() }
      .distinctUntilChanged()
      .flatMapLatest { [prices] code in
        prices.discount(for: code)
          .asObservable()
          .catch { _ in .just(0) }
      }
      .startWith(0)

    Observable.combineLatest(items, discount)
      .observe(on: worker)
      .distinctUntilChanged { $0.1 == $1.1 && $0.0 == $1.0 }
      .map { items, discount -> Int in
        var sum = 0
        for item in items where !item.isGift { sum += item.cents }
        return sum - sum * discount / 100
      }
      .distinctUntilChanged()
      .do(onSubscribe: { [weak self] in self?.recalculations = 0 })
      .observe(on: MainScheduler.instance)
      .do(onNext: { [weak self] _ in self?.recalculations += 1 })
      .bind(to: total)
      .disposed(by: bag)

    items
      .observe(on: worker)
      .map { $0.count }
      .filter { $0 > 1 }
      .take(1)
      .withUnretained(self)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { cart, count in
        cart.message.accept("\(count) items, \(cart.items.value.last?.id ?? "none")")
      })
      .disposed(by: bag)
  }

  func checkOut() -> Single<Int> {
    items
      .take(1)
      .asSingle()
      .flatMap { items in items.isEmpty ? .error(CartError.empty) : .just(items) }
      .observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
      .map { $0.count }
      .observe(on: MainScheduler.instance)
      .do(onSuccess: { [items] _ in items.accept([]) })
  }

  func empty() {
    bag = DisposeBag()
    items.accept([])
    bind()
  }
}
