import TestSupport
import Foundation
import ReSwift
import Synchronization
import Testing

@Suite struct StoreStress {
  private struct Log: Equatable {
    var entries: [Int] = []
  }

  private struct Append: Action {
    let number: Int
  }

  private static func reduce(_ action: any Action, _ state: Log?) -> Log {
    var state = state ?? Log()
    if let action = action as? Append { state.entries.append(action.number) }
    return state
  }

  /// Checks that calls don't overlap, and that each state has one entry more than the one before.
  private final class Probe: StoreSubscriber, @unchecked Sendable {  // `isBusy` finds out if calls overlap
    private let isBusy = Atomic<Bool>(false)
    private(set) var firstCount: Int?
    private(set) var last = Log()
    private(set) var breaches: [String] = []
    var reaction: (Log) -> Void = { _ in }

    func newState(state: Log) {
      if isBusy.exchange(true, ordering: .acquiringAndReleasing) { breaches.append("overlap") }
      if firstCount != nil, state.entries.count != last.entries.count + 1 {
        breaches.append("\(last.entries.count) -> \(state.entries.count)")
      }
      if !state.entries.starts(with: last.entries) { breaches.append("other past") }
      firstCount = firstCount ?? state.entries.count
      last = state
      isBusy.store(false, ordering: .releasing)
      reaction(state)
    }
  }

  private final class Subject: @unchecked Sendable {  // each late probe belongs to one thread
    let store: Store<Log>
    let early = Probe()
    let late: [[Probe]] = (0..<4).map { _ in (0..<8).map { _ in Probe() } }
    var processed = 0

    init() {
      let count = Count()
      store = Store(
        reducer: StoreStress.reduce, state: nil,
        middleware: [
          { _, _ in
            { next in
              { action in
                count.value += 1
                next(action)
              }
            }
          }
        ])
      self.count = count
      store.subscribe(early)
    }

    let count: Count

    /// Not atomic: middleware runs one action at a time.
    final class Count {
      var value = 0
    }

    func append(_ amount: Int, from thread: Int) {
      for number in 0..<amount { store.dispatch(Append(number: thread * 1000 + number)) }
    }

    func expectAll(_ amount: Int, threads: Range<Int>) {
      let entries = store.state.entries
      #expect(entries.count == amount * threads.count)
      for thread in threads {
        #expect(entries.filter { $0 / 1000 == thread } == (0..<amount).map { thread * 1000 + $0 })
      }
      #expect(early.breaches.isEmpty)
      #expect(early.last.entries == entries)
      #expect(count.value == entries.count + 1)
    }
  }

  @Test func everyActionIsProcessedInOrder() {
    stress {
      Subject()
    } act: { subject, thread in
      subject.append(25, from: thread)
    } check: { subject in
      subject.expectAll(25, threads: 0..<4)
    }
  }

  @Test func lateSubscribersMissNothing() {
    stress {
      Subject()
    } act: { subject, thread in
      if thread < 2 {
        subject.append(25, from: thread)
      } else {
        for probe in subject.late[thread] { subject.store.subscribe(probe) }
      }
    } check: { subject in
      subject.expectAll(25, threads: 0..<2)
      for probe in subject.late[2...].joined() {
        #expect(probe.breaches.isEmpty)
        #expect(probe.last == subject.store.state)
      }
    }
  }

  @Test func subscribersOfAPartMissNothing() {
    stress {
      Subject()
    } act: { subject, thread in
      if thread < 2 {
        subject.append(25, from: thread)
      } else {
        for probe in subject.late[thread] { subject.store.subscribe(probe) { $0.select(\.self).skipRepeats() } }
      }
    } check: { subject in
      for probe in subject.late[2...].joined() {
        #expect(probe.breaches.isEmpty)
        #expect(probe.last == subject.store.state)
      }
    }
  }

  @Test func subscribersComeAndGo() {
    stress {
      Subject()
    } act: { subject, thread in
      if thread == 0 {
        subject.append(25, from: thread)
      } else {
        for probe in subject.late[thread] {
          subject.store.subscribe(probe)
          subject.store.unsubscribe(probe)
        }
      }
    } check: { subject in
      subject.expectAll(25, threads: 0..<1)
      let counts = subject.late.joined().map(\.last.entries.count)
      subject.append(1, from: 3)
      #expect(subject.late.joined().map(\.last.entries.count) == counts)
      for probe in subject.late.joined() { #expect(probe.breaches.isEmpty) }
    }
  }

  @Test func subscribersThatDispatchAndThreadsThatDispatch() {
    stress {
      let subject = Subject()
      subject.early.reaction = { [unowned subject] state in
        if let last = state.entries.last, last < 5000 { subject.store.dispatch(Append(number: last + 5000)) }
      }
      return subject
    } act: { subject, thread in
      subject.append(10, from: thread)
    } check: { subject in
      #expect(subject.early.breaches.isEmpty)
      #expect(subject.early.last == subject.store.state)
      let entries = subject.store.state.entries
      #expect(entries.count == 80)
      for (index, entry) in entries.enumerated() where entry < 5000 {
        #expect(entries[index...].contains(entry + 5000))
      }
    }
  }

  @Test func subscribersDieMeanwhile() {
    stress {
      let store = Store<Log>(reducer: StoreStress.reduce, state: nil)
      let lots = (0..<4).map { _ in Lot((0..<8).map { _ in Probe() }) }
      for lot in lots { lot.subscribe(to: store) }
      return (store: store, lots: lots)
    } act: { subject, thread in
      if thread == 0 {
        for number in 0..<25 { subject.store.dispatch(Append(number: number)) }
      } else {
        subject.lots[thread].drop()
      }
    } check: { subject in
      #expect(subject.store.state.entries == Array(0..<25))
    }
  }

  /// Subscribers that nobody else holds.
  private final class Lot: @unchecked Sendable {  // belongs to one thread
    private var probes: [Probe]

    init(_ probes: [Probe]) {
      self.probes = probes
    }

    func subscribe(to store: Store<Log>) {
      for probe in probes { store.subscribe(probe) }
    }

    func drop() {
      while !probes.isEmpty { probes.removeLast() }
    }
  }

  /// What another thread had accepted before a subscriber dispatches comes before it.
  @Test func orderIsThatOfAcceptance() {
    let store = Store<Log>(reducer: Self.reduce, state: nil)
    let probe = Probe()
    let (isInside, isAccepted) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    store.subscribe(probe)
    probe.reaction = { [unowned store] in
      guard $0.entries == [1] else { return }
      isInside.signal()
      isAccepted.wait()
      store.dispatch(Append(number: 3))
    }
    Thread.detachNewThread {
      isInside.wait()
      store.dispatch(Append(number: 2))
      isAccepted.signal()
    }
    store.dispatch(Append(number: 1))
    #expect(store.state.entries == [1, 2, 3])
    #expect(probe.breaches.isEmpty)
  }
}
