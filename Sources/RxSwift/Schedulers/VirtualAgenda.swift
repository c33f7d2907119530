import ReactiveCore

/// What a virtual scheduler has to run, and its clock.
///
/// The order of times is a matter of the client's converter, which must not be called under the lock. So what is scheduled waits
/// in `incoming`, and whoever looks for the next item takes the queue out, sorts that in, and puts the queue back.
final class VirtualAgenda<Time>: @unchecked Sendable {  // `state` has its lock
  struct Item {
    let time: Time
    let number: Int
    let work: ScheduledItem
  }

  enum Order { case before, same, after }

  private struct State {
    var clock: Time
    var clockChanges = 0
    var queue: PriorityQueue<Item>
    var incoming: [Item] = []
    var nextNumber = 0
    var isRunning = false
    var isStopped = false
  }

  private let state: Locked<State>
  private let emptyQueue: PriorityQueue<Item>
  private let order: (Time, Time) -> Order

  init(clock: Time, order: @escaping (Time, Time) -> Order) {
    self.order = order
    emptyQueue = PriorityQueue { left, right in
      switch order(left.time, right.time) {
      case .before: true
      case .same: left.number < right.number
      case .after: false
      }
    }
    state = Locked(State(clock: clock, queue: emptyQueue))
  }

  var clock: Time {
    state.locked { $0.clock }
  }

  /// The times of what is still to be run, in order.
  var pendingTimes: [Time] {
    let (sorted, incoming) = state.locked { ($0.queue, $0.incoming) }
    var queue = sorted
    for item in incoming { queue.insert(item) }
    var times: [Time] = []
    while let item = queue.popFirst() {
      if !item.work.isDisposed { times.append(item.time) }
    }
    return times
  }

  func add(_ work: ScheduledItem, at time: Time) {
    state.locked { state in
      state.incoming.append(Item(time: time, number: state.nextNumber, work: work))
      state.nextNumber += 1
    }
  }

  /// Sets the clock to what `time` makes of it, unless that is earlier. Returns false in that case.
  @discardableResult
  func moveClock(to time: (Time) -> Time) -> Bool {
    while true {
      let (clock, changes) = state.locked { ($0.clock, $0.clockChanges) }
      let newClock = time(clock)
      switch order(newClock, clock) {
      case .before: return false
      case .same: return true
      case .after: break
      }
      let isMoved = state.locked { state in
        guard state.clockChanges == changes else { return false }
        state.clock = newClock
        state.clockChanges += 1
        return true
      }
      if isMoved { return true }
    }
  }

  /// Makes the running run end after its current item.
  func stop() {
    state.locked { $0.isStopped = true }
  }

  /// Claims the right to run items. Returns false if somebody runs them already.
  func beginRun() -> Bool {
    state.locked { state in
      guard !state.isRunning else { return false }
      state.isRunning = true
      state.isStopped = false
      return true
    }
  }

  /// Gives the right to run items up, unless there is something new to be run.
  func endRun() -> Bool {
    state.locked { state in
      guard state.incoming.isEmpty || state.isStopped else { return false }
      state.isRunning = false
      return true
    }
  }

  /// Runs the items up to `limit`, and moves the clock along.
  func runItems(upTo limit: Time?) {
    while let item = nextItem(upTo: limit) {
      moveClock { _ in item.time }
      item.work.run()
    }
  }

  private func nextItem(upTo limit: Time?) -> Item? {
    var queue = emptyQueue
    var incoming: [Item] = []
    let isStopped = state.locked { state in
      guard !state.isStopped else { return true }
      swap(&state.queue, &queue)
      swap(&state.incoming, &incoming)
      return false
    }
    guard !isStopped else { return nil }
    for item in incoming { queue.insert(item) }
    while let item = queue.first, item.work.isDisposed { _ = queue.popFirst() }
    var next: Item?
    if let item = queue.first, limit.map({ order(item.time, $0) != .after }) ?? true { next = queue.popFirst() }
    state.locked { swap(&$0.queue, &queue) }
    return next
  }
}
