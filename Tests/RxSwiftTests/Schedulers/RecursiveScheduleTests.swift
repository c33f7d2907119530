import RxSwift
import Testing

@Suite struct RecursiveScheduleTests {
  @Test func eachRunIsScheduled() {
    let scheduler = TickScheduler()
    var runs: [String] = []
    _ = scheduler.scheduleRecursive(0) { number, recurse in
      runs.append("\(number)@\(scheduler.clock)")
      if number < 2 { recurse(number + 1) }
    }
    scheduler.start()
    #expect(runs == ["0@1", "1@2", "2@3"])
  }

  @Test func callingTwiceFansOut() {
    let scheduler = TickScheduler()
    var runs: [String] = []
    _ = scheduler.scheduleRecursive("") { name, recurse in
      runs.append(name)
      guard name.count < 2 else { return }
      recurse(name + "a")
      recurse(name + "b")
    }
    scheduler.start()
    #expect(runs == ["", "a", "b", "aa", "ab", "ba", "bb"])
  }

  @Test func disposalCancelsWhatIsPending() {
    let scheduler = TickScheduler()
    var runs = 0
    let recursion = scheduler.scheduleRecursive(()) { _, recurse in
      runs += 1
      recurse(())
      recurse(())
    }
    scheduler.at(3) { recursion.dispose() }
    scheduler.start()
    #expect(runs == 1 + 2)
    #expect(scheduler.clock == 3)
  }

  @Test(arguments: [true, false]) func actionIsReleased(byDisposal: Bool) {
    let scheduler = TickScheduler()
    weak var observed: CountingDisposable?
    let recursion: any Disposable
    do {
      let object = CountingDisposable()
      observed = object
      recursion = scheduler.scheduleRecursive(byDisposal ? Int.max : 5) { left, recurse in
        object.dispose()
        if left > 0 { recurse(left - 1) }
      }
    }
    #expect(observed != nil)
    scheduler.advanceTo(10)
    if byDisposal { recursion.dispose() }
    #expect(observed == nil)
    recursion.dispose()
  }

  @Test func stackStaysFlatOnTheCurrentThread() {
    var runs = 0
    _ = CurrentThreadScheduler.instance.scheduleRecursive(100_000) { left, recurse in
      runs += 1
      if left > 0 { recurse(left - 1) }
    }
    #expect(runs == 100_001)
  }
}
