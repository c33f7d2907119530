import ReactiveSwift
import Testing

@Suite struct ObserveTests {
  @Test func disposingStopsTheObserver() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    let seen = Observed<Int>()
    let observation = signal.observe(seen.observer())
    input.send(value: 1)
    observation?.dispose()
    observation?.dispose()
    input.send(value: 2)
    input.sendCompleted()
    #expect(seen.entries == ["1"])
    #expect(observation?.isDisposed == true)
  }

  @Test(arguments: 0..<3) func afterTheEnd(kind: Int) {
    let (signal, input) = Signal<Int, Fault>.pipe()
    switch kind {
    case 0: input.sendCompleted()
    case 1: input.send(error: .expected)
    default: input.sendInterrupted()
    }
    let seen = Observed<Int>()
    #expect(signal.observe(seen.observer()) == nil)
    #expect(seen.entries == ["interrupted"])
  }

  @Test func nothingAfterTheEnd() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    let seen = signal.observed()
    input.sendCompleted()
    input.send(value: 1)
    input.send(error: .expected)
    input.sendInterrupted()
    #expect(seen.entries == ["completed"])
  }

  @Test func conveniences() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    var seen: [String] = []
    signal.observe { seen.append("event \($0)") }
    signal.observeResult { seen.append("result \($0)") }
    signal.observeCompleted { seen.append("completed") }
    signal.observeFailed { seen.append("failed \($0)") }
    signal.observeInterrupted { seen.append("interrupted") }
    input.send(value: 1)
    input.send(error: .expected)
    #expect(
      seen == ["event VALUE 1", "result success(1)", "event FAILED expected", "result failure(expected)", "failed expected"])
  }

  @Test func conveniencesAtCompletion() {
    let (signal, input) = Signal<Int, Never>.pipe()
    var seen: [String] = []
    signal.observeValues { seen.append("\($0)") }
    signal.observeResult { seen.append("\($0)") }
    signal.observeCompleted { seen.append("completed") }
    signal.observeInterrupted { seen.append("interrupted") }
    input.send(value: 1)
    input.sendCompleted()
    #expect(seen == ["1", "success(1)", "completed"])
  }

  @Test func conveniencesAfterTheEnd() {
    let signal = Signal<Int, Never>.empty
    var seen: [String] = []
    #expect(signal.observeValues { _ in seen.append("value") } == nil)
    #expect(signal.observeResult { _ in seen.append("result") } == nil)
    #expect(signal.observeCompleted { seen.append("completed") } == nil)
    #expect(signal.observeInterrupted { seen.append("interrupted") } == nil)
    #expect(seen == ["interrupted"])
  }

  @Test func observersOfOneInputArePassedOn() {
    let (first, firstInput) = Signal<Int, Fault>.pipe()
    var (second, secondInput): (Signal<Int, Fault>, Signal<Int, Fault>.Observer?) = Signal.pipe()
    let seen = second.observed()
    first.observe(secondInput!)
    secondInput = nil
    firstInput.send(value: 1)
    firstInput.sendCompleted()
    #expect(seen.entries == ["1", "completed"])
  }

  @Test func observersAreReleasedAtTheEnd() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    weak let released = observe(signal)
    #expect(released != nil)
    input.sendCompleted()
    #expect(released == nil)
  }

  @Test func observersAreReleasedWhenRemoved() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    var observations: [(any Disposable)?] = []
    weak let first = observe(signal) { observations.append($0) }
    weak let second = observe(signal) { observations.append($0) }
    weak let third = observe(signal) { observations.append($0) }
    observations[1]?.dispose()
    #expect(first != nil && second == nil && third != nil)
    observations[0]?.dispose()
    #expect(first == nil && third != nil)
    observations[2]?.dispose()
    #expect(third == nil)
    input.send(value: 1)
  }

  @Test func observersAreReleasedWithTheInput() {
    var (signal, input): (Signal<Int, Fault>?, Signal<Int, Fault>.Observer?) = Signal.pipe()
    weak let released = observe(signal!)
    signal = nil
    #expect(released != nil)
    input = nil
    #expect(released == nil)
    withExtendedLifetime(input) {}
  }

  @Test func manyRoundsOnOnePipe() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    var count = 0
    for round in 0..<50 {
      let observation = signal.observe { _ in count += 1 }
      input.send(value: round)
      observation?.dispose()
      input.send(value: round)
    }
    #expect(count == 50)
  }

  @Test func manyObserversComeAndGo() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    var seen: [Int] = []
    var observations = (0..<200).map { index in signal.observe { _ in seen.append(index) } }
    input.send(value: 0)
    #expect(seen == Array(0..<200))
    for index in stride(from: 0, to: 200, by: 2) { observations[index]?.dispose() }
    seen = []
    input.send(value: 0)
    #expect(seen == Array(stride(from: 1, to: 200, by: 2)))
    observations += (200..<220).map { index in signal.observe { _ in seen.append(index) } }
    for index in stride(from: 1, to: 190, by: 2) { observations[index]?.dispose() }
    seen = []
    input.send(value: 0)
    #expect(seen == [191, 193, 195, 197, 199] + Array(200..<220))
  }

  private func observe(
    _ signal: Signal<Int, Fault>, _ keep: ((any Disposable)?) -> Void = { _ in }
  ) -> AnyObject? {
    final class Captured {}
    let captured = Captured()
    keep(signal.observe { _ in withExtendedLifetime(captured) {} })
    return captured
  }
}
