import Observation
import RxCocoa
import RxSwift
import RxTest
import Testing

@Suite struct ObservingTests {
  @Observable
  final class Model: @unchecked Sendable {  // used by one thread
    var name = "a"
    var count = 0
    var note: String?
  }

  private let scheduler = TestScheduler(initialClock: 0)
  private let model = Model()

  @Test func currentValueThenChanges() {
    let observer = scheduler.createObserver(String.self)
    let subscription = RxObservable<String>.observing(on: scheduler) { [model] in model.name }.subscribe(observer)
    scheduler.scheduleAt(10) { [model] in model.name = "b" }
    scheduler.scheduleAt(20) { [model] in model.count = 1 }
    scheduler.scheduleAt(30) { [model] in model.name = "c" }
    scheduler.scheduleAt(40) { subscription.dispose() }
    scheduler.scheduleAt(50) { [model] in model.name = "d" }
    scheduler.start()
    #expect(observer.events == [.next(0, "a"), .next(11, "b"), .next(31, "c")])
  }

  @Test func changesOfOneTurnAreOne() {
    let observer = scheduler.createObserver(Int.self)
    let subscription = RxObservable<Int>.observing(on: scheduler) { [model] in model.count }.subscribe(observer)
    scheduler.scheduleAt(10) { [model] in
      for count in 1...5 { model.count = count }
    }
    scheduler.start()
    #expect(observer.events == [.next(0, 0), .next(11, 5)])
    subscription.dispose()
  }

  @Test func whatItReadsMayDifferEachTime() {
    let observer = scheduler.createObserver(String.self)
    let subscription = RxObservable<String>.observing(on: scheduler) { [model] in
      model.count == 0 ? "none" : model.name
    }.subscribe(observer)
    scheduler.scheduleAt(10) { [model] in model.name = "unseen" }
    scheduler.scheduleAt(20) { [model] in model.count = 1 }
    scheduler.scheduleAt(30) { [model] in model.name = "seen" }
    scheduler.start()
    #expect(observer.events == [.next(0, "none"), .next(21, "unseen"), .next(31, "seen")])
    subscription.dispose()
  }

  @Test func aThrownErrorEndsIt() {
    struct Flaw: Error {}
    let observer = scheduler.createObserver(Int.self)
    let subscription = RxObservable<Int>.observing(on: scheduler) { [model] in
      if model.count > 1 { throw Flaw() }
      return model.count
    }.subscribe(observer)
    scheduler.scheduleAt(10) { [model] in model.count = 2 }
    scheduler.scheduleAt(20) { [model] in model.count = 0 }
    scheduler.start()
    #expect(observer.events == [.next(0, 0), .error(11, Flaw())])
    subscription.dispose()
  }

  @Test func disposalReleasesWhatItReads() {
    weak var weakModel: Model?
    let subscription: any Disposable
    do {
      let model = Model()
      weakModel = model
      subscription = RxObservable<Int>.observing(on: scheduler) { model.count }.subscribe(onNext: { _ in })
    }
    #expect(weakModel != nil)
    subscription.dispose()
    #expect(weakModel == nil)
  }

  @MainActor @Test func aStreamIntoAModel() {
    let names = PublishSubject<String>()
    let bag = DisposeBag()
    names.bind(to: model, \.name).disposed(by: bag)
    names.bind(to: model, \.note).disposed(by: bag)
    names.onNext("b")
    #expect(model.name == "b" && model.note == "b")
  }

  @MainActor @Test func theModelIsNotRetained() {
    let names = PublishSubject<String>()
    weak var weakModel: Model?
    let subscription: any Disposable
    do {
      let model = Model()
      weakModel = model
      subscription = names.bind(to: model, \.name)
    }
    #expect(weakModel == nil)
    names.onNext("b")
    subscription.dispose()
  }
}
