import ReactiveSwift
import Testing

@Suite struct ScopedDisposableTests {
  @Test func disposesWhenReleased() {
    let flag = Flag()
    var scoped: ScopedDisposable<Flag>? = ScopedDisposable(flag)
    #expect(scoped?.inner === flag)
    #expect(scoped?.isDisposed == false)
    scoped = nil
    #expect(flag.isDisposed)
    #expect(flag.journal.entries.count == 1)
  }

  @Test func disposesWhenDisposed() {
    let flag = Flag()
    let scoped = ScopedDisposable(flag)
    scoped.dispose()
    #expect(flag.isDisposed)
    #expect(scoped.isDisposed)
  }

  @Test func takesADisposableOfAnyType() {
    let flag = Flag()
    let disposable: any Disposable = flag
    var scoped: ScopedDisposable<AnyDisposable>? = ScopedDisposable(disposable)
    #expect(scoped?.isDisposed == false)
    scoped = nil
    #expect(flag.isDisposed)
  }

  @Test func addsToACollection() {
    let flag = Flag()
    let runs = Journal<Int>()
    do {
      let scoped = ScopedDisposable(CompositeDisposable())
      scoped += flag
      scoped += { runs.note(1) }
      #expect((scoped += nil as (any Disposable)?) == nil)
      #expect(runs.entries.isEmpty)
    }
    #expect(flag.isDisposed)
    #expect(runs.entries == [1])
  }

  @Test func replacesTheContentOfASerialOne() {
    let first = Flag()
    let second = Flag()
    do {
      let scoped = ScopedDisposable(SerialDisposable())
      scoped.inner = first
      scoped.inner = second
      #expect(first.isDisposed)
      #expect(!second.isDisposed)
    }
    #expect(second.isDisposed)
  }
}
