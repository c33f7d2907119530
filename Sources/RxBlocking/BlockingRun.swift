import Foundation
import ReactiveCore
import RxSwift

/// One run of a sequence that the calling thread waits for.
final class BlockingRun<Element>: Sendable {
  private struct State {
    var elements: [Element] = []
    var outcome: Termination<any Error>?
  }

  private let state = Locked(State())
  private let scope = Scope()
  private let alarm = ThreadAlarm()
  /// In nanoseconds of `MonotonicClock`.
  private let deadline: Int64?

  init(timeout: TimeInterval?) {
    deadline = timeout.flatMap(Self.deadline(after:))
  }

  /// Subscribes to `source`, and waits until it has ended, time is up, or it turns out that waiting is in vain.
  func result(of source: Observable<Element>) -> MaterializedSequenceResult<Element> {
    let watch = BlockingWatch(wake: alarm.ring)
    // The thread is blocked anyway: sequences that need their turn on it get it here, not after what waits outside.
    Trampoline.setAside {
      watch.start {
        Trampoline.enter { source.source.start(into: Sink(next: next, end: end), until: scope) }
      }
      wait(watch)
    }
    let (elements, outcome) = state.locked { ($0.elements, $0.outcome) }
    if case .failed(let error) = outcome { return .failed(elements: elements, error: error) }
    return .completed(elements: elements)
  }

  private func next(_ element: Element) {
    if scope.isEnded { return }
    // A sequence that sends without a pause keeps the thread from waiting, and so from looking at the time.
    if isTimeUp { return finish(.failed(RxError.timeout)) }
    state.locked { state in
      if state.outcome == nil { state.elements.append(element) }
    }
  }

  private func end(_ termination: Termination<any Error>) {
    if !scope.isEnded { finish(termination) }
  }

  private func finish(_ termination: Termination<any Error>) {
    scope.dispose()
    state.locked { state in
      if state.outcome == nil { state.outcome = termination }
    }
    alarm.ring()
  }

  private func wait(_ watch: BlockingWatch) {
    guard isRunning else { return }
    let waiting = ThreadWait(alarm)
    while isRunning {
      if isTimeUp { return finish(.failed(RxError.timeout)) }
      let stuck = watch.earliestStuck(servesMainQueue: waiting.servesMainQueue)
      if let stuck, stuck <= MonotonicClock.now { return finish(.failed(BlockingDeadlock())) }
      waiting.wait(until: min(deadline ?? .max, stuck ?? .max))
    }
  }

  private var isRunning: Bool {
    state.locked { $0.outcome == nil }
  }

  private var isTimeUp: Bool {
    if let deadline { MonotonicClock.now >= deadline } else { false }
  }

  private static func deadline(after seconds: TimeInterval) -> Int64? {
    // More than two centuries, or not a number.
    guard seconds < 9e9 else { return nil }
    return MonotonicClock.now + Int64(max(seconds, 0) * 1e9)
  }
}
