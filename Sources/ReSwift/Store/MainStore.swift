import Foundation

/// A store that lives on the main thread: its middleware, reducer and subscribers are called there only.
///
/// For subscribers that belong to the main actor, such as views. Any thread may dispatch: on the main thread `dispatch(_:)` does all
/// before it returns, as with any store; on another one it returns at once, and the main thread processes the action when it comes to it.
/// Actions keep their order. A subscription that starts on another thread is told its first state on the main thread too.
///
/// Make it on the main thread, or with a state.
open class MainStore<State>: Store<State> {
  /// Makes a store whose reducer belongs to the main actor, as functions do in modules that are isolated to it by default.
  ///
  /// - Parameters:
  ///   - mainReducer: Makes the next state.
  ///   - state: The initial state. With nil, the reducer makes it from `ReSwiftInit`.
  ///   - middleware: The steps that every action passes, the outermost first.
  ///   - automaticallySkipsRepeats: See `Store`.
  @preconcurrency @MainActor
  public convenience init(
    mainReducer: @escaping @MainActor (_ action: any Action, _ state: State?) -> State, state: State?,
    middleware: [Middleware<State>] = [], automaticallySkipsRepeats: Bool = true
  ) {
    // Safe because this store calls its reducer on the main thread only.
    let reducer = unsafeBitCast(mainReducer, to: Reducer<State>.self)
    self.init(
      reducer: reducer, state: state, middleware: middleware, automaticallySkipsRepeats: automaticallySkipsRepeats)
  }

  override func submit(_ action: any Action, to processor: any ActionProcessor) {
    if MainThread.isCurrent { return super.submit(action, to: processor) }
    line.append(action, processor)
    DispatchQueue.main.async { [line] in line.catchUp() }
  }

  override func start(_ slot: SubscriberSlot<State>, with state: State) {
    if MainThread.isCurrent { return super.start(slot, with: state) }
    let start = FirstState(slot: slot, state: state)
    DispatchQueue.main.async { start.deliver() }
  }
}

extension MainStore: @unchecked Sendable where State: Sendable {}  // as in the superclass

/// A subscription that starts on another thread. Who hands the state of a store to another thread has one that allows it.
private struct FirstState<State>: @unchecked Sendable {  // handed over once
  let slot: SubscriberSlot<State>
  let state: State

  func deliver() {
    slot.start(with: state)
  }
}
