import ReactiveSwift
import Testing

@Suite struct HookTests {
  private let journal = Journal<String>()

  private func hooked(_ producer: SignalProducer<Int, Fault>, _ name: String = "") -> SignalProducer<Int, Fault> {
    producer.on(
      starting: { journal.note(name + "starting") }, started: { journal.note(name + "started") },
      event: { journal.note(name + "event \($0)") }, failed: { journal.note(name + "failed \($0)") },
      completed: { journal.note(name + "completed") }, interrupted: { journal.note(name + "interrupted") },
      terminated: { journal.note(name + "terminated") }, disposed: { journal.note(name + "disposed") },
      value: { journal.note(name + "value \($0)") })
  }

  @Test func aSynchronousRun() {
    hooked(SignalProducer(value: 1)).start { journal.note("observer \($0)") }
    #expect(
      journal.entries == [
        "starting", "event VALUE 1", "value 1", "observer VALUE 1", "event COMPLETED", "completed", "terminated",
        "observer COMPLETED", "disposed", "started",
      ])
  }

  @Test func anAsynchronousRun() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    hooked(SignalProducer(signal)).start()
    input.send(value: 1)
    input.send(error: .expected)
    #expect(
      journal.entries == [
        "starting", "started", "event VALUE 1", "value 1", "event FAILED expected", "failed expected", "terminated", "disposed",
      ])
  }

  @Test func disposalGivesInterruption() {
    let run = hooked(.never).start()
    run.dispose()
    #expect(journal.entries == ["starting", "started", "event INTERRUPTED", "interrupted", "terminated", "disposed"])
  }

  @Test func perRun() {
    let producer = hooked(SignalProducer(value: 1))
    producer.start()
    let first = journal.take()
    producer.start()
    #expect(journal.take() == first)
  }

  @Test func nestedOrder() {
    SignalProducer<Int, Fault>.never
      .on(starting: { journal.note("starting 1") }, started: { journal.note("started 1") })
      .on(starting: { journal.note("starting 2") }, started: { journal.note("started 2") })
      .on(starting: { journal.note("starting 3") }, started: { journal.note("started 3") })
      .start()
    #expect(
      journal.entries == ["starting 3", "starting 2", "starting 1", "started 1", "started 2", "started 3"])
  }

  @Test func hooksOfASignal() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    let watched = signal.on(
      event: { journal.note("event \($0)") }, failed: { journal.note("failed \($0)") },
      completed: { journal.note("completed") }, interrupted: { journal.note("interrupted") },
      terminated: { journal.note("terminated") }, disposed: { journal.note("disposed") },
      value: { journal.note("value \($0)") })
    watched.observe { journal.note("observer \($0)") }
    input.send(value: 1)
    input.sendCompleted()
    #expect(
      journal.entries == [
        "event VALUE 1", "value 1", "observer VALUE 1", "event COMPLETED", "completed", "terminated", "observer COMPLETED",
        "disposed",
      ])
  }

  @Test func hooksOfASignalWithoutObservers() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    var watched: Signal<Int, Fault>? = signal.on(disposed: { journal.note("disposed") }, value: { journal.note("\($0)") })
    input.send(value: 1)
    watched = nil
    input.send(value: 2)
    #expect(journal.entries == ["1", "disposed"])
    withExtendedLifetime(watched) {}
  }

  @Test func hooksOfAnEndedSignal() {
    let watched = Signal<Int, Fault>.empty.on(
      interrupted: { journal.note("interrupted") }, disposed: { journal.note("disposed") })
    #expect(journal.entries == ["interrupted", "disposed"])
    withExtendedLifetime(watched) {}
  }

  @Test func hooksAreCalledOnceThoughTheRunEndsEarly() {
    hooked(SignalProducer([1, 2, 3]).attempt { $0 == 2 ? .failure(.expected) : .success(()) }, "after ")
      .start()
    let ends = journal.entries.filter { $0.hasSuffix("terminated") || $0.hasSuffix("disposed") }
    #expect(ends == ["after terminated", "after disposed"])
  }
}

@Suite struct LogEventsTests {
  private let journal = Journal<String>()

  private func log(identifier: String, event: String, file: String, function: String, line: Int) {
    journal.note("\(identifier)|\(event)|\(function)|\(line)")
  }

  private func logEvent(identifier: String, event: String, file: String, function: String, line: Int) {
    journal.note(event)
  }

  @Test func everyEventOfAProducer() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    SignalProducer(signal).logEvents(identifier: "id", functionName: "f", lineNumber: 3, logger: log).start()
    input.send(value: 1)
    input.sendCompleted()
    #expect(
      journal.entries == ["starting", "started", "value 1", "completed", "terminated", "disposed"].map { "id|\($0)|f|3" })
  }

  @Test func failureAndInterruption() {
    SignalProducer<Int, Fault>(error: .expected).logEvents(logger: logEvent).start()
    #expect(journal.take() == ["starting", "failed expected", "terminated", "disposed", "started"])
    SignalProducer<Int, Fault>.never.logEvents(logger: logEvent).start().dispose()
    #expect(journal.take() == ["starting", "started", "interrupted", "terminated", "disposed"])
  }

  @Test func someEvents() {
    SignalProducer<Int, Fault>(value: 1).logEvents(events: [.value, .disposed], logger: logEvent).start()
    #expect(journal.entries == ["value 1", "disposed"])
  }

  @Test func ofASignal() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    let logged = signal.logEvents(logger: logEvent)
    input.send(value: 1)
    input.send(error: .expected)
    #expect(journal.entries == ["value 1", "failed expected", "terminated", "disposed"])
    withExtendedLifetime(logged) {}
  }

  @Test func aPayloadOfNothing() {
    SignalProducer<(), Fault>(value: ()).logEvents(events: [.value], logger: logEvent).start()
    #expect(journal.entries == ["value"])
  }

  @Test func kinds() {
    #expect(LoggingEvent.Signal.allCases.count == 6)
    #expect(LoggingEvent.SignalProducer.allCases.count == 8)
    #expect(LoggingEvent.Signal(rawValue: "value") == .value)
    #expect(LoggingEvent.SignalProducer(rawValue: "starting") == .starting)
  }
}
