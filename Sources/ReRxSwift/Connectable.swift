import ReSwift

/// Something with a connection, such as a view controller: it reads `props` and calls `actions`.
///
/// A class of the main actor conforms as `@MainActor Connectable`.
public protocol Connectable {
  /// The state of the store.
  associatedtype AppStateType: StateType

  /// What is shown.
  associatedtype PropsType

  /// What can be done.
  associatedtype ActionsType

  /// The connection to the store.
  var connection: Connection<AppStateType, PropsType, ActionsType> { get }
}

extension Connectable {
  /// The props at this moment. Setting them is for tests: bindings get them too.
  public var props: PropsType {
    get { connection.props.value }
    set { connection.props.accept(newValue) }
  }

  /// The actions. Setting them is for tests.
  public var actions: ActionsType {
    get { connection.actions }
    set { connection.actions = newValue }
  }
}
