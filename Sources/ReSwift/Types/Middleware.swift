/// A step that every action passes on its way to the reducer, and that may change, drop, delay or multiply it.
///
/// The outer function is called once, when a store's middleware is put together; the innermost one for each action, by one
/// thread at a time.
///
/// - `dispatch` sends an action to the store, where it passes all middleware. From inside the step it is processed at once, so that
///   `getState` shows its effect; it may also be kept and called later, on any thread.
/// - `getState` returns the store's state at the time of the call, or nil once the store is gone.
/// - `next` hands an action on to the next step, or to the reducer.
///
/// Neither of the functions keeps the store alive.
public typealias Middleware<State> = (@escaping DispatchFunction, @escaping () -> State?) -> (@escaping DispatchFunction) ->
  DispatchFunction
