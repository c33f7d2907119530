import RxSwift
import Testing

@Suite struct EmulatedPeriodTests {
  @Test func ticksCarryTheState() {
    let scheduler = TickScheduler(clock: 100)
    var ticks: [String] = []
    let repetition = scheduler.schedulePeriodic(0, startAfter: .seconds(5), period: .seconds(10)) { number in
      ticks.append("\(number)@\(scheduler.clock)")
      return number + 1
    }
    scheduler.at(130) { repetition.dispose() }
    scheduler.start()
    #expect(ticks == ["0@105", "1@115", "2@125"])
    #expect(scheduler.clock == 130)
  }

  @Test func periodZeroTicksAsOftenAsPossible() {
    let scheduler = TickScheduler()
    var ticks: [Int] = []
    let repetition = scheduler.schedulePeriodic((), startAfter: .seconds(0), period: .seconds(0)) {
      ticks.append(scheduler.clock)
    }
    scheduler.at(4) { repetition.dispose() }
    scheduler.start()
    #expect(ticks == [1, 2, 3])
  }

  @Test func nextTickIsScheduledBeforeTheAction() {
    let scheduler = TickScheduler()
    var ticks: [String] = []
    let repetition = scheduler.schedulePeriodic((), startAfter: .seconds(1), period: .seconds(1)) {
      ticks.append("tick@\(scheduler.clock)")
      scheduler.at(scheduler.clock + 1) { ticks.append("other@\(scheduler.clock)") }
    }
    scheduler.at(3) { repetition.dispose() }
    scheduler.start()
    #expect(ticks == ["tick@1", "tick@2", "other@2", "other@3"])
  }

  @Test func actionMayDisposeItself() {
    let scheduler = TickScheduler()
    let itself = SerialDisposable()
    var ticks = 0
    itself.disposable = scheduler.schedulePeriodic((), startAfter: .seconds(1), period: .seconds(1)) {
      ticks += 1
      if ticks == 3 { itself.dispose() }
    }
    scheduler.start()
    #expect(ticks == 3)
    #expect(scheduler.clock == 3)
  }

  @Test func ticksThatArriveMeanwhileAreMadeUpForOneByOne() {
    let scheduler = HandCrankedScheduler()
    var depth = 0
    var deepest = 0
    var ticks = 0
    let repetition = scheduler.schedulePeriodic((), startAfter: .seconds(1), period: .seconds(1)) {
      depth += 1
      deepest = max(deepest, depth)
      ticks += 1
      if ticks == 1 {
        scheduler.runNext()
        scheduler.runNext()
      }
      depth -= 1
    }
    scheduler.runNext()
    #expect(ticks == 3)
    #expect(deepest == 1)
    repetition.dispose()
    scheduler.runNext()
    #expect(ticks == 3)
  }

  @Test func neverIsNever() {
    let scheduler = TickScheduler()
    var ticks = 0
    _ = scheduler.schedulePeriodic((), startAfter: .never, period: .seconds(1)) { ticks += 1 }
    scheduler.start()
    #expect(ticks == 0)
    _ = scheduler.schedulePeriodic((), startAfter: .seconds(1), period: .never) { ticks += 1 }
    scheduler.start()
    #expect(ticks == 1)
  }

  @Test func actionAndStateAreReleased() {
    let scheduler = TickScheduler()
    weak var observed: CountingDisposable?
    let repetition: any Disposable
    do {
      let object = CountingDisposable()
      observed = object
      repetition = scheduler.schedulePeriodic(object, startAfter: .seconds(1), period: .seconds(1)) { $0 }
    }
    scheduler.advanceTo(5)
    #expect(observed != nil)
    repetition.dispose()
    #expect(observed == nil)
  }
}

/// Runs what is scheduled when it is told to, whatever the time.
private final class HandCrankedScheduler: SchedulerType, @unchecked Sendable {  // used by one thread
  private var waiting: [() -> any Disposable] = []

  var now: RxTime { RxTime(timeIntervalSince1970: 0) }

  func runNext() {
    if !waiting.isEmpty { _ = waiting.removeFirst()() }
  }

  func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    scheduleRelative(state, dueTime: .seconds(0), action: action)
  }

  func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    waiting.append { action(state) }
    return Disposables.create()
  }
}
