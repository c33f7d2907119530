import TestSupport
import Foundation
import ReactiveSwift
import Testing

@Suite struct ObserveOnTests {
  private let scheduler = TestScheduler()

  @Test func keepsTheOrder() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    let seen = signal.observe(on: scheduler).observed()
    input.send(value: 1)
    input.send(value: 2)
    input.send(error: .expected)
    scheduler.advance()
    #expect(seen.entries == ["1", "2", "failed expected"])
  }

  @Test func valuesBeforeAnInterruptionAreDelivered() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    let seen = signal.observe(on: scheduler).observed()
    input.send(value: 1)
    input.sendInterrupted()
    scheduler.advance()
    #expect(seen.entries == ["1", "interrupted"])
  }

  @Test func oneActionPerEvent() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    let (other, otherInput) = Signal<Int, Fault>.pipe()
    let order = Journal<String>()
    signal.observe(on: scheduler).observe { order.note("a \($0)") }
    other.observe(on: scheduler).observe { order.note("b \($0)") }
    input.send(value: 1)
    input.send(value: 2)
    otherInput.send(value: 3)
    scheduler.schedule { order.note("action") }
    input.send(value: 4)
    input.sendCompleted()
    scheduler.advance()
    #expect(order.entries == ["a VALUE 1", "a VALUE 2", "b VALUE 3", "action", "a VALUE 4", "a COMPLETED"])
  }

  @Test func immediately() {
    let seen = SignalProducer<Int, Fault>([1, 2]).observe(on: ImmediateScheduler()).started()
    #expect(seen.entries == ["1", "2", "completed"])
    let (never, run) = SignalProducer<Int, Fault>.never.observe(on: ImmediateScheduler()).startedRun()
    run.dispose()
    #expect(never.entries == ["interrupted"])
  }

  @Test func onAQueue() async {
    let queue = QueueScheduler(name: "test")
    let count = 10_000
    let seen: [Int] = await withCheckedContinuation { continuation in
      let values = Journal<Int>()
      SignalProducer<Int, Never>(0..<count).observe(on: queue).start { event in
        dispatchPrecondition(condition: .onQueue(queue.queue))
        switch event {
        case .value(let value): values.note(value)
        default: continuation.resume(returning: values.entries)
        }
      }
    }
    #expect(seen == Array(0..<count))
  }

  @Test func disposingOnAQueueInterruptsThere() async {
    let queue = QueueScheduler(name: "test")
    let seen = Observed<Int>()
    queue.queue.suspend()
    let run = SignalProducer<Int, Never>(0..<128).observe(on: queue).start(seen.observer())
    run.dispose()
    #expect(seen.entries == [])
    queue.queue.resume()
    await withCheckedContinuation { continuation in _ = queue.schedule { continuation.resume() } }
    #expect(seen.entries == ["interrupted"])
  }

  @Test func disposalRacesWithDelivery() {
    let queue = QueueScheduler(name: "test")
    race(rounds: 300) {
      let seen = Observed<Int>()
      let (signal, input) = Signal<Int, Never>.pipe()
      return (seen, input, SignalProducer(signal).observe(on: queue).start(seen.observer()))
    } _: { _, input, _ in
      for value in 0..<10 { input.send(value: value) }
      input.sendCompleted()
    } _: { _, _, run in
      run.dispose()
    } check: { seen, _, _ in
      queue.queue.sync {}
      queue.queue.sync {}
      let entries = seen.entries
      #expect(entries.filter { Int($0) == nil }.count == 1)
      #expect(Int(entries.last!) == nil)
      #expect(entries.compactMap { Int($0) } == Array((0..<10).prefix(entries.count - 1)))
    }
  }

  @Test func nestedSendsKeepTheOrder() {
    let (signal, input) = Signal<Int, Never>.pipe()
    let seen = Journal<Int>()
    signal.observe(on: scheduler).observeValues { value in
      seen.note(value)
      if value < 3 { input.send(value: value + 1) }
    }
    input.send(value: 1)
    scheduler.advance()
    #expect(seen.entries == [1, 2, 3])
  }

  @Test @MainActor func onTheMainQueueAtOnceIfIdle() async {
    let (signal, input) = Signal<Int, Never>.pipe()
    let seen = Journal<Int>()
    signal.observe(on: UIScheduler()).observeValues { value in
      seen.note(value)
      if value == 1 { input.send(value: 2) }
    }
    input.send(value: 1)
    #expect(seen.entries == [1, 2])
    DispatchQueue(label: "other").sync { input.send(value: 3) }
    #expect(seen.entries == [1, 2])
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(seen.entries == [1, 2, 3])
  }
}
