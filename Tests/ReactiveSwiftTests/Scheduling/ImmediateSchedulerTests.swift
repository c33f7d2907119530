import ReactiveSwift
import Testing

@Suite struct ImmediateSchedulerTests {
  @Test func runsBeforeItReturns() {
    let scheduler = ImmediateScheduler()
    var runs: [Int] = []
    let disposable = scheduler.schedule {
      runs.append(1)
      scheduler.schedule { runs.append(2) }
      runs.append(3)
    }
    #expect(disposable == nil)
    #expect(runs == [1, 2, 3])
  }
}
