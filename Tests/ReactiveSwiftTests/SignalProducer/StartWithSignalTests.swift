import ReactiveSwift
import Testing

@Suite struct StartWithSignalTests {
  private let journal = Journal<String>()

  private var plain: SignalProducer<Int, Fault> {
    SignalProducer { observer, lifetime in
      journal.note("handler")
      lifetime.observeEnded { journal.note("ended") }
      observer.send(value: 1)
      lifetime.observeEnded { withExtendedLifetime(observer) {} }
    }
  }

  private var hooked: SignalProducer<Int, Fault> {
    plain.on(starting: { journal.note("starting") }, started: { journal.note("started") })
  }

  @Test func nothingHappensBeforeSetupReturns() {
    let result = hooked.startWithSignal { signal, _ -> String in
      signal.observe { journal.note("\($0)") }
      journal.note("setup")
      return "result"
    }
    #expect(result == "result")
    #expect(journal.entries == ["setup", "starting", "handler", "VALUE 1", "started"])
  }

  @Test func disposedInSetup() {
    for producer in [plain, hooked] {
      producer.startWithSignal { signal, handle in
        signal.observe { journal.note("\($0)") }
        handle.dispose()
      }
      #expect(journal.take() == ["INTERRUPTED"])
    }
  }

  @Test func plainProducersInterruptInsideDispose() {
    plain.startWithSignal { signal, handle in
      signal.observe { journal.note("\($0)") }
      handle.dispose()
      journal.note("disposed")
    }
    #expect(journal.entries == ["INTERRUPTED", "disposed"])
  }

  @Test func aSignalThatNobodyKeeps() {
    hooked.startWithSignal { _, _ in }
    #expect(journal.entries == ["starting", "handler", "started", "ended"])
  }

  @Test func aPlainSignalThatNobodyKeeps() {
    plain.startWithSignal { _, _ in }
    #expect(journal.entries == ["handler", "ended"])
  }

  @Test func aSignalThatIsKept() {
    let signal = hooked.startWithSignal { signal, _ in signal }
    #expect(journal.take() == ["starting", "handler", "started"])
    let observation = signal.observe { journal.note("\($0)") }
    observation?.dispose()
    #expect(journal.entries == [])
  }

  @Test func disposingLater() {
    var handle: (any Disposable)?
    hooked.startWithSignal { signal, disposable in
      handle = disposable
      signal.observe { journal.note("a \($0)") }
      signal.observe { journal.note("b \($0)") }
    }
    _ = journal.take()
    handle?.dispose()
    handle?.dispose()
    #expect(journal.entries == ["a INTERRUPTED", "b INTERRUPTED", "ended"])
  }

  @Test func severalObserversOfOneRun() {
    let seen = Observed<Int>()
    SignalProducer<Int, Fault>([1, 2]).startWithSignal { signal, _ in
      signal.observe(seen.observer("a"))
      signal.map { $0 * 10 }.observe(seen.observer("b"))
    }
    #expect(seen.entries == ["a1", "b10", "a2", "b20", "acompleted", "bcompleted"])
  }

  @Test func disposalInsideAValueLetsItReachAllObservers() {
    let seen = Observed<Int>()
    for producer in [SignalProducer<Int, Fault>([1, 2]), plain, plain.map { $0 }] {
      producer.startWithSignal { signal, handle in
        signal.observe { if case .value = $0 { handle.dispose() } }
        signal.observe(seen.observer())
      }
      #expect(seen.take() == ["1", "interrupted"])
    }
  }

  @Test func theRunsSignalEndsLikeAnyOther() {
    let signal = SignalProducer<Int, Fault>([1]).startWithSignal { signal, _ in signal }
    #expect(signal.observed().entries == ["interrupted"])
  }
}
