import TestSupport
import ReactiveSwift
import Testing

@Suite struct AtomicTests {
  private struct Fault: Error {}

  @Test func readsAndChanges() {
    let atomic = ReactiveSwift.Atomic(1)
    #expect(atomic.value == 1)
    atomic.value = 2
    #expect(atomic.swap(3) == 2)
    #expect(atomic.withValue { $0 * 10 } == 30)
    let text = atomic.modify { value in
      value += 1
      return "now \(value)"
    }
    #expect(text == "now 4")
    #expect(atomic.value == 4)
  }

  @Test func keepsWhatAThrowingClosureChanged() {
    let atomic = ReactiveSwift.Atomic(1)
    #expect(throws: Fault.self) {
      try atomic.modify { value in
        value = 5
        throw Fault()
      }
    }
    #expect(throws: Fault.self) { try atomic.withValue { _ in throw Fault() } }
    #expect(atomic.value == 5)
  }

  @Test func usesOtherAtomicsInItsClosure() {
    let first = ReactiveSwift.Atomic(1)
    let second = ReactiveSwift.Atomic(2)
    first.modify { value in
      value += second.modify {
        $0 *= 10; return $0
      }
    }
    #expect(first.value == 21)
  }

  @Test func modifiesAlone() {
    let atomic = ReactiveSwift.Atomic(0)
    race(rounds: 100) {
      atomic
    } _: { atomic in
      for _ in 0..<100 { atomic.modify { $0 += 1 } }
    } _: { atomic in
      for _ in 0..<100 { atomic.modify { $0 += 1 } }
    } check: { _ in
    }
    #expect(atomic.value == 20_000)
  }

  @Test func usingItInItsOwnClosureTraps() async {
    await #expect(processExitsWith: .failure) {
      let atomic = ReactiveSwift.Atomic(0)
      atomic.modify { _ in atomic.value = 1 }
    }
  }

  @Test func releasesTheOldValueOutside() {
    final class Nosy: Sendable {
      let atomic: ReactiveSwift.Atomic<Nosy?>
      let journal: Journal<Bool>
      init(_ atomic: ReactiveSwift.Atomic<Nosy?>, _ journal: Journal<Bool>) {
        self.atomic = atomic
        self.journal = journal
      }
      deinit { journal.note(atomic.value == nil) }
    }
    let journal = Journal<Bool>()
    let atomic = ReactiveSwift.Atomic<Nosy?>(nil)
    atomic.value = Nosy(atomic, journal)
    atomic.value = nil
    #expect(journal.entries == [true])
  }
}
