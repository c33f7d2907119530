import TestSupport
import ReactiveCore
import Testing

@testable import RxSwift

@Suite struct DisposeBagTests {
  @Test func contentIsDisposedInOrderOfInsertion() {
    let log = Log<Int>()
    func part(_ number: Int) -> any Disposable { Disposables.create { log.add(number) } }
    var bag: DisposeBag? = DisposeBag(disposing: part(1), part(2))
    bag?.insert(part(3))
    bag?.insert(part(4), part(5))
    bag?.insert([part(6), part(7)])
    bag?.insert {
      part(8)
      part(9)
    }
    for number in 10...50 { part(number).disposed(by: bag!) }
    #expect(log.entries.isEmpty)
    bag = nil
    #expect(log.entries == Array(1...50))
  }

  @Test func otherWaysToFillIt() {
    let parts = (0..<3).map { _ in CountingDisposable() }
    _ = DisposeBag(disposing: [parts[0]])
    _ = DisposeBag {
      parts[1]
      parts[2]
    }
    #expect(parts.map(\.count) == [1, 1, 1])
  }

  @Test func newBagInPlaceOfTheOldOneDisposes() {
    let part = CountingDisposable()
    var bag = DisposeBag()
    part.disposed(by: bag)
    bag = DisposeBag()
    #expect(part.count == 1)
    _ = bag
  }

  @Test func whatHasEndedIsForgotten() {
    let bag = DisposeBag()
    let live = CountingDisposable()
    live.disposed(by: bag)
    weak var observed: BooleanDisposable?
    for number in 0..<10_000 {
      let flag = BooleanDisposable()
      if number == 100 { observed = flag }
      flag.disposed(by: bag)
      flag.dispose()
      #expect(bag.count <= 16)
    }
    #expect(observed == nil)
    #expect(live.count == 0)
  }

  @Test func everyKindOfEndIsRecognised() {
    let inner = SingleAssignmentDisposable()
    inner.setDisposable(BooleanDisposable(isDisposed: true))
    let run = Scope()
    run.dispose()
    let ended: [any Disposable] = [
      Disposables.create(), inner, run, BooleanDisposable(isDisposed: true),
      Disposables.create(inner, inner), Disposables.create([inner, Disposables.create()]),
    ]
    #expect(ended.allSatisfy { $0.isKnownToHaveEnded })
    let live: [any Disposable] = [
      CountingDisposable(), Scope(), SingleAssignmentDisposable(), CompositeDisposable(), SerialDisposable(),
      Disposables.create {}, Disposables.create(inner, CountingDisposable()), RefCountDisposable(disposable: inner),
    ]
    #expect(!live.contains { $0.isKnownToHaveEnded })
  }

  @Test func orderSurvivesForgetting() {
    let log = Log<Int>()
    var bag: DisposeBag? = DisposeBag()
    for number in 0..<200 {
      let part = Disposables.create { log.add(number) }
      bag?.insert(part)
      if number % 3 != 0 { part.dispose() }
    }
    let before = log.entries.count
    bag = nil
    #expect(Array(log.entries[before...]) == Array(stride(from: 0, to: 200, by: 3)))
  }

  @Test func partMayUseTheBagWhileItIsAsked() {
    final class Nosy: Cancelable {
      let bag: DisposeBag
      init(_ bag: DisposeBag) { self.bag = bag }
      var isDisposed: Bool {
        bag.insert(Disposables.create())
        return true
      }
      func dispose() {}
    }
    let bag = DisposeBag()
    for _ in 0..<100 { bag.insert(Nosy(bag)) }
    #expect(bag.count < 100)
  }

  @Test func twoThreadsInsertWhileOthersEnd() {
    race(rounds: 1000) {
      (Locked<DisposeBag?>(DisposeBag()), (0..<40).map { _ in CountingDisposable() })
    } _: { bag, parts in
      fill(bag.locked { $0 }, with: parts[..<20])
    } _: { bag, parts in
      fill(bag.locked { $0 }, with: parts[20...])
    } check: { bag, parts in
      #expect(parts.allSatisfy { $0.count == 0 })
      _ = bag.locked { $0.take() }
      #expect(parts.allSatisfy { $0.count == 1 })
    }
  }
}

/// Inserts `parts`, each with another one that has ended.
private func fill(_ bag: DisposeBag?, with parts: ArraySlice<CountingDisposable>) {
  for part in parts {
    bag?.insert(part)
    bag?.insert(BooleanDisposable(isDisposed: true))
  }
}
