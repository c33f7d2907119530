import Foundation
import ReactiveSwift
import Testing

@Suite struct DelayTests {
  private let scheduler = TestScheduler()
  private let order = Journal<String>()

  private func time() -> Double { scheduler.currentDate.timeIntervalSinceReferenceDate }

  private func note<Value, Error>(_ name: String = "") -> (Signal<Value, Error>.Event) -> Void {
    { event in self.order.note("\(self.time()) \(name)\(event)") }
  }

  @Test func delaysValuesAndCompletion() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    signal.delay(2, on: scheduler).observe(note())
    scheduler.schedule { input.send(value: 1) }
    scheduler.schedule(after: .seconds(1)) {
      input.send(value: 2)
      input.send(value: 3)
      input.sendCompleted()
    }
    scheduler.run()
    #expect(order.entries == ["2.0 VALUE 1", "3.0 VALUE 2", "3.0 VALUE 3", "3.0 COMPLETED"])
  }

  @Test func failuresAndInterruptionsOvertake() {
    for end in [Signal<Int, Fault>.Event.failed(.expected), .interrupted] {
      let (signal, input) = Signal<Int, Fault>.pipe()
      let seen = signal.delay(2, on: scheduler).observed()
      input.send(value: 1)
      scheduler.advance(by: .seconds(1))
      input.send(end)
      #expect(seen.entries == [])
      scheduler.advance()
      #expect(seen.entries.count == 1)
      scheduler.advance(by: .seconds(5))
      #expect(seen.entries.count == 1)
    }
  }

  @Test func completionTakesASecondHop() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    signal.delay(1, on: scheduler).observe(note())
    input.sendCompleted()
    scheduler.schedule(after: .seconds(1)) { order.note("action") }
    scheduler.run()
    #expect(order.entries == ["action", "1.0 COMPLETED"])
  }

  @Test func theOrderOfSeveralStreamsIsKept() {
    let (a, aInput) = Signal<Int, Fault>.pipe()
    let (b, bInput) = Signal<Int, Fault>.pipe()
    a.delay(1, on: scheduler).observe(note("a "))
    b.delay(1, on: scheduler).observe(note("b "))
    aInput.send(value: 1)
    aInput.send(value: 2)
    bInput.send(value: 3)
    aInput.send(value: 4)
    scheduler.run()
    #expect(order.entries == ["1.0 a VALUE 1", "1.0 a VALUE 2", "1.0 b VALUE 3", "1.0 a VALUE 4"])
  }

  @Test func aDelayOfZeroIsAsynchronous() {
    let seen = SignalProducer<Int, Fault>(value: 1).delay(0, on: scheduler).started()
    #expect(seen.entries == [])
    scheduler.advance()
    #expect(seen.entries == ["1", "completed"])
  }

  @Test func startsWithoutDelay() {
    let starts = Journal<Int>()
    SignalProducer<Int, Fault>(value: 1).on(started: { starts.note(1) }).delay(5, on: scheduler).start()
    #expect(starts.entries == [1])
  }

  @Test func aNegativeDelayTraps() async {
    await #expect(processExitsWith: .failure) { _ = Signal<Int, Never>.never.delay(-1, on: TestScheduler()) }
  }

  @Test func onAQueueTheOrderIsKept() async {
    let queue = QueueScheduler(name: "test")
    let seen: [Int] = await withCheckedContinuation { continuation in
      let values = Journal<Int>()
      SignalProducer<Int, Never>(0..<200).delay(0.001, on: queue).start { event in
        switch event {
        case .value(let value): values.note(value)
        default: continuation.resume(returning: values.entries)
        }
      }
    }
    #expect(seen == Array(0..<200))
  }
}
