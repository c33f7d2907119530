import TestSupport
import ReactiveSwift
import Testing

@Suite struct CompositeDisposableTests {
  private let journal = Journal<String>()

  private func flag(_ name: String) -> Flag { Flag(name, journal) }

  @Test func disposesInOrderOfInsertion() {
    let composite = CompositeDisposable([flag("a"), flag("b")] as [any Disposable])
    composite += flag("c")
    composite.add { [journal] in journal.note("d") }
    composite += { [journal] in journal.note("e") }
    #expect(!composite.isDisposed)
    composite.dispose()
    composite.dispose()
    #expect(journal.entries == ["a", "b", "c", "d", "e"])
  }

  @Test func takesOptionals() {
    let disposables: [(any Disposable)?] = [flag("a"), nil, flag("b")]
    CompositeDisposable(disposables).dispose()
    #expect(journal.entries == ["a", "b"])
  }

  @Test func isDisposedWhileItDisposes() {
    let composite = CompositeDisposable()
    let seen = Journal<Bool>()
    composite += { [unowned composite] in seen.note(composite.isDisposed) }
    composite.dispose()
    #expect(seen.entries == [true])
  }

  @Test func whatIsAddedLaterIsDisposedAtOnce() {
    let composite = CompositeDisposable()
    composite.dispose()
    #expect(composite.add(flag("a")) == nil)
    let late = composite.add { [journal] in journal.note("b") }
    #expect(late == nil)
    #expect((composite += flag("c")) == nil)
    #expect(journal.entries == ["a", "b", "c"])
  }

  @Test func whatIsAddedMeanwhileIsDisposedAtOnce() {
    let composite = CompositeDisposable()
    composite += { [unowned composite, journal] in
      composite += { journal.note("inner") }
      journal.note("outer")
    }
    composite += flag("second")
    composite.dispose()
    #expect(journal.entries == ["inner", "outer", "second"])
  }

  @Test func nothingAndDisposedOnesAreNotKept() {
    let composite = CompositeDisposable()
    #expect(composite.add(nil as (any Disposable)?) == nil)
    #expect(composite.add(Flag("a", journal, isDisposed: true)) == nil)
    composite.dispose()
    #expect(journal.entries.isEmpty)
    #expect(composite.add(nil as (any Disposable)?) == nil)
  }

  @Test func handleRemovesWithoutDisposing() {
    let composite = CompositeDisposable()
    let handle = composite.add(flag("a"))
    let second = composite.add(flag("b"))
    #expect(handle?.isDisposed == false)
    handle?.dispose()
    handle?.dispose()
    #expect(handle?.isDisposed == true)
    composite.dispose()
    second?.dispose()
    #expect(journal.entries == ["b"])
  }

  @Test func removingReleases() {
    let composite = CompositeDisposable()
    weak var object: Flag?
    let handle: (any Disposable)? = {
      let flag = Flag()
      object = flag
      return composite.add(flag)
    }()
    #expect(object != nil)
    handle?.dispose()
    #expect(object == nil)
  }

  @Test func handleKeepsNothing() {
    weak var object: CompositeDisposable?
    let handle: (any Disposable)? = {
      let composite = CompositeDisposable()
      object = composite
      return composite.add {}
    }()
    #expect(object == nil)
    handle?.dispose()
  }

  @Test func releasingItDisposesNothing() {
    do { _ = CompositeDisposable([flag("a")] as [any Disposable]) }
    #expect(journal.entries.isEmpty)
  }

  @Test func releaseMayUseItAgain() {
    final class Nosy: Sendable {
      let composite: CompositeDisposable
      let journal: Journal<String>
      init(_ composite: CompositeDisposable, _ journal: Journal<String>) {
        self.composite = composite
        self.journal = journal
      }
      deinit { composite.add { [journal] in journal.note("added by a deinit") } }
    }
    let composite = CompositeDisposable()
    let handle: (any Disposable)? = {
      let nosy = Nosy(composite, journal)
      return composite.add { _ = nosy }
    }()
    handle?.dispose()
    composite.dispose()
    #expect(journal.entries == ["added by a deinit"])
  }

  @Test func forgetsWhatOthersDisposed() {
    let composite = CompositeDisposable()
    weak var first: Flag?
    for index in 0..<1000 {
      let flag = Flag("\(index)", journal)
      if index == 0 { first = flag }
      composite += flag
      flag.dispose()
    }
    #expect(first == nil)
    _ = journal.take()
    composite += flag("last")
    composite.dispose()
    #expect(journal.entries.last == "last")
    #expect(journal.entries.count < 50)
  }

  @Test func keepsTheOrderWhileForgetting() {
    let composite = CompositeDisposable()
    for index in 0..<200 {
      let flag = flag("\(index)")
      composite += flag
      if index % 2 == 0 { flag.dispose() }
    }
    _ = journal.take()
    composite.dispose()
    let numbers = journal.entries.compactMap { Int($0) }
    #expect(numbers == numbers.sorted())
    #expect(Set(numbers).isSuperset(of: stride(from: 1, to: 200, by: 2)))
  }

  @Test func additionAndDisposalRace() {
    race(rounds: 1000) {
      (CompositeDisposable(), Journal<Int>())
    } _: { composite, journal in
      for index in 0..<3 { composite += { journal.note(index) } }
    } _: { composite, _ in
      composite.dispose()
    } check: { composite, journal in
      #expect(journal.entries.sorted() == [0, 1, 2])
    }
  }

  @Test func removalAndDisposalRace() {
    race(rounds: 1000) {
      let composite = CompositeDisposable()
      let journal = Journal<Int>()
      return (composite, composite.add { journal.note(1) }, journal)
    } _: { composite, handle, _ in
      handle?.dispose()
    } _: { composite, _, _ in
      composite.dispose()
    } check: { _, _, journal in
      #expect(journal.entries.count <= 1)
    }
  }
}
