/// A pure function that makes a state out of an action and the state before; that one is nil if there is none yet.
///
/// It is called by one thread at a time, whichever dispatches. An action that it dispatches itself is processed after the one at
/// hand.
public typealias Reducer<ReducerStateType> = (_ action: any Action, _ state: ReducerStateType?) -> ReducerStateType
