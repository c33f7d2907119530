import ReSwift

struct App: Equatable {
  var count = 0
  var name = ""
  var note: String?
}

struct Add: Action {
  var amount = 1
}

struct Rename: Action {
  let name: String
}

struct Note: Action {
  let text: String?
}

struct Nothing: Action {}

func reduce(_ action: any Action, _ state: App?) -> App {
  var state = state ?? App()
  switch action {
  case let action as Add: state.count += action.amount
  case let action as Rename: state.name = action.name
  case let action as Note: state.note = action.text
  default: break
  }
  return state
}

extension Store where State == App {
  convenience init(_ state: App? = App(), middleware: [Middleware<App>] = [], skipsRepeats: Bool = true) {
    self.init(reducer: reduce, state: state, middleware: middleware, automaticallySkipsRepeats: skipsRepeats)
  }
}
