import TestSupport
import ReactiveSwift
import Testing

@Suite struct AnyDisposableTests {
  @Test func runsItsClosureOnce() {
    var runs = 0
    let disposable = AnyDisposable { runs += 1 }
    #expect(!disposable.isDisposed)
    #expect(runs == 0)
    disposable.dispose()
    disposable.dispose()
    #expect(runs == 1)
    #expect(disposable.isDisposed)
  }

  @Test func isDisposedBeforeTheClosureRuns() {
    let serial = SerialDisposable()
    let seen = Journal<Bool>()
    let disposable = AnyDisposable { seen.note((serial.inner?.isDisposed)!) }
    serial.inner = disposable
    disposable.dispose()
    #expect(seen.entries == [true])
  }

  @Test func nestedDisposeDoesNothing() {
    let serial = SerialDisposable()
    var runs = 0
    serial.inner = AnyDisposable {
      runs += 1
      serial.dispose()
    }
    serial.inner?.dispose()
    #expect(runs == 1)
  }

  @Test func withoutAnActionItIsJustAFlag() {
    let disposable = AnyDisposable()
    #expect(!disposable.isDisposed)
    disposable.dispose()
    #expect(disposable.isDisposed)
  }

  @Test func standsForAnother() {
    let other = Flag()
    let disposable = AnyDisposable(other)
    #expect(!disposable.isDisposed)
    disposable.dispose()
    #expect(other.isDisposed)
    #expect(disposable.isDisposed)
    #expect(AnyDisposable(Flag(isDisposed: true)).isDisposed)
  }

  @Test func releasingItDoesNotRunIt() {
    let runs = Journal<Int>()
    do { _ = AnyDisposable { runs.note(1) } }
    #expect(runs.entries.isEmpty)
  }

  @Test func releasesItsClosureWhenDisposed() {
    var object: Flag? = Flag()
    weak let weakObject = object
    let disposable = AnyDisposable { [object] in _ = object }
    object = nil
    #expect(weakObject != nil)
    disposable.dispose()
    #expect(weakObject == nil)
  }

  @Test func oneOfTwoThreadsRunsIt() {
    race(rounds: 1000) {
      (Journal<Int>(), SerialDisposable())
    } _: { journal, serial in
      serial.inner = AnyDisposable { journal.note(1) }
      serial.inner?.dispose()
    } _: { _, serial in
      serial.dispose()
    } check: { journal, serial in
      #expect(journal.entries == [1])
    }
  }
}
