import ReSwift

/// Notes what it is told, and may react to it.
final class Recorder<State>: StoreSubscriber {
  private(set) var states: [State] = []
  var reaction: (State) -> Void = { _ in }

  init() {}

  func newState(state: State) {
    states.append(state)
    reaction(state)
  }

  func forget() {
    states = []
  }
}

/// Notes in which order several subscribers are told.
final class Journal {
  var lines: [String] = []

  func subscriber<State>(_ name: String, of type: State.Type = State.self, _ line: @escaping (State) -> Any) -> Recorder<State> {
    let recorder = Recorder<State>()
    recorder.reaction = { self.lines.append("\(name)\(line($0))") }
    return recorder
  }
}
