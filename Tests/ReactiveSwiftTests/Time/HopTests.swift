import Foundation
import ReactiveSwift
import Testing

/// What all operators that deliver on a scheduler have in common.
@Suite struct HopTests {
  private let scheduler = TestScheduler()

  @Test(arguments: Hop.all)
  func endsTakeTheScheduler(hop: Hop) {
    for end in [Signal<Int, Fault>.Event.failed(.expected), .completed, .interrupted] {
      let (signal, input) = Signal<Int, Fault>.pipe()
      let seen = hop.onSignal(signal, scheduler).observed()
      let produced = hop.onProducer(SignalProducer(signal), scheduler).started()
      input.send(end)
      #expect(seen.entries == [])
      #expect(produced.entries == [])
      scheduler.advance(by: .seconds(2))
      let name = "\(end)".lowercased()
      #expect(seen.entries == [name])
      #expect(produced.entries == [name])
    }
  }

  @Test(arguments: Hop.all)
  func valuesTakeTheScheduler(hop: Hop) {
    let (signal, input) = Signal<Int, Fault>.pipe()
    let seen = hop.onSignal(signal, scheduler).observed()
    input.send(value: 1)
    #expect(seen.entries == [])
    scheduler.advance(by: .seconds(2))
    #expect(seen.entries == ["1"])
  }

  /// Disposing gives up the work at once, and everything that is on its way; `interrupted` takes the scheduler.
  @Test(arguments: Hop.all)
  func disposing(hop: Hop) {
    let ends = Journal<String>()
    let source = SignalProducer<Int, Fault> { observer, lifetime in
      lifetime.observeEnded { ends.note("ended") }
      for value in 1...128 { observer.send(value: value) }
      lifetime += AnyDisposable { withExtendedLifetime(observer) {} }
    }
    let (seen, run) = hop.onProducer(source, scheduler).startedRun()
    #expect(ends.entries == [])
    run.dispose()
    #expect(ends.entries == ["ended"])
    #expect(seen.entries == [])
    scheduler.advance(by: .seconds(5))
    #expect(seen.entries == ["interrupted"])
  }

  @Test(arguments: Hop.all)
  func disposingWhenTheSourceHasCompleted(hop: Hop) {
    let source = SignalProducer<Int, Fault>(1...128)
    let (seen, run) = hop.onProducer(source, scheduler).startedRun()
    run.dispose()
    run.dispose()
    #expect(seen.entries == [])
    scheduler.advance(by: .seconds(5))
    #expect(seen.entries == ["interrupted"])
  }

  @Test(arguments: Hop.all)
  func disposingWithStartWithSignal(hop: Hop) {
    for source in [SignalProducer<Int, Fault>(1...128), SignalProducer<Int, Fault>(1...128).concat(.never)] {
      let seen = Observed<Int>()
      let handle = hop.onProducer(source, scheduler).startWithSignal { signal, handle in
        signal.observe(seen.observer())
        return handle
      }
      handle.dispose()
      #expect(seen.entries == [])
      scheduler.advance(by: .seconds(5))
      #expect(seen.entries == ["interrupted"])
    }
  }

  @Test(arguments: Hop.all)
  func disposingAfterTheEnd(hop: Hop) {
    let (seen, run) = hop.onProducer(.empty, scheduler).startedRun()
    scheduler.advance(by: .seconds(2))
    #expect(seen.entries == ["completed"])
    run.dispose()
    scheduler.advance(by: .seconds(2))
    #expect(seen.entries == ["completed"])
  }

  @Test(arguments: Hop.all)
  func disposingOnTheScheduler(hop: Hop) {
    let (signal, input) = Signal<Int, Fault>.pipe()
    let seen = Observed<Int>()
    let run = SerialDisposable()
    let observer: Signal<Int, Fault>.Observer = seen.observer()
    run.inner = hop.onProducer(SignalProducer(signal), scheduler).start { event in
      observer.send(event)
      if case .value = event { run.dispose() }
    }
    input.send(value: 1)
    scheduler.advance(by: .seconds(2))
    input.send(value: 2)
    scheduler.advance(by: .seconds(5))
    #expect(seen.entries == ["1", "interrupted"])
  }

  @Test(arguments: Hop.all)
  func runsAreSeparate(hop: Hop) {
    let (signal, input) = Signal<Int, Fault>.pipe()
    let producer = hop.onProducer(SignalProducer(signal), scheduler)
    let (first, run) = producer.startedRun()
    let second = producer.started()
    input.send(value: 1)
    run.dispose()
    scheduler.advance(by: .seconds(2))
    #expect(first.entries == ["interrupted"])
    #expect(second.entries == ["1"])
  }

  @Test(arguments: Hop.all)
  func takesNoMoreThanDownstreamWants(hop: Hop) {
    let ends = Journal<String>()
    let (signal, input) = Signal<Int, Fault>.pipe()
    let seen = hop.onProducer(SignalProducer(signal).on(disposed: { ends.note("disposed") }), scheduler)
      .take(first: 1).started()
    input.send(value: 1)
    scheduler.advance(by: .seconds(2))
    #expect(seen.entries == ["1", "completed"])
    #expect(ends.entries == ["disposed"])
    input.send(value: 2)
    scheduler.advance(by: .seconds(5))
    #expect(seen.entries == ["1", "completed"])
  }

  /// Neither the scheduler's queue nor anything else keeps the values of a run that was given up.
  @Test(arguments: Hop.all)
  func releasesWhatItHeld(hop: Hop) {
    weak var captured: Flag?
    let (signal, input) = Signal<Int, Fault>.pipe()
    let run: any Disposable = {
      let flag = Flag()
      captured = flag
      return hop.onProducer(SignalProducer(signal), scheduler).start { _ in _ = flag }
    }()
    input.send(value: 1)
    run.dispose()
    scheduler.advance(by: .seconds(2))
    #expect(captured == nil)
  }

  @Test(arguments: Hop.all)
  func anUnobservedSignalIsGivenUp(hop: Hop) {
    let disposed = Journal<String>()
    let (signal, input) = Signal<Int, Fault>.pipe()
    var derived: Signal<Int, Fault>? = hop.onSignal(signal.on(disposed: { disposed.note("gone") }), scheduler)
    _ = derived
    input.send(value: 1)
    derived = nil
    #expect(disposed.entries == ["gone"])
    scheduler.advance(by: .seconds(2))
  }

  @Test(arguments: Hop.all)
  func aDeadSignalInterrupts(hop: Hop) {
    let (signal, input) = Signal<Int, Fault>.pipe()
    input.sendCompleted()
    let seen = hop.onSignal(signal, scheduler).observed()
    scheduler.advance(by: .seconds(2))
    #expect(seen.entries == ["interrupted"])
  }
}
