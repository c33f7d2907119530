import ReRxSwift
import ReSwift
import RxRelay
import RxSwift
import Testing

@Suite struct ConnectionTests {
  @Test func propsAreThoseOfTheStoreFromTheStart() {
    #expect(makeConnection(makeStore(Shop(title: "a"))).props.value.title == "a")
  }

  @Test func propsFollowTheStoreWhileConnected() {
    let store = makeStore()
    let connection = makeConnection(store)
    store.dispatch(Change { $0.title = "before" })
    #expect(connection.props.value.title == "shop")
    connection.connect()
    #expect(connection.props.value.title == "before")
    store.dispatch(Change { $0.title = "during" })
    #expect(connection.props.value.title == "during")
    connection.disconnect()
    store.dispatch(Change { $0.title = "after" })
    #expect(connection.props.value.title == "during")
  }

  @Test func stateIsMappedWhileConnectedOnly() {
    let store = makeStore()
    var calls = 0
    let connection = Connection(
      store: store,
      mapStateToProps: { (shop: Shop) in
        calls += 1
        return shop.title
      }, mapDispatchToActions: { _ in () })
    #expect(calls == 1)
    connection.connect()
    store.dispatch(Change { _ in })
    #expect(calls == 3)
    connection.disconnect()
    store.dispatch(Change { _ in })
    #expect(calls == 3)
  }

  @Test func connectingTwiceIsHarmless() {
    let store = makeStore()
    let connection = makeConnection(store)
    let titles = Field<String>()
    connection.connect()
    connection.connect()
    connection.bind(\.title, to: titles)
    store.dispatch(Change { $0.title = "a" })
    #expect(titles.values == ["shop", "a"])
  }

  @Test func newStateAndPropsCanBeGivenDirectly() {
    let connection = makeConnection()
    connection.newState(state: Shop(title: "a"))
    #expect(connection.props.value.title == "a")
    connection.props.accept(Props(title: "b", rating: 1, goods: []))
    #expect(connection.props.value.title == "b")
  }

  @Test func actionsDispatch() {
    let store = makeStore()
    let connection = makeConnection(store)
    connection.actions.rename("new")
    #expect(store.state.title == "new")
  }

  @Test func actionsGoThroughAReplacedDispatchFunction() {
    let store = makeStore()
    let connection = makeConnection(store)
    var dispatched = 0
    store.dispatchFunction = { _ in dispatched += 1 }
    connection.actions.rename("new")
    #expect(dispatched == 1)
    #expect(store.state.title == "shop")
  }

  @Test func replacedStoreIsFollowed() {
    let (old, new) = (makeStore(), makeStore(Shop(title: "new")))
    let connection = makeConnection(old)
    connection.connect()
    connection.store = new
    #expect(connection.props.value.title == "new")
    old.dispatch(Change { $0.title = "ignored" })
    #expect(connection.props.value.title == "new")
    connection.actions.rename("renamed")
    #expect(new.state.title == "renamed")
    #expect(connection.props.value.title == "renamed")
  }

  @Test func replacedStoreWaitsForConnect() {
    let (old, new) = (makeStore(), makeStore(Shop(title: "new")))
    let connection = makeConnection(old)
    connection.store = new
    new.dispatch(Change { $0.rating = 1 })
    #expect(connection.props.value.title == "shop")
    connection.connect()
    #expect(connection.props.value.title == "new")
    connection.disconnect()
    new.dispatch(Change { $0.title = "ignored" })
    #expect(connection.props.value.title == "new")
  }

  @Test func storeDoesNotKeepTheConnection() {
    let store = makeStore()
    weak var gone: ShopConnection?
    do {
      let connection = makeConnection(store)
      connection.connect()
      gone = connection
    }
    #expect(gone == nil)
    store.dispatch(Change { $0.title = "a" })
  }

  @Test func bindingsEndWithTheConnection() {
    let subject = PublishSubject<Void>()
    var connection: ShopConnection? = makeConnection()
    connection?.bind(\.goods, to: { _ in subject.subscribe() })
    #expect(subject.hasObservers)
    connection = nil
    #expect(!subject.hasObservers)
  }
}
