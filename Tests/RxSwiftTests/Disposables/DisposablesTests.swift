import TestSupport
import RxSwift
import Testing

@Suite struct DisposablesTests {
  @Test func closureRunsOnce() {
    var runs = 0
    let disposable = Disposables.create { runs += 1 }
    #expect(!disposable.isDisposed)
    disposable.dispose()
    disposable.dispose()
    #expect(runs == 1)
    #expect(disposable.isDisposed)
  }

  @Test func closureSeesItselfDisposedAndMayDisposeAgain() {
    let itself = SerialDisposable()
    var seen: [Bool] = []
    let disposable = Disposables.create {
      seen.append((itself.disposable as? any Cancelable)?.isDisposed == true)
      itself.disposable.dispose()
    }
    itself.disposable = disposable
    disposable.dispose()
    #expect(seen == [true])
  }

  @Test func closureIsReleasedAfterItRan() {
    var object: CountingDisposable? = CountingDisposable()
    weak let observed = object
    let disposable = Disposables.create { [object] in object?.dispose() }
    object = nil
    #expect(observed != nil)
    disposable.dispose()
    #expect(observed == nil)
  }

  @Test func emptyOneDoesNothing() {
    Disposables.create().dispose()
  }

  @Test func severalAreDisposedInOrder() {
    let log = Log<Int>()
    func part(_ number: Int) -> any Disposable { Disposables.create { log.add(number) } }
    Disposables.create(part(1), part(2)).dispose()
    Disposables.create(part(3), part(4), part(5)).dispose()
    Disposables.create(part(6), part(7), part(8), part(9), part(10)).dispose()
    Disposables.create([part(11), part(12)]).dispose()
    #expect(log.entries == Array(1...12))
  }

  @Test func severalAreDisposedOnceAndReleased() {
    let parts = (0..<3).map { _ in CountingDisposable() }
    for whole in [Disposables.create(parts[0], parts[1]), Disposables.create(parts)] {
      #expect(!whole.isDisposed)
      whole.dispose()
      whole.dispose()
      #expect(whole.isDisposed)
    }
    #expect(parts.map(\.count) == [2, 2, 1])
  }

  @Test func onlyOneOfTwoThreadsRunsTheClosure() {
    race {
      let part = CountingDisposable()
      return (part, Disposables.create(with: part.dispose), Disposables.create(part, part))
    } _: { _, closure, pair in
      closure.dispose()
      pair.dispose()
    } _: { _, closure, pair in
      closure.dispose()
      pair.dispose()
    } check: { part, _, _ in
      #expect(part.count == 3)
    }
  }

  @Test func flag() {
    let flag = BooleanDisposable()
    #expect(!flag.isDisposed)
    flag.dispose()
    #expect(flag.isDisposed)
    #expect(BooleanDisposable(isDisposed: true).isDisposed)
  }
}
