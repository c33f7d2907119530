import TestSupport
import Dispatch
import Foundation
import ReactiveSwift
import Synchronization
import Testing

@Suite struct SignalRaceTests {
  @Test func anEndOvertakesWaitingValues() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    let seen = Journal<String>()
    let isInside = DispatchSemaphore(value: 0)
    let mayLeave = DispatchSemaphore(value: 0)
    signal.observe { event in
      seen.note("\(event)")
      guard case .value = event else { return }
      isInside.signal()
      mayLeave.wait()
    }
    let group = DispatchGroup()
    let queue = DispatchQueue(label: "first")
    queue.async(group: group) { input.send(value: 0) }
    isInside.wait()
    for value in 1...10 { DispatchQueue(label: "sender").sync { input.send(value: value) } }
    input.sendInterrupted()
    #expect(seen.entries == ["VALUE 0"])
    #expect(signal.observe { _ in } == nil)
    mayLeave.signal()
    group.wait()
    #expect(seen.entries == ["VALUE 0", "INTERRUPTED"])
  }

  @Test func aValueAgainstAnInterruption() {
    final class Subject: Sendable {
      let input: Signal<Int, Fault>.Observer
      let seen = Journal<String>()

      init() {
        let (signal, input) = Signal<Int, Fault>.pipe()
        self.input = input
        signal.observe { [seen] in seen.note("\($0)") }
      }
    }
    race(rounds: 1000, { Subject() }, { $0.input.send(value: 1) }, { $0.input.sendInterrupted() }) { subject in
      let entries = subject.seen.entries
      #expect(entries == ["INTERRUPTED"] || entries == ["VALUE 1", "INTERRUPTED"])
    }
  }

  @Test func twoEnds() {
    final class Subject: Sendable {
      let input: Signal<Int, Fault>.Observer
      let signal: Signal<Int, Fault>
      let seen = Journal<String>()

      init() {
        (signal, input) = Signal<Int, Fault>.pipe()
        signal.observe { [seen] in seen.note("\($0)") }
      }
    }
    race(rounds: 1000, { Subject() }, { $0.input.sendCompleted() }, { $0.input.send(error: .expected) }) { subject in
      #expect(subject.seen.entries.count == 1)
      #expect(subject.signal.observed().entries == ["interrupted"])
    }
  }

  @Test func eventsNeverOverlap() async {
    let (signal, input) = Signal<Int, Never>.pipe()
    let isInside = Synchronization.Atomic<Bool>(false)
    let count = Synchronization.Atomic<Int>(0)
    let overlaps = Synchronization.Atomic<Int>(0)
    signal.map { $0 + 1 }.observeValues { _ in
      if isInside.exchange(true, ordering: .acquiringAndReleasing) { overlaps.add(1, ordering: .relaxed) }
      count.add(1, ordering: .relaxed)
      isInside.store(false, ordering: .releasing)
    }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { for value in 0..<500 { input.send(value: value) } } }
    }
    #expect(count.load(ordering: .relaxed) == 4000)
    #expect(overlaps.load(ordering: .relaxed) == 0)
  }

  @Test func observersComeAndGoWhileValuesAreSent() async {
    let (signal, input) = Signal<Int, Never>.pipe()
    let derived = signal.map { $0 }.filter { _ in true }
    let count = Synchronization.Atomic<Int>(0)
    derived.observeValues { _ in count.add(1, ordering: .relaxed) }
    await withTaskGroup(of: Void.self) { group in
      group.addTask { for value in 0..<3000 { input.send(value: value) } }
      for _ in 0..<3 {
        group.addTask {
          for _ in 0..<1000 {
            let box = Box()
            let observation = derived.observeValues { _ in box.touch() }
            observation?.dispose()
          }
        }
      }
    }
    #expect(count.load(ordering: .relaxed) == 3000)
  }

  @Test func disposingADerivedSignalWhileValuesAreSent() async {
    let (signal, input) = Signal<Int, Never>.pipe()
    await withTaskGroup(of: Void.self) { group in
      group.addTask { for value in 0..<3000 { input.send(value: value) } }
      group.addTask {
        for _ in 0..<1000 {
          let box = Box()
          signal.map { value in
            box.touch()
            return value
          }.observeValues { _ in box.touch() }?.dispose()
        }
      }
      group.addTask {
        for _ in 0..<500 { _ = signal.take(first: 2).observed() }
      }
    }
    input.sendCompleted()
  }
}

private final class Box: @unchecked Sendable {  // `count` is used under the delivery of one signal
  private var count = 0

  func touch() { count += 1 }
}
