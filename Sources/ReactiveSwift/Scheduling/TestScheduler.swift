import Foundation
import ReactiveCore

/// A scheduler whose clock moves only when it is told to, which makes tests of timing exact and immediate.
///
///     let scheduler = TestScheduler()
///     let results = signal.debounce(1, on: scheduler)
///     ...
///     scheduler.advance(by: .seconds(1))
///
/// Actions run in `advance` and `run`, on the thread that calls them: those with an earlier date first, those with the same date
/// in the order of scheduling. Actions that they schedule for the same stretch of time run in it too. May be used from any
/// thread, also while actions run; a second thread that advances waits until the first one has finished.
public final class TestScheduler: DateScheduler {
  struct State {
    var clock: Date
    var agenda = Agenda()
    var turn = Turn()
  }

  let state: Locked<State>

  /// Makes a scheduler.
  ///
  /// - Parameter startDate: What the clock shows at first.
  public init(startDate: Date = Date(timeIntervalSinceReferenceDate: 0)) {
    state = Locked(State(clock: startDate))
  }

  /// The date: while an action runs, the one that it was scheduled for.
  public var currentDate: Date {
    state.locked { $0.clock }
  }

  /// Runs `action` when the clock is next advanced, by nothing even.
  ///
  /// - Parameter action: Called once, unless it is cancelled before.
  /// - Returns: What cancels the action as long as it has not started.
  @discardableResult
  public func schedule(_ action: @escaping () -> Void) -> (any Disposable)? {
    add(action) { $0 }
  }

  /// Runs `action` when the clock has advanced by `delay`.
  ///
  /// - Parameters:
  ///   - delay: The distance from the current date; it doesn't run with `never`.
  ///   - action: Called once, unless it is cancelled before.
  /// - Returns: What cancels the action as long as it has not started.
  @discardableResult
  public func schedule(after delay: DispatchTimeInterval, action: @escaping () -> Void) -> (any Disposable)? {
    add(action) { $0.addingTimeInterval(delay.timeInterval) }
  }

  /// Runs `action` when the clock is advanced to `date`.
  ///
  /// - Parameters:
  ///   - date: When. If it has passed, the action runs when the clock is next advanced.
  ///   - action: Called once, unless it is cancelled before.
  /// - Returns: What cancels the action as long as it has not started.
  @discardableResult
  public func schedule(after date: Date, action: @escaping () -> Void) -> (any Disposable)? {
    add(action) { _ in date }
  }

  /// Runs `action` again and again. Each time is scheduled when the action has returned, for the date before plus `interval`.
  ///
  /// - Parameters:
  ///   - date: When for the first time.
  ///   - interval: The distance from one time to the next, not negative.
  ///   - leeway: Has no effect but must not be negative.
  ///   - action: Called each time.
  /// - Returns: What stops the repetition. It goes on if this is released without being disposed.
  @discardableResult
  public func schedule(
    after date: Date, interval: DispatchTimeInterval, leeway: DispatchTimeInterval = .seconds(0),
    action: @escaping () -> Void
  ) -> (any Disposable)? {
    requireRepetition(interval, leeway)
    let repetition = Repetition()
    add(repetition, of: action, on: date, every: interval.timeInterval)
    return repetition
  }

  private func add(
    _ repetition: Repetition, of action: @escaping () -> Void, on date: Date, every interval: TimeInterval
  ) {
    let work = OneShotWork { [weak self] in
      action()
      self?.add(repetition, of: action, on: date.addingTimeInterval(interval), every: interval)
    }
    if repetition.goOn(with: work) { state.locked { $0.agenda.insert(work, on: date) } }
  }

  private func add(_ action: @escaping () -> Void, on date: (Date) -> Date) -> any Disposable {
    let work = OneShotWork(action)
    state.locked { $0.agenda.insert(work, on: date($0.clock)) }
    return AnyDisposable { work.dispose() }
  }
}
