import TestSupport
import Foundation
import RxCocoa
import RxSwift
import RxTest
import Testing

/// Handlers that are attached on other threads.
@Suite struct OffMainTests {
  @Test func emitHandsEverythingToMain() async {
    let log = Log<String>()
    let relay = PublishRelay<Int>()
    let signal = relay.asSignal().startWith(0)
    let emitting = await elsewhere { signal.emit(onNext: { log.add("\($0) \(isOnMainQueue())") }) }
    await nextMainTurn()
    relay.accept(1)
    await elsewhere { relay.accept(2) }
    while log.entries.count < 3 { await nextMainTurn() }
    #expect(log.entries == ["0 true", "1 true", "2 true"])
    await elsewhere { emitting.dispose() }
    relay.accept(3)
    await nextMainTurn()
    #expect(log.entries.count == 3)
  }

  @Test func endsComeOnMainToo() async {
    let log = Log<String>()
    await elsewhere {
      _ = Signal<Int>.merge([]).emit(
        onCompleted: { log.add("completed \(isOnMainQueue())") }, onDisposed: { log.add("disposed \(isOnMainQueue())") })
    }
    while log.entries.count < 2 { await nextMainTurn() }
    #expect(log.entries == ["completed true", "disposed true"])
  }

  @Test func observersAndRelaysToo() async {
    let threads = Log<Bool>()
    let relay = PublishRelay<Int>()
    let observing = relay.subscribe(onNext: { _ in threads.add(isOnMainQueue()) })
    await elsewhere {
      _ = Signal<Int>.never().startWith(1).emit(to: relay)
      _ = Signal<Int>.never().startWith(1).emit(to: AnyObserver { _ in threads.add(isOnMainQueue()) })
      _ = Signal<Int>.never().startWith(1).emit(to: AnyObserver<Int?> { _ in threads.add(isOnMainQueue()) })
    }
    while threads.entries.count < 3 { await nextMainTurn() }
    #expect(threads.entries == [true, true, true])
    observing.dispose()
  }

  @Test func driveSaysSoAndHandsEverythingToMain() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let log = Log<String>()
      let relay = BehaviorRelay(value: 1)
      let driver = relay.asDriver()
      // Keeps an element that is replayed.
      let first = await MainActor.run { driver.drive() }
      let second = await elsewhere { driveAnywhere(driver) { log.add("\($0) \(isOnMainQueue())") } }
      while log.entries.isEmpty { await nextMainTurn() }
      relay.accept(2)
      while log.entries.count < 2 { await nextMainTurn() }
      await elsewhere { second.dispose() }
      first.dispose()
      guard log.entries == ["1 true", "2 true"] else { exit(1) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("`drive` was called off the main thread"))
    #expect(text.components(separatedBy: "off the main thread").count == 2)
  }

  @Test func virtualTimeNeedsNoMainThread() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(10, 1), .next(20, 2)])
    var received: [Int] = []
    var driver = Driver<Int>.never()
    SharingScheduler.mock(scheduler: scheduler) { driver = source.asDriver(onErrorJustReturn: 0) }
    let driving = driveAnywhere(driver) { received.append($0) }
    scheduler.start()
    #expect(received == [1, 2])
    driving.dispose()
  }
}

/// Calls `drive` as code does that the compiler doesn't check.
private func driveAnywhere(_ driver: Driver<Int>, _ onNext: @escaping (Int) -> Void) -> any Disposable {
  unsafeBitCast(driveOnMain, to: ((Driver<Int>, @escaping (Int) -> Void) -> any Disposable).self)(driver, onNext)
}

@MainActor private func driveOnMain(_ driver: Driver<Int>, _ onNext: @escaping (Int) -> Void) -> any Disposable {
  driver.drive(onNext: onNext)
}
