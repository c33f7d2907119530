import TestSupport
import ReactiveSwift
import Testing

@Suite struct SerialDisposableTests {
  @Test func replacingDisposesWhatWasThere() {
    let first = Flag()
    let second = Flag()
    let serial = SerialDisposable(first)
    #expect(serial.inner === first)
    serial.inner = second
    #expect(first.isDisposed)
    #expect(!second.isDisposed)
    #expect(!serial.isDisposed)
    serial.inner = nil
    #expect(second.isDisposed)
    #expect(serial.inner == nil)
  }

  @Test func theNewOneIsThereWhenTheOldOneIsDisposed() {
    let serial = SerialDisposable()
    let second = Flag()
    let seen = Journal<Bool>()
    serial.inner = AnyDisposable { [unowned serial] in seen.note(serial.inner === second) }
    serial.inner = second
    #expect(seen.entries == [true])
  }

  @Test func disposesWhatItHoldsAndWhatComesLater() {
    let first = Flag()
    let serial = SerialDisposable(first)
    serial.dispose()
    serial.dispose()
    #expect(first.isDisposed)
    #expect(first.journal.entries.count == 1)
    #expect(serial.isDisposed)
    #expect(serial.inner == nil)
    let second = Flag()
    serial.inner = second
    #expect(second.isDisposed)
    #expect(serial.inner == nil)
  }

  @Test func startsEmpty() {
    let serial = SerialDisposable()
    #expect(serial.inner == nil)
    serial.dispose()
    #expect(serial.isDisposed)
  }

  @Test func everyContentIsDisposedOnce() {
    race(rounds: 1000) {
      (SerialDisposable(), Journal<Int>())
    } _: { serial, journal in
      for index in 0..<3 { serial.inner = AnyDisposable { journal.note(index) } }
    } _: { serial, journal in
      serial.dispose()
    } check: { serial, journal in
      #expect(journal.entries.sorted() == [0, 1, 2])
    }
  }
}
