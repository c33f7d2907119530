import ReactiveSwift
import Testing

@Suite struct StartTests {
  private let journal = Journal<String>()

  @Test func everyStartRunsTheHandler() {
    var starts = 0
    let producer = SignalProducer<Int, Fault> { observer, _ in
      starts += 1
      observer.send(value: starts)
      observer.sendCompleted()
    }
    #expect(starts == 0)
    #expect(producer.started().entries == ["1", "completed"])
    #expect(producer.started().entries == ["2", "completed"])
  }

  @Test func conveniences() {
    let producer = SignalProducer<Int, Fault> { observer, _ in
      observer.send(value: 1)
      observer.send(error: .expected)
    }
    producer.start { journal.note("\($0)") }
    producer.startWithResult { journal.note("\($0)") }
    producer.startWithFailed { journal.note("failed \($0)") }
    producer.startWithCompleted { journal.note("completed") }
    producer.startWithInterrupted { journal.note("interrupted") }
    #expect(
      journal.entries == ["VALUE 1", "FAILED expected", "success(1)", "failure(expected)", "failed expected"])
  }

  @Test func conveniencesOfOneThatCantFail() {
    let producer = SignalProducer<Int, Never>([1, 2])
    producer.startWithValues { journal.note("\($0)") }
    producer.startWithCompleted { journal.note("completed") }
    producer.start()
    #expect(journal.entries == ["1", "2", "completed"])
    SignalProducer<Int, Never>.never.startWithInterrupted { journal.note("interrupted") }.dispose()
    #expect(journal.entries.last == "interrupted")
  }

  @Test(arguments: ["completed", "failed", "interrupted", "disposed"]) func theLifetimeEnds(how: String) {
    let flag = Flag()
    var input: Signal<Int, Fault>.Observer?
    let producer = SignalProducer<Int, Fault> { observer, lifetime in
      lifetime += flag
      input = observer
    }
    let run = producer.start()
    #expect(!flag.isDisposed)
    switch how {
    case "completed": input?.sendCompleted()
    case "failed": input?.send(error: .expected)
    case "interrupted": input?.sendInterrupted()
    default: run.dispose()
    }
    #expect(flag.isDisposed)
  }

  @Test func whatAKeptInputSendsLaterIsDropped() {
    var input: Signal<Int, Fault>.Observer?
    let (seen, run) = SignalProducer<Int, Fault> { observer, _ in input = observer }.startedRun()
    input?.send(value: 1)
    run.dispose()
    input?.send(value: 2)
    input?.sendCompleted()
    #expect(seen.entries == ["1", "interrupted"])
  }

  @Test func orderOfDisposal() {
    let producer = SignalProducer<Int, Fault> { observer, lifetime in
      lifetime.observeEnded {
        withExtendedLifetime(observer) {}
        journal.note("ended")
      }
    }
    let run =
      producer
      .on(interrupted: { journal.note("interrupted hook") }, disposed: { journal.note("disposed hook") })
      .start { journal.note("\($0)") }
    run.dispose()
    run.dispose()
    #expect(journal.entries == ["interrupted hook", "INTERRUPTED", "disposed hook", "ended"])
  }

  @Test func disposalAfterTheEndDoesNothing() {
    let (seen, run) = SignalProducer<Int, Fault>(value: 1).startedRun()
    run.dispose()
    #expect(seen.entries == ["1", "completed"])
  }

  @Test func disposalInsideAValue() {
    var run: (any Disposable)?
    let (signal, input) = Signal<Int, Fault>.pipe()
    let producer = SignalProducer<Int, Fault> { observer, lifetime in
      lifetime += signal.observe(observer)
      lifetime.observeEnded { journal.note("ended") }
    }
    run =
      producer
      .on(interrupted: { journal.note("hook") })
      .start { event in
        journal.note("\(event)")
        if event.value == 1 {
          run?.dispose()
          journal.note("disposed")
        }
      }
    input.send(value: 1)
    input.send(value: 2)
    #expect(journal.entries == ["VALUE 1", "disposed", "hook", "INTERRUPTED", "ended"])
  }

  @Test func observersAreReleasedThoughTheHandlerKeepsTheInput() {
    final class Captured {}
    var kept: Lifetime?
    let producer = SignalProducer<Int, Fault> { observer, lifetime in
      kept = lifetime
      lifetime.observeEnded { withExtendedLifetime(observer) {} }
    }
    for wrapped in [producer, producer.map { $0 }] {
      var captured: Captured? = Captured()
      weak let released = captured
      let run = wrapped.start { [captured] _ in withExtendedLifetime(captured) {} }
      captured = nil
      #expect(released != nil)
      run.dispose()
      #expect(released == nil)
    }
    withExtendedLifetime(kept) {}
  }

  @Test func observersAreReleasedThoughTheInputIsKept() {
    final class Captured {}
    var inputs: [Signal<Int, Fault>.Observer] = []
    let producer = SignalProducer<Int, Fault> { observer, _ in inputs.append(observer) }
    for wrapped in [producer, producer.map { $0 }.filter { _ in true }] {
      var captured: Captured? = Captured()
      weak let released = captured
      let run = wrapped.start { [captured] _ in withExtendedLifetime(captured) {} }
      captured = nil
      inputs.last?.sendCompleted()
      #expect(released == nil)
      withExtendedLifetime(run) {}
    }
  }

  @Test func aHandlerThatDropsItsInput() {
    var isEnded = false
    let producer = SignalProducer<Int, Fault> { _, lifetime in lifetime.observeEnded { isEnded = true } }
    let seen = Observed<Int>()
    var run: (any Disposable)? = producer.start(seen.observer())
    #expect(seen.entries == [] && !isEnded)
    run = nil
    #expect(seen.entries == ["interrupted"] && isEnded)
    withExtendedLifetime(run) {}
  }

  @Test func aDroppedHandleDoesntCancelWork() {
    var isEnded = false
    var input: Signal<Int, Fault>.Observer?
    let seen = SignalProducer<Int, Fault> { observer, lifetime in
      input = observer
      lifetime.observeEnded { isEnded = true }
    }.started()
    input?.send(value: 1)
    #expect(seen.entries == ["1"] && !isEnded)
  }

  @Test func neverSurvivesADroppedHandle() {
    let journal = Journal<String>()
    SignalProducer<Int, Fault>.never
      .on(interrupted: { journal.note("interrupted") }, disposed: { journal.note("disposed") }).start()
    SignalProducer<Int, Fault> { observer, lifetime in
      lifetime.observeEnded {
        withExtendedLifetime(observer) {}
        journal.note("ended")
      }
    }.start()
    #expect(journal.entries == [])
  }

  @Test func nestedSendsOfAHandler() {
    var input: Signal<Int, Fault>.Observer?
    let producer = SignalProducer<Int, Fault> { observer, _ in
      input = observer
      observer.send(value: 1)
      observer.sendCompleted()
    }
    producer.start { event in
      journal.note("\(event)")
      if event.value == 1 {
        input?.send(value: 2)
        journal.note("sent")
      }
    }
    #expect(journal.entries == ["VALUE 1", "sent", "VALUE 2", "COMPLETED"])
  }

  @Test func loopsThatLookAtTheLifetime() {
    var iterations = 0
    SignalProducer<Int, Fault> { observer, lifetime in
      while !lifetime.hasEnded {
        iterations += 1
        observer.send(value: iterations)
      }
    }.take(first: 5).start()
    #expect(iterations == 5)
  }

  @Test func orderAtTheLastValueOfTakeFirst() {
    SignalProducer<Int, Fault> { observer, lifetime in
      lifetime.observeEnded { journal.note("ended") }
      observer.send(value: 1)
      journal.note("sent")
    }.take(first: 1).on(disposed: { journal.note("disposed") }).start { journal.note("\($0)") }
    #expect(journal.entries == ["VALUE 1", "COMPLETED", "disposed", "ended", "sent"])
  }
}
