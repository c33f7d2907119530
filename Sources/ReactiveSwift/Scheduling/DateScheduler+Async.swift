import Foundation
import ReactiveCore

extension DateScheduler {
  /// Suspends the task until an interval has passed on this scheduler's clock.
  ///
  /// - Parameters:
  ///   - interval: How long.
  ///   - leeway: How late the task may go on, in exchange for fewer wake-ups.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public nonisolated(nonsending) func sleep(
    for interval: DispatchTimeInterval, leeway: DispatchTimeInterval = .seconds(0)
  ) async throws {
    try await sleep { wake in
      let work = engine(leeway: leeway).schedule(after: interval.saturatedNanoseconds, wake)
      return AnyDisposable { work.dispose() }
    }
  }

  /// Suspends the task until a date of this scheduler's clock.
  ///
  /// - Parameters:
  ///   - deadline: When; not before the current date.
  ///   - leeway: How late the task may go on, in exchange for fewer wake-ups.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public nonisolated(nonsending) func sleep(
    until deadline: Date, leeway: DispatchTimeInterval = .seconds(0)
  ) async throws {
    precondition(deadline >= currentDate, "A task can't sleep until a date that has passed.")
    try await sleep { wake in schedule(after: deadline, action: wake) }
  }

  private nonisolated(nonsending) func sleep(_ schedule: (@escaping () -> Void) -> (any Disposable)?) async throws {
    try Task.checkCancellation()
    let nap = Nap()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        nap.begin(continuation)
        nap.alarm.inner = schedule(nap.end)
      }
    } onCancel: {
      nap.end()
    }
    try Task.checkCancellation()
  }

  /// The dates of a timer on this scheduler: the first one when `interval` has passed, then one each `interval`.
  ///
  /// The timer runs from now on, and dates wait for the loop that takes them. It stops when the loop's task is cancelled or the
  /// loop is left.
  ///
  /// - Parameters:
  ///   - interval: The distance from one date to the next, not negative.
  ///   - leeway: How late the timer may be, in exchange for fewer wake-ups; not negative.
  public func timer(
    interval: DispatchTimeInterval, leeway: DispatchTimeInterval = .seconds(0)
  ) -> AsyncStream<Date> {
    AsyncStream { continuation in
      let timer = schedule(after: interval, interval: interval, leeway: leeway) { continuation.yield(self.currentDate) }
      continuation.onTermination = { _ in timer?.dispose() }
    }
  }
}

/// A task that sleeps. Who ends the sleep first resumes the task; if it ends before it began, it doesn't begin.
private final class Nap: Sendable {
  private enum State {
    case ahead
    case sleeping(CheckedContinuation<Void, Never>)
    case over
  }

  private let state = Locked(State.ahead)
  let alarm = SerialDisposable()

  func begin(_ continuation: CheckedContinuation<Void, Never>) {
    let isOver = state.locked { state in
      if case .over = state { return true }
      state = .sleeping(continuation)
      return false
    }
    if isOver { continuation.resume() }
  }

  func end() {
    let old = state.locked { exchange(&$0, .over) }
    alarm.dispose()
    if case .sleeping(let continuation) = old { continuation.resume() }
  }
}
