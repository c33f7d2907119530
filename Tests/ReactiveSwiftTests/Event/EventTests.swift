import ReactiveSwift
import Testing

@Suite struct EventTests {
  private typealias Event = Signal<Int, Fault>.Event

  @Test func descriptions() {
    #expect("\(Event.value(1))" == "VALUE 1")
    #expect("\(Event.failed(.expected))" == "FAILED expected")
    #expect("\(Event.completed)" == "COMPLETED")
    #expect("\(Event.interrupted)" == "INTERRUPTED")
  }

  @Test func equality() {
    #expect(Event.value(1) == .value(1))
    #expect(Event.value(1) != .value(2))
    #expect(Event.failed(.expected) == .failed(.expected))
    #expect(Event.failed(.expected) != .failed(.other))
    #expect(Event.completed == .completed)
    #expect(Event.interrupted == .interrupted)
    #expect(Event.completed != .interrupted)
    #expect(Event.value(1) != .completed)
  }

  @Test func kinds() {
    let events: [Event] = [.value(1), .failed(.expected), .completed, .interrupted]
    #expect(events.map(\.isTerminating) == [false, true, true, true])
    #expect(events.map(\.isCompleted) == [false, false, true, false])
    #expect(events.map(\.value) == [1, nil, nil, nil])
    #expect(events.map(\.error) == [nil, .expected, nil, nil])
  }

  @Test func mapping() {
    #expect(Event.value(1).map { "\($0)" } == .value("1"))
    #expect(Event.failed(.expected).map { "\($0)" } == .failed(.expected))
    #expect(Event.interrupted.map { "\($0)" } == .interrupted)
    #expect(Event.failed(.expected).mapError { _ in Fault.other } == .failed(.other))
    #expect(Event.completed.mapError { _ in Fault.other } == .completed)
    #expect(Event.value(1).mapError { _ in Fault.other } == .value(1))
  }

  @Test func throughItsProtocol() {
    func describe(_ event: some EventProtocol) -> String { "\(event.event)" }
    #expect(describe(Event.value(3)) == "VALUE 3")
  }
}

@Suite struct ObserverTests {
  @Test func aClosureGetsEveryEvent() {
    var seen: [String] = []
    let observer = Signal<Int, Fault>.Observer { seen.append("\($0)") }
    observer.send(value: 1)
    observer.send(error: .expected)
    observer.sendCompleted()
    observer.sendInterrupted()
    observer.send(.value(2))
    #expect(seen == ["VALUE 1", "FAILED expected", "COMPLETED", "INTERRUPTED", "VALUE 2"])
  }

  @Test func closuresByKind() {
    var seen: [String] = []
    let observer = Signal<Int, Fault>.Observer(
      value: { seen.append("value \($0)") }, failed: { seen.append("failed \($0)") },
      completed: { seen.append("completed") }, interrupted: { seen.append("interrupted") })
    for event in [.value(1), .failed(.expected), .completed, .interrupted] as [Signal<Int, Fault>.Event] {
      observer.send(event)
    }
    #expect(seen == ["value 1", "failed expected", "completed", "interrupted"])
  }

  @Test func missingClosuresIgnore() {
    let observer = Signal<Int, Fault>.Observer()
    for event in [.value(1), .failed(.expected), .completed, .interrupted] as [Signal<Int, Fault>.Event] {
      observer.send(event)
    }
  }

  @Test func itsOwnReleaseSaysNothing() {
    var seen: [String] = []
    var observer: Signal<Int, Fault>.Observer? = .init { seen.append("\($0)") }
    observer?.send(value: 1)
    observer = nil
    #expect(seen == ["VALUE 1"])
  }

  @Test func subclassesReceive() {
    final class Custom: ReactiveSwift.Observer<Int, Fault> {
      var seen: [String] = []
      override func receive(_ value: Int) { seen.append("\(value)") }
      override func terminate(_ termination: Termination<Fault>) { seen.append("\(termination)") }
    }
    let custom = Custom()
    custom.receive(1)
    custom.terminate(.failed(.other))
    #expect(custom.seen == ["1", "failed(other)"])
    let signal: ReactiveSwift.Observer<Int, Fault> = Signal<Int, Fault>.Observer { custom.seen.append("\($0)") }
    signal.receive(2)
    signal.terminate(.interrupted)
    #expect(custom.seen.suffix(2) == ["VALUE 2", "INTERRUPTED"])
  }
}
