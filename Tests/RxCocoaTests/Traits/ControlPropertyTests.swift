import TestSupport
import Foundation
import RxCocoa
import RxSwift
import Testing

@Suite @MainActor struct ControlPropertyTests {
  private final class Sink<Element>: ObserverType {
    var events: [String] = []
    func on(_ event: RxSwift.Event<Element>) { events.append("\(event)") }
  }

  @Test func sendsItsValuesAndTakesOthers() {
    let values = BehaviorSubject(value: 1)
    let sink = Sink<Int>()
    let property = ControlProperty(values: values, valueSink: sink)
    var received: [Int] = []
    let subscription = property.subscribe(onNext: { received.append($0) })
    values.onNext(2)
    property.onNext(9)
    #expect(received == [1, 2])
    #expect(sink.events == ["next(9)"])
    subscription.dispose()
  }

  @Test func passesCompletionOn() {
    let sink = Sink<Int>()
    let property = ControlProperty(values: Observable.never(), valueSink: sink)
    _ = Observable.of(1, 2).bind(to: property)
    #expect(sink.events == ["next(1)", "next(2)", "completed"])
  }

  @Test func errorStopsADebugBuild() async {
    await #expect(processExitsWith: .failure) {
      ControlProperty(values: Observable<Int>.never(), valueSink: AnyObserver<Int> { _ in }).onError(TestError.first)
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let property = ControlProperty(values: Observable<Int>.error(TestError.first), valueSink: AnyObserver<Int> { _ in })
        _ = property.asDriver().drive()
      }
    }
  }

  @Test func changedLeavesOutTheFirstValue() {
    let values = BehaviorSubject(value: 1)
    let changed: ControlEvent<Int> = ControlProperty(values: values, valueSink: Sink<Int>()).changed
    var received: [Int] = []
    let first = changed.subscribe(onNext: { received.append($0) })
    values.onNext(2)
    let second = changed.subscribe(onNext: { received.append($0 * 10) })
    values.onNext(3)
    #expect(received == [2, 3, 30])
    first.dispose()
    second.dispose()
  }

  @Test func orEmptyGoesBothWays() {
    let values = BehaviorSubject<String?>(value: nil)
    let sink = Sink<String?>()
    let property: ControlProperty<String> = ControlProperty(values: values, valueSink: sink).orEmpty
    var received: [String] = []
    let subscription = property.subscribe(onNext: { received.append($0) })
    values.onNext("a")
    property.onNext("b")
    property.onCompleted()
    #expect(received == ["", "a"])
    #expect(sink.events == ["next(Optional(\"b\"))", "completed"])
    subscription.dispose()
  }

  @Test func isSubscribedAndDisposedOnMainFromElsewhere() async {
    let log = Log<String>()
    let values = Observable<Int>.create { observer in
      log.add("subscribe \(isOnMainQueue())")
      observer.onNext(1)
      return Disposables.create { log.add("dispose \(isOnMainQueue())") }
    }
    let property = ControlProperty(values: values, valueSink: AnyObserver<Int> { _ in })
    let subscription = await elsewhere { property.subscribe(onNext: { log.add("\($0) \(isOnMainQueue())") }) }
    while log.entries.count < 2 { await nextMainTurn() }
    await elsewhere { subscription.dispose() }
    while log.entries.count < 3 { await nextMainTurn() }
    #expect(log.entries == ["subscribe true", "1 true", "dispose true"])
  }

  @Test func conversions() {
    let property = ControlProperty(values: Observable.just(1), valueSink: Sink<Int>())
    var received: [Int] = []
    _ = property.asDriver().drive(onNext: { received.append($0) })
    _ = property.asControlProperty().asObservable().subscribe(onNext: { received.append($0) })
    _ = property.asObserver()
    #expect(received == [1, 1])
  }
}
