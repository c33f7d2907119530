import Foundation
import RxSwift
import Testing

@Suite @MainActor struct BinderTests {
  private final class Label {
    var text = ""
    let history = Log<String>()
  }

  private func drainMainQueue() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  @Test func setsAtOnceOnTheMainThread() {
    let label = Label()
    let binder = Binder<String>(label) { $0.text = $1 }
    binder.onNext("a")
    #expect(label.text == "a")
    binder.onCompleted()
    binder.onNext("b")
    #expect(label.text == "b")
  }

  @Test func elementsFromItsOwnClosureWait() async {
    let label = Label()
    var binder: Binder<String>?
    binder = Binder(label) { label, text in
      if text == "a" { binder?.onNext("b") }
      label.history.add(text)
    }
    binder?.onNext("a")
    #expect(label.history.entries == ["a"])
    await drainMainQueue()
    #expect(label.history.entries == ["a", "b"])
    binder = nil
  }

  @Test func targetIsNotRetained() {
    weak var released: Label?
    let binder: Binder<String>
    do {
      let label = Label()
      released = label
      binder = Binder(label) { $0.text = $1 }
    }
    #expect(released == nil)
    binder.onNext("a")
  }

  @Test func comesFromAnotherThreadToTheMainThread() async {
    let label = Label()
    let binder = Binder<String>(label) { label, text in
      MainScheduler.ensureExecutingOnScheduler()
      label.history.add(text)
    }
    let observer = Log<AnyObserver<String>>()
    observer.add(binder.asObserver())
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        observer.entries[0].onNext("a")
        continuation.resume()
      }
    }
    await drainMainQueue()
    #expect(label.history.entries == ["a"])
  }

  @Test func runsOnTheGivenScheduler() {
    let label = Label()
    let binder = Binder<String>(label, scheduler: CurrentThreadScheduler.instance) { $0.text = $1 }
    binder.onNext("a")
    #expect(label.text == "a")
  }

  @Test func errorsTrap() async {
    await #expect(processExitsWith: .failure) {
      Binder<Int>(CountingBox(), scheduler: CurrentThreadScheduler.instance) { _, _ in }.onError(TestError.first)
    }
  }

  @Test func propertiesAreBinders() {
    let box = CountingBox()
    _ = Observable.just(3).subscribe(box.rx.count)
    #expect(box.count == 3)
  }

  @Test func membersCanBeAddedAndSet() {
    var box = CountingBox()
    box.rx.doubled = 4
    #expect(box.count == 8)
    #expect(box.rx.doubled == 8)
    #expect(CountingBox.rx.name == "box")
    box = CountingBox()
  }

  @Test func everyNSObjectHasThem() {
    let operation = BlockOperation()
    operation.rx.name.onNext("work")
    #expect(operation.name == "work")
  }
}

private final class CountingBox: ReactiveCompatible {
  var count = 0
}

extension Reactive where Base: CountingBox {
  fileprivate var doubled: Int {
    get { base.count }
    nonmutating set { base.count = newValue * 2 }
  }

  fileprivate static var name: String { "box" }
}
