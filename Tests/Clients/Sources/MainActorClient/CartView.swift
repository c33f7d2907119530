import RxRelay
import RxSwift

/// A view: properties that only the main actor may touch.
final class CartView {
  final class Label {
    var text = "" { didSet { changes += 1 } }
    var changes = 0
  }

  let totalLabel = Label()
  let messageLabel = Label()
  private let cart: Cart
  private let bag = DisposeBag()

  init(cart: Cart) {
    self.cart = cart
    cart.total
      .map(Self.formatted)
      .subscribe(totalLabel.rx.text)
      .disposed(by: bag)

    cart.message
      .subscribe(with: self) { view, message in
        view.show(message)
      } onDisposed: { _ in
      }
      .disposed(by: bag)
  }

  func show(_ message: String) {
    messageLabel.text = message
  }

  static func formatted(_ cents: Int) -> String {
    "\(cents / 100).\(cents % 100)"
  }
}

extension CartView.Label: ReactiveCompatible {}

extension Reactive where Base: CartView.Label {
  var uppercasedText: Binder<String> {
    Binder(base) { label, text in label.text = text.uppercased() }
  }
}
