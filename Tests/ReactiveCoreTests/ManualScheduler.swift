import ReactiveCore

/// A scheduler whose clock the test moves. Actions run one at a time, in order of their due times.
final class ManualScheduler: TimeScheduler, @unchecked Sendable {  // used by one thread
  private final class Item: Disposable, @unchecked Sendable {  // used by one thread
    let due: Int64
    var action: (() -> Void)?

    init(due: Int64, _ action: @escaping () -> Void) {
      self.due = due
      self.action = action
    }

    func dispose() { action = nil }
  }

  private(set) var now: Int64 = 0
  private var items: [Item] = []
  let isSerialQueue: Bool

  init(isSerialQueue: Bool = true) {
    self.isSerialQueue = isSerialQueue
  }

  func schedule(_ action: @escaping () -> Void) -> any Disposable {
    schedule(after: 0, action)
  }

  func schedule(after nanoseconds: Int64, _ action: @escaping () -> Void) -> any Disposable {
    let item = Item(due: nanoseconds == .max ? .max : now + max(0, nanoseconds), action)
    items.insert(item, at: items.firstIndex { $0.due > item.due } ?? items.count)
    return item
  }

  func schedulePeriodic(after delay: Int64, every period: Int64, _ action: @escaping () -> Void) -> any Disposable {
    let scope = Scope()
    func scheduleNext(after delay: Int64) {
      let item = schedule(after: delay) {
        action()
        if !scope.isEnded { scheduleNext(after: period) }
      }
      scope.add(item)
    }
    scheduleNext(after: delay)
    return scope
  }

  /// Runs what is due until then.
  func advance(by nanoseconds: Int64) {
    let end = now + nanoseconds
    while let item = items.first, item.due <= end {
      items.removeFirst()
      now = max(now, item.due)
      item.action.take()?()
    }
    now = end
  }
}
