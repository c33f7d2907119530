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
      let timer = startTimer()
      watch.start {
        Trampoline.enter { source.source.start(into: Sink(next: next, end: end), until: scope) }
      }
      timer?.dispose()
      wait(watch)
    }
    let (elements, outcome) = state.locked { ($0.elements, $0.outcome) }
    if case .failed(let error) = outcome { return .failed(elements: elements, error: error) }
    return .completed(elements: elements)
  }

  private func next(_ element: Element) {
    if scope.isEnded { return }
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

  /// A sequence that never pauses keeps the thread from waiting, and so from looking at the time.
  private func startTimer() -> (any Disposable)? {
    guard let deadline else { return nil }
    return BlockingTimer.scheduler.schedule(after: max(deadline - MonotonicClock.now, BlockingTimer.shortest)) { [self] in
      finish(.failed(RxError.timeout))
    }
  }

  private var isRunning: Bool {
    state.locked { $0.outcome == nil }
  }

  private var isTimeUp: Bool {
    if let deadline { MonotonicClock.now >= deadline } else { false }
  }

  private static func deadline(after seconds: TimeInterval) -> Int64? {
    // More is for ever, and so is what is not a number.
    guard seconds < 9e8 else { return nil }
    return MonotonicClock.now + Int64(max(seconds, 0) * 1e9)
  }
}

private enum BlockingTimer {
  /// A queue of its own, for on global ones threads may be blocked.
  static let scheduler = DispatchScheduler(queue: DispatchQueue(label: "RxBlocking.timeout"), isSerialQueue: true)
  /// What ends within its own subscription is in time.
  static let shortest: Int64 = 1_000_000
}
