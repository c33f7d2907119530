import ReactiveSwift
import Testing

@Suite struct LiftTests {
  private let journal = Journal<String>()

  @Test func transformsOncePerStart() {
    var calls = 0
    let lifted = SignalProducer<Int, Fault>([1, 2]).lift { signal -> Signal<Int, Fault> in
      calls += 1
      return signal.map { $0 * 2 }
    }
    #expect(calls == 0)
    #expect(lifted.started().entries == ["2", "4", "completed"])
    #expect(lifted.started().entries == ["2", "4", "completed"])
    #expect(calls == 2)
  }

  @Test func stopsTheSourceWhenTheResultEnds() {
    var iterations = 0
    let source = SignalProducer<Int, Fault> { observer, lifetime in
      while !lifetime.hasEnded {
        iterations += 1
        observer.send(value: iterations)
      }
    }
    #expect(source.lift { $0.take(first: 5) }.started().entries == ["1", "2", "3", "4", "5", "completed"])
    #expect(iterations == 5)
  }

  @Test func anUnrelatedSignal() {
    let flag = Flag()
    let unrelated = Signal<Int, Fault>.pipe(disposable: flag)
    var output: Signal<Int, Fault>? = unrelated.output
    let lifted = SignalProducer<Int, Fault>.empty.lift { [output] _ in output! }
    var (seen, run): (Observed<Int>, any Disposable) = lifted.startedRun()
    output = nil
    #expect(seen.entries == [])
    unrelated.input.send(value: 1)
    run.dispose()
    #expect(seen.entries == ["1", "interrupted"])
    (seen, run) = lifted.startedRun()
    withExtendedLifetime(output) {}
  }

  @Test func disposingALiftedRun() {
    let source = SignalProducer<Int, Fault> { observer, lifetime in
      lifetime.observeEnded {
        withExtendedLifetime(observer) {}
        journal.note("ended")
      }
    }
    let run = source.lift { $0.map { $0 } }.start { journal.note("\($0)") }
    run.dispose()
    #expect(journal.entries == ["INTERRUPTED", "ended"])
  }

  @Test func ofTwoStartsTheArgumentFirst() {
    let first = SignalProducer<Int, Fault>(value: 1).on(starting: { journal.note("receiver") })
    let second = SignalProducer<Int, Fault>(value: 2).on(starting: { journal.note("argument") })
    let combined = first.lift { signal in { signal.merge(with: $0) } }(second)
    #expect(combined.started().entries == ["2", "1", "completed"])
    #expect(journal.entries == ["argument", "receiver"])
  }
}
