import TestSupport
import Testing

@testable import RxSwift

@Suite struct CompositeDisposableTests {
  @Test func allAreDisposedInOrder() {
    let log = Log<Int>()
    func part(_ number: Int) -> any Disposable { Disposables.create { log.add(number) } }
    CompositeDisposable(part(1), part(2)).dispose()
    CompositeDisposable(part(3), part(4), part(5)).dispose()
    CompositeDisposable(part(6), part(7), part(8), part(9), part(10)).dispose()
    let many = CompositeDisposable(disposables: [part(11), part(12)])
    for number in 13...99 { many.insert(part(number)) }
    many.dispose()
    many.dispose()
    #expect(log.entries == Array(1...99))
  }

  @Test func countAndDisposal() {
    let all = CompositeDisposable()
    #expect(all.count == 0)
    #expect(all.insert(Disposables.create()) != nil)
    #expect(all.insert(Disposables.create()) != nil)
    #expect(all.count == 2)
    all.dispose()
    #expect(all.count == 0)
    #expect(all.isDisposed)
  }

  @Test func disposedOneDisposesWhatIsInserted() {
    let part = CountingDisposable()
    let all = CompositeDisposable()
    all.dispose()
    #expect(all.insert(part) == nil)
    #expect(part.count == 1)
    #expect(all.count == 0)
  }

  @Test func removalDisposesOnce() throws {
    let parts = (0..<3).map { _ in CountingDisposable() }
    let all = CompositeDisposable()
    let keys = try parts.map { try #require(all.insert($0)) }
    all.remove(for: keys[1])
    all.remove(for: keys[1])
    #expect(parts.map(\.count) == [0, 1, 0])
    #expect(all.count == 2)
    all.dispose()
    all.remove(for: keys[0])
    #expect(parts.map(\.count) == [1, 1, 1])
  }

  @Test func partMayChangeTheCollection() throws {
    let all = CompositeDisposable()
    let late = CountingDisposable()
    var key: CompositeDisposable.DisposeKey?
    all.insert(
      Disposables.create {
        all.remove(for: key!)
        all.insert(late)
      })
    key = all.insert(Disposables.create())
    all.dispose()
    #expect(late.count == 1)
  }

  @Test func insertAndDisposeAtTheSameTime() {
    race {
      (CompositeDisposable(), (0..<4).map { _ in CountingDisposable() })
    } _: { all, parts in
      for part in parts { all.insert(part) }
    } _: { all, _ in
      all.dispose()
    } check: { _, parts in
      #expect(parts.map(\.count) == [1, 1, 1, 1])
    }
  }

  @Test func removeAndDisposeAtTheSameTime() {
    race {
      let all = CompositeDisposable()
      let part = CountingDisposable()
      return (all, all.insert(part)!, part)
    } _: { all, key, _ in
      all.remove(for: key)
    } _: { all, _, _ in
      all.dispose()
    } check: { _, _, part in
      #expect(part.count == 1)
    }
  }
}
