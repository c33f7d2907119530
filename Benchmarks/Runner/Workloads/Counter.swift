import ReSwift

/// What the measured stores hold, and who looks at it.
enum Counter {
  struct State {
    var number = 0
    var other = 0
  }

  struct Show: Action {
    let number: Int
  }

  final class View: StoreSubscriber {
    var sum: Sum

    init(_ sum: Sum) {
      self.sum = sum
    }

    func newState(state: State) {
      sum.value &+= state.number
    }
  }

  final class Label: StoreSubscriber {
    var sum: Sum

    init(_ sum: Sum) {
      self.sum = sum
    }

    func newState(state: Int) {
      sum.value &+= state
    }
  }

  final class WeakReference {
    @exclusivity(unchecked) private(set) weak var view: View?

    init(_ view: View) {
      self.view = view
    }
  }

  static func makeStore(_ state: State = State(), middleware: [Middleware<State>] = []) -> Store<State> {
    Store(reducer: reduce, state: state, middleware: middleware)
  }

  private static func reduce(_ action: any Action, _ state: State?) -> State {
    var state = state ?? State()
    if let action = action as? Show { state.number = action.number }
    return state
  }
}
