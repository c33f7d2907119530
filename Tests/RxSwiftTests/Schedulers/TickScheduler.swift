import Foundation
import RxSwift

/// A virtual clock that counts seconds. What is scheduled for now or before runs one tick later.
final class TickScheduler: VirtualTimeScheduler<TickConverter>, @unchecked Sendable {  // no own state
  init(clock: Int = 0) {
    super.init(initialClock: clock, converter: TickConverter())
  }

  override func adjustScheduledTime(_ time: Int) -> Int {
    max(time, clock + 1)
  }

  /// Runs `action` at `time`.
  @discardableResult
  func at(_ time: Int, _ action: @escaping () -> Void) -> any Disposable {
    scheduleAbsoluteVirtual((), time: time) {
      action()
      return Disposables.create()
    }
  }
}

struct TickConverter: VirtualTimeConverterType {
  func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
    RxTime(timeIntervalSince1970: TimeInterval(virtualTime))
  }

  func convertToVirtualTime(_ time: RxTime) -> Int {
    Int(time.timeIntervalSince1970.rounded())
  }

  func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
    TimeInterval(virtualTimeInterval)
  }

  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
    Int(timeInterval.rounded())
  }

  func offsetVirtualTime(_ time: Int, offset: Int) -> Int {
    time + offset
  }

  func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}
