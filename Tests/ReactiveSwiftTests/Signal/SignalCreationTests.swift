import ReactiveSwift
import Testing

@Suite struct SignalCreationTests {
  @Test func generatorRunsAtOnce() {
    var isRun = false
    let signal = Signal<Int, Fault> { observer, lifetime in
      isRun = true
      lifetime.observeEnded { withExtendedLifetime(observer) {} }
    }
    #expect(isRun)
    #expect(signal.observed().entries == [])
  }

  @Test func whatTheGeneratorSendsReachesNobody() {
    var input: Signal<Int, Fault>.Observer?
    let signal = Signal<Int, Fault> { observer, _ in
      input = observer
      observer.send(value: 1)
    }
    let seen = signal.observed()
    input?.send(value: 2)
    #expect(seen.entries == ["2"])
  }

  @Test func anEndInsideTheGenerator() {
    var order: [String] = []
    let signal = Signal<Int, Fault> { observer, lifetime in
      lifetime.observeEnded { order.append("first") }
      order.append("sending")
      observer.sendCompleted()
      order.append("sent")
      lifetime.observeEnded { order.append("second") }
      order.append("returning")
    }
    #expect(order == ["sending", "first", "sent", "second", "returning"])
    #expect(signal.observed().entries == ["interrupted"])
  }

  @Test func aGeneratorThatDropsItsInput() {
    var isEnded = false
    let signal = Signal<Int, Fault> { _, lifetime in lifetime.observeEnded { isEnded = true } }
    #expect(isEnded)
    #expect(signal.observed().entries == ["interrupted"])
  }

  @Test func neverSaysNothing() {
    let seen = Signal<Int, Fault>.never.observed()
    #expect(seen.entries == [])
    let never = Signal<Int, Fault>.never
    let other = never.observed()
    #expect(other.entries == [])
  }

  @Test func neverIsGivenUpWhenNobodyCares() {
    var isDisposed = false
    _ = Signal<Int, Fault>.never.on(disposed: { isDisposed = true })
    #expect(isDisposed)
  }

  @Test func emptyHasCompletedBeforeAnybodyComes() {
    let seen = Observed<Int>()
    #expect(Signal<Int, Fault>.empty.observe(seen.observer()) == nil)
    #expect(seen.entries == ["interrupted"])
  }

  @Test func pipe() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    let seen = signal.observed()
    input.send(value: 1)
    input.send(value: 2)
    input.send(error: .expected)
    #expect(seen.entries == ["1", "2", "failed expected"])
  }

  @Test(arguments: ["completed", "failed", "interrupted", "silent"]) func pipeDisposesWhatItIsGiven(end: String) {
    let flag = Flag()
    var (signal, input): (Signal<Int, Fault>?, Signal<Int, Fault>.Observer) = Signal.pipe(disposable: flag)
    #expect(!flag.isDisposed)
    switch end {
    case "completed": input.sendCompleted()
    case "failed": input.send(error: .expected)
    case "interrupted": input.sendInterrupted()
    default: signal = nil
    }
    #expect(flag.isDisposed)
    withExtendedLifetime((signal, input)) {}
  }

  @Test func throughItsProtocol() {
    func events<S: SignalProtocol>(of source: S) -> Signal<S.Value, S.Error> { source.signal }
    let (signal, input) = Signal<Int, Fault>.pipe()
    let seen = events(of: signal).observed()
    input.send(value: 4)
    #expect(seen.entries == ["4"])
  }
}
