import RxSwift
import Testing

@Suite struct InfallibleValuesTests {
  @Test func elementsComeInOrder() async {
    var all: [Int] = []
    for await value in Infallible.of(1, 2, 3).values { all.append(value) }
    #expect(all == [1, 2, 3])
  }

  @Test func cancellationDisposesAndEndsTheLoop() async {
    let disposals = CountingDisposable()
    let subscribed = Latch()
    let values = Infallible<Int>.create { observer in
      observer(.next(1))
      subscribed.open()
      return disposals
    }.values
    let task = Task {
      var all: [Int] = []
      for await value in values { all.append(value) }
      return all
    }
    await subscribed.wait()
    task.cancel()
    #expect(await task.value.count <= 1)
    #expect(disposals.count == 1)
  }

  @Test func leavingTheLoopDisposes() async {
    let subject = BehaviorSubject(value: 1)
    for await _ in subject.asInfallible(onErrorJustReturn: 0).values { break }
    #expect(!subject.hasObservers)
  }

  @Test func limitedOneDoesNotThrow() async {
    var all: [Int] = []
    for await value in Infallible.of(1, 2, 3).values(bufferingPolicy: .bufferingNewest(2)) { all.append(value) }
    #expect(all == [2, 3])
  }

  @Test func failingPolicyMakesItThrow() async {
    await #expect(throws: ValuesOverflow(limit: 1)) {
      for try await _ in Infallible.of(1, 2, 3).values(bufferingPolicy: .failing(beyond: 1)) {}
    }
  }
}
