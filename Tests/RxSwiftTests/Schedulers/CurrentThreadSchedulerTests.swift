import TestSupport
import RxSwift
import Testing

@Suite struct CurrentThreadSchedulerTests {
  private func schedule(_ action: @escaping () -> Void) -> any Disposable {
    CurrentThreadScheduler.instance.schedule(()) {
      action()
      return Disposables.create()
    }
  }

  @Test func outermostActionRunsAtOnceAndNestedOnesAfterIt() {
    var runs: [Int] = []
    _ = schedule {
      runs.append(1)
      _ = schedule {
        runs.append(3)
        _ = schedule { runs.append(5) }
        runs.append(4)
      }
      runs.append(2)
    }
    #expect(runs == [1, 2, 3, 4, 5])
  }

  @Test func isRequiredOutsideOnly() {
    var inside: [Bool] = []
    #expect(CurrentThreadScheduler.isScheduleRequired)
    _ = schedule {
      inside.append(CurrentThreadScheduler.isScheduleRequired)
      _ = schedule { inside.append(CurrentThreadScheduler.isScheduleRequired) }
    }
    #expect(inside == [false, false])
    #expect(CurrentThreadScheduler.isScheduleRequired)
  }

  @Test func disposedActionIsSkipped() {
    var runs: [Int] = []
    _ = schedule {
      let first = schedule { runs.append(1) }
      _ = schedule { runs.append(2) }
      first.dispose()
    }
    #expect(runs == [2])
  }

  @Test func resultDisposesWhatTheActionReturned() {
    let results = (0..<2).map { _ in CountingDisposable() }
    var nested: (any Disposable)?
    let outer = CurrentThreadScheduler.instance.schedule(results) { results in
      nested = CurrentThreadScheduler.instance.schedule(results) { $0[1] }
      return results[0]
    }
    #expect(results.map(\.count) == [0, 0])
    outer.dispose()
    nested?.dispose()
    #expect(results.map(\.count) == [1, 1])
  }

  @Test func threadsHaveQueuesOfTheirOwn() {
    let isRequired = Log<Bool>()
    race(rounds: 10) {
    } _: { _ in
      _ = schedule { isRequired.add(CurrentThreadScheduler.isScheduleRequired) }
    } _: { _ in
      isRequired.add(CurrentThreadScheduler.isScheduleRequired)
    } check: { _ in
    }
    #expect(isRequired.entries.filter { $0 }.count == 10)
  }
}
