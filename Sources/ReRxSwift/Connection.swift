import ReSwift
import RxRelay
import RxSwift

/// Connects a view to a store: it turns the store's states into the view's props, and the view's actions into actions of the store.
///
///     let connection = Connection(
///       store: store,
///       mapStateToProps: { state in Props(text: state.content) },
///       mapDispatchToActions: { dispatch in Actions(setText: { dispatch(SetContent(text: $0)) }) })
///
/// Call `connect()` when the view appears, and `disconnect()` when it disappears. The props follow the store on the thread that the
/// store tells its subscribers on: for views, take a `MainStore`, or dispatch on the main thread only. All members are called on one
/// thread at a time. The store holds the connection weakly, the connection holds the store.
public class Connection<State: StateType, Props, Actions>: StoreSubscriber {
  /// What the view shows. It follows the store while the connection is connected; tests may also set it with `accept(_:)`.
  public let props: BehaviorRelay<Props>

  /// What the view can do. Tests may replace it.
  public var actions: Actions!

  /// The subscriptions of bindings. They live as long as the connection, connected or not.
  public let disposeBag = DisposeBag()

  private let mapStateToProps: (State) -> Props
  private let mapDispatchToActions: (@escaping DispatchFunction) -> Actions
  private var isConnected = false

  /// Makes a connection that isn't connected yet. Its props are those of the store's state at this moment.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - mapStateToProps: Makes the props. Called now, and for each state while connected.
  ///   - mapDispatchToActions: Makes the actions, given the store's `dispatch(_:)`. Called now, and when `store` is set.
  public init(
    store: Store<State>, mapStateToProps: @escaping (State) -> Props,
    mapDispatchToActions: @escaping (@escaping DispatchFunction) -> Actions
  ) {
    self.store = store
    self.mapStateToProps = mapStateToProps
    self.mapDispatchToActions = mapDispatchToActions
    props = BehaviorRelay(value: mapStateToProps(store.state))
    mapActions()
  }

  deinit {
    disconnect()
  }

  /// The store.
  ///
  /// Setting it makes the actions anew. A connection that is connected follows the new store from then on, starting with its state.
  public var store: Store<State> {
    didSet {
      mapActions()
      guard isConnected, store !== oldValue else { return }
      oldValue.unsubscribe(self)
      store.subscribe(self)
    }
  }

  /// Lets the props follow the store, starting with its state. Connecting again only takes the state again.
  public func connect() {
    isConnected = true
    store.subscribe(self)
  }

  /// Leaves the props as they are.
  public func disconnect() {
    isConnected = false
    store.unsubscribe(self)
  }

  /// Takes a state of the store: makes the props from it. Tests may call it.
  ///
  /// - Parameter state: The state.
  public func newState(state: State) {
    props.accept(mapStateToProps(state))
  }

  private func mapActions() {
    actions = mapDispatchToActions { [store] action in store.dispatch(action) }
  }
}
