import ReactiveCore
import Synchronization

/// A scheduled action: runs once unless it is disposed before. Disposing it later disposes what the action returned.
final class ScheduledItem: Cancelable, Endable, @unchecked Sendable {  // `phase` decides who may touch `action` and `result`
  private enum Phase {
    static let waiting: UInt8 = 0
    static let running: UInt8 = 1
    static let holdingResult: UInt8 = 2
    static let finished: UInt8 = 3
    static let disposed: UInt8 = 4
  }

  private let phase = Atomic<UInt8>(Phase.waiting)
  private var action: (() -> any Disposable)?
  private var result: (any Disposable)?

  init(_ action: @escaping () -> any Disposable) {
    self.action = action
  }

  convenience init<State>(_ state: State, _ action: @escaping (State) -> any Disposable) {
    self.init { action(state) }
  }

  var isDisposed: Bool { phase.load(ordering: .acquiring) == Phase.disposed }
  var isEnded: Bool { phase.load(ordering: .acquiring) >= Phase.finished }

  /// Runs the action unless it was run or disposed.
  func run() {
    guard move(from: Phase.waiting, to: Phase.running), let action = action.take() else { return }
    LockCheck.assertNoneHeld()
    let result = action()
    if result is Nop {
      _ = move(from: Phase.running, to: Phase.finished)
      return
    }
    self.result = result
    if !move(from: Phase.running, to: Phase.holdingResult) { self.result.take()?.dispose() }
  }

  func dispose() {
    switch phase.exchange(Phase.disposed, ordering: .acquiringAndReleasing) {
    case Phase.waiting: action = nil
    case Phase.holdingResult:
      LockCheck.assertNoneHeld()
      result.take()?.dispose()
    default: break
    }
  }

  private func move(from expected: UInt8, to desired: UInt8) -> Bool {
    phase.compareExchange(expected: expected, desired: desired, ordering: .acquiringAndReleasing).exchanged
  }
}
