import RxRelay
import RxSwift

/// An observer, a source and a disposable of one's own, in a module where everything is on the main actor.
final class Recorder<Element>: ObserverType {
  private(set) var elements: [Element] = []

  func on(_ event: Event<Element>) {
    if case .next(let element) = event { elements.append(element) }
  }
}

final class Ticker: ObservableType {
  typealias Element = Int
  private let ticks = PublishSubject<Int>()
  private var count = 0

  func tick() {
    count += 1
    ticks.onNext(count)
  }

  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
    ticks.subscribe(observer)
  }
}

final class Registration: Disposable {
  private let relay: PublishRelay<Bool>

  init(_ relay: PublishRelay<Bool>) {
    self.relay = relay
    relay.accept(true)
  }

  nonisolated func dispose() {
    relay.accept(false)
  }
}

protocol Titled {
  var title: Observable<String> { get }
}

extension Cart: Titled {
  var title: Observable<String> { total.map { "Cart: \($0)" } }
}

enum Streams {
  static let shared = PublishRelay<Item>()
  static let latest = BehaviorSubject<Item?>(value: nil)
  static let bag = DisposeBag()
}
