import ReactiveCore
import RxSwift

/// Who is subscribed to a hot sequence, in order of subscription.
final class HotSubscribers<Element>: Sendable {
  private struct State {
    var observers: [(key: Int, observer: AnyObserver<Element>)] = []
    var nextKey = 0
  }

  private let state = Locked(State())

  func add(_ observer: AnyObserver<Element>) -> any Disposable {
    let key = state.locked { state in
      defer { state.nextKey += 1 }
      state.observers.append((state.nextKey, observer))
      return state.nextKey
    }
    return Disposables.create { self.remove(key) }
  }

  func send(_ event: Event<Element>) {
    for (_, observer) in state.locked({ $0.observers }) { observer.on(event) }
  }

  private func remove(_ key: Int) {
    _ = state.locked { state in
      state.observers.firstIndex { $0.key == key }.map { state.observers.remove(at: $0) }
    }
  }
}
