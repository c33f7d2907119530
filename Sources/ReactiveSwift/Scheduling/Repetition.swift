import ReactiveCore

/// The repeated action of a test scheduler, for those who may stop it. The scheduler's agenda holds the action.
final class Repetition: Disposable {
  private struct State {
    var isDisposed = false
    weak var next: OneShotWork?
  }

  private let state = Locked(State())

  var isDisposed: Bool { state.locked { $0.isDisposed } }

  func dispose() {
    let next = state.locked { state in
      state.isDisposed = true
      return state.next
    }
    next?.dispose()
  }

  /// Returns false if it was stopped.
  func goOn(with work: OneShotWork) -> Bool {
    state.locked { state in
      state.next = work
      return !state.isDisposed
    }
  }
}
