import TestSupport
import Foundation
import ReactiveSwift
import Synchronization
import Testing

@Suite struct PropertyRaceTests {
  private final class Seen: @unchecked Sendable {  // told one value at a time
    var values: [Int] = []
  }

  @Test func lastToldIsTheValue() {
    race(rounds: 500) {
      let property = MutableProperty(0)
      let seen = Seen()
      property.signal.observeValues { seen.values.append($0) }
      return (property, seen)
    } _: { property, _ in
      for value in 1...20 { property.value = value }
    } _: { property, _ in
      for value in 101...120 { property.value = value }
    } check: { property, seen in
      #expect(seen.values.count == 40)
      #expect(seen.values.last == property.value)
      #expect(seen.values.filter { $0 < 100 } == Array(1...20))
      #expect(seen.values.filter { $0 > 100 } == Array(101...120))
    }
  }

  @Test func startMissesNothingAndTellsNothingTwice() {
    race(rounds: 1000) {
      (MutableProperty(0), Seen())
    } _: { property, seen in
      property.producer.startWithValues { seen.values.append($0) }
    } _: { property, _ in
      for value in 1...20 { property.value = value }
    } check: { property, seen in
      #expect(seen.values == Array(seen.values[0]...20))
    }
  }

  @Test func modificationsLoseNothing() {
    race(rounds: 100) {
      let property = MutableProperty(0)
      let seen = Seen()
      property.signal.observeValues { seen.values.append($0) }
      return (property, seen)
    } _: { property, _ in
      for _ in 0..<50 { property.modify { $0 += 1 } }
    } _: { property, _ in
      for _ in 0..<50 { property.modify { $0 += 1 } }
    } check: { property, seen in
      #expect(property.value == 100)
      #expect(seen.values == Array(1...100))
    }
  }

  @Test func aSetWaitsForAModification() {
    race(rounds: 200) {
      MutableProperty([0])
    } _: { property in
      property.modify { value in
        let before = value
        sched_yield()
        value = before + [1]
      }
    } _: { property in
      property.value = [5]
    } check: { property in
      #expect(property.value == [5] || property.value == [5, 1])
    }
  }

  /// Who waits for another thread inside of a modification doesn't keep that from reading.
  @Test func readersDoNotWaitForAModification() async {
    let property = MutableProperty(1)
    await onOwnThread {
      property.modify { value in
        let isRead = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          #expect(property.value == 1)
          #expect(property.withValue { $0 } == 1)
          property.producer.take(first: 1).startWithValues { #expect($0 == 1) }
          isRead.signal()
        }
        isRead.wait()
        value = 2
      }
    }
    #expect(property.value == 2)
  }

  /// Observers are told with no lock held: they may wait for another thread that uses the property.
  @Test func observersMayWaitForOtherThreads() async {
    let property = MutableProperty(1)
    let seen = Journal<Int>()
    property.signal.observeValues { value in
      seen.note(value)
      guard value == 2 else { return }
      let isSet = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        property.value = 3
        #expect(property.value == 3)
        property.signal.observeValues { _ in }?.dispose()
        isSet.signal()
      }
      isSet.wait()
    }
    await onOwnThread { property.value = 2 }
    #expect(seen.entries == [2, 3])
  }

  @Test func settingRacesWithTheReleaseOfATarget() {
    race(rounds: 1000) {
      let source = MutableProperty(1)
      let holder = Holder(MutableProperty(0))
      holder.target! <~ source
      return (source, holder)
    } _: { source, _ in
      source.value = 2
    } _: { _, holder in
      holder.target = nil
    } check: { source, _ in
      #expect(source.value == 2)
    }
  }

  private final class Holder: @unchecked Sendable {  // used by one thread at a time
    var target: MutableProperty<Int>?
    init(_ target: MutableProperty<Int>) { self.target = target }
  }

  @Test func disposalRacesWithSetting() {
    race(rounds: 1000) {
      let property = MutableProperty(0)
      let seen = Journal<String>()
      let run = property.producer.start { seen.note("\($0)") }
      return (property, run, seen)
    } _: { property, _, _ in
      for value in 1...5 { property.value = value }
    } _: { _, run, _ in
      run.dispose()
    } check: { _, _, seen in
      #expect(seen.entries.last == "INTERRUPTED")
      let values = seen.entries.dropLast()
      #expect(Array(values) == (0..<values.count).map { "VALUE \($0)" })
    }
  }
}
