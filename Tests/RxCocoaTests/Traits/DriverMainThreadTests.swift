import TestSupport
import Foundation
import RxCocoa
import RxSwift
import Testing

@Suite @MainActor struct DriverMainThreadTests {
  @Test func deliversBeforeDriveReturns() {
    var received: [Int] = []
    let relay = BehaviorRelay(value: 1)
    let driving = relay.asDriver().drive(onNext: { received.append($0) })
    #expect(received == [1])
    relay.accept(2)
    relay.accept(3)
    #expect(received == [1, 2, 3])
    driving.dispose()
    relay.accept(4)
    #expect(received == [1, 2, 3])
  }

  @Test func oneDriverFeedsAnother() {
    var received: [String] = []
    let relay = BehaviorRelay(value: "initial")
    _ = relay.asDriver().drive(onNext: { received.append($0) })
    let first = Observable<String>.create { observer in
      observer.onNext("first")
      observer.onCompleted()
      return Disposables.create()
    }
    _ = first.asDriver(onErrorJustReturn: "").drive(relay)
    _ = Driver.just("second").drive(relay)
    relay.accept("third")
    #expect(received == ["initial", "first", "second", "third"])
  }

  @Test func nestedJustsComeAtOnce() {
    var received: [Int] = []
    _ = Driver.just(1)
      .flatMapLatest { Driver.just($0 + 1) }
      .flatMapLatest { Observable.just($0 + 1).asDriver(onErrorJustReturn: 0) }
      .flatMapLatest { Driver.just($0 + 1) }
      .flatMapLatest { Observable.just($0 + 1).asDriver(onErrorJustReturn: 0) }
      .drive(onNext: { received.append($0) })
    #expect(received == [5])
  }

  @Test func onlyTheFirstElementOfAnArrayComesAtOnce() async {
    let received = Log<Int>()
    _ = Driver.of(1, 2, 3).drive(onNext: received.add, onCompleted: { received.add(0) })
    #expect(received.entries == [1])
    while received.entries.count < 4 { await nextMainTurn() }
    #expect(received.entries == [1, 2, 3, 0])
  }

  @Test func elementsSentFromAHandlerComeAfterIt() async {
    let log = Log<String>()
    let relay = BehaviorRelay(value: 0)
    _ = relay.asDriver().drive(onNext: { number in
      log.add("x\(number)")
      if number < 3 { relay.accept(number + 1) }
      log.add("e\(number)")
    })
    while log.entries.count < 8 { await nextMainTurn() }
    #expect(log.entries == ["x0", "e0", "x1", "e1", "x2", "e2", "x3", "e3"])
    #expect(relay.value == 3)
  }

  @Test func elementsComeFromOtherThreads() async {
    let received = Log<(Int, Bool)>()
    let relay = BehaviorRelay(value: 0)
    let driving = relay.asDriver().skip(1).drive(onNext: { received.add(($0, isOnMainQueue())) })
    await elsewhere { for number in 1...100 { relay.accept(number) } }
    while received.entries.count < 100 { await nextMainTurn() }
    #expect(received.entries.map(\.0) == Array(1...100))
    #expect(!received.entries.contains { !$0.1 })
    driving.dispose()
  }

  @Test func errorsOfOtherThreadsAreHandledOnMain() async {
    let source = PublishSubject<Int>()
    let log = Log<String>()
    _ =
      source
      .asDriver { error in
        log.add("\(error) \(isOnMainQueue())")
        return .just(7)
      }
      .drive(onNext: { log.add("\($0)") }, onCompleted: { log.add("completed") }, onDisposed: { log.add("disposed") })
    await elsewhere { source.onError(TestError.first) }
    while log.entries.count < 4 { await nextMainTurn() }
    #expect(log.entries == ["first true", "7", "completed", "disposed"])
  }

  @Test func subscribingElsewhereCallsOnSubscribeThere() async {
    let log = Log<String>()
    let source = PublishRelay<Int>()
    let driver = source.asSignal().do(
      onNext: { _ in log.add("next \(isOnMainQueue())") }, onSubscribe: { log.add("subscribe \(isOnMainQueue())") },
      onSubscribed: { log.add("subscribed \(isOnMainQueue())") })
    let subscription = await elsewhere { driver.asObservable().subscribe() }
    source.accept(1)
    #expect(log.entries == ["subscribe false", "subscribed false", "next true"])
    subscription.dispose()
  }

  @Test func disposalOnMainEndsDelivery() async {
    let received = Log<Int>()
    let relay = PublishRelay<Int>()
    let driving = relay.asDriver(onErrorJustReturn: 0).drive(onNext: received.add)
    await elsewhere { for number in 1...100 { relay.accept(number) } }
    driving.dispose()
    let count = received.entries.count
    await nextMainTurn()
    #expect(received.entries.count == count)
  }

  @Test func disposalIsLegalFromAnyThread() async {
    for _ in 1...200 {
      let relay = BehaviorRelay(value: 0)
      let disposals = Log<Bool>()
      let shared = relay.asDriver().map { $0 + 1 }.distinctUntilChanged()
      let drivings = (1...4).map { _ in
        shared.drive(onNext: { _ in #expect(isOnMainQueue()) }, onDisposed: { disposals.add(true) })
      }
      await withTaskGroup(of: Void.self) { group in
        for driving in drivings {
          group.addTask { driving.dispose() }
          group.addTask { driving.dispose() }
        }
        group.addTask { for number in 1...10 { relay.accept(number) } }
      }
      #expect(disposals.entries.count == 4)
      var late: [Int] = []
      shared.drive(onNext: { late.append($0) }).dispose()
      #expect(late == [11])
    }
  }

  @Test func bagMayBeReleasedElsewhere() async {
    final class Owner: Sendable {
      let bag = DisposeBag()
    }
    let relay = BehaviorRelay(value: 0)
    let received = Log<Int>()
    var owner: Owner? = Owner()
    relay.asDriver().drive(onNext: received.add).disposed(by: owner!.bag)
    await elsewhere { [owner] in _ = owner }
    owner = nil
    await nextMainTurn()
    relay.accept(1)
    #expect(received.entries == [0])
  }

  @Test func asynchronousSequence() async {
    var received: [Int] = []
    for await number in Driver.of(1, 2, 3).values { received.append(number) }
    #expect(received == [1, 2, 3])
    let relay = BehaviorRelay(value: 5)
    for await number in relay.asDriver().values {
      received.append(number)
      if number == 7 { break }
      relay.accept(number + 1)
    }
    #expect(received == [1, 2, 3, 5, 6, 7])
  }

  @Test func cancellingATaskEndsItsLoop() async {
    let disposals = Log<Bool>()
    let driver = Driver<Int>.never().startWith(1).do(onDispose: { disposals.add(isOnMainQueue()) })
    let started = Log<Int>()
    let task = Task { for await number in driver.values { started.add(number) } }
    while started.entries.isEmpty { await nextMainTurn() }
    task.cancel()
    await task.value
    #expect(disposals.entries.count == 1)
  }
}
