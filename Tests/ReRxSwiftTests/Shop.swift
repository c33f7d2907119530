import ReRxSwift
import ReSwift
import RxSwift

struct Shop: StateType, Equatable {
  var title = "shop"
  var rating: Float = 0.5
  var owner: String?
  var goods = ["apple"]
}

struct Change: Action {
  let change: (inout Shop) -> Void
}

func makeStore(_ shop: Shop = Shop()) -> Store<Shop> {
  Store(
    reducer: { action, state in
      var state = state ?? Shop()
      (action as? Change)?.change(&state)
      return state
    }, state: shop)
}

struct Props {
  var title: String
  var rating: Float
  var owner: String?
  var goods: [String]
  var pair: (Int, Int) = (0, 0)
}

struct Actions {
  var rename: (String) -> Void
}

typealias ShopConnection = Connection<Shop, Props, Actions>

func props(of shop: Shop) -> Props {
  Props(title: shop.title, rating: shop.rating, owner: shop.owner, goods: shop.goods)
}

func actions(by dispatch: @escaping DispatchFunction) -> Actions {
  Actions(rename: { title in dispatch(Change { $0.title = title }) })
}

func makeConnection(_ store: Store<Shop> = makeStore()) -> ShopConnection {
  ShopConnection(store: store, mapStateToProps: props, mapDispatchToActions: actions)
}

/// A property of a control.
final class Field<Element>: ObserverType {
  private(set) var values: [Element] = []
  private(set) var hasEnded = false

  func on(_ event: Event<Element>) {
    if case .next(let value) = event { values.append(value) } else { hasEnded = true }
  }
}
