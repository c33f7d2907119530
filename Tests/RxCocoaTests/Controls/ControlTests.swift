import TestSupport
import Foundation
import RxCocoa
import RxSwift
import Testing

@Suite @MainActor struct ControlTests {
  @Test func propertySendsItsValueAndTheUsersChanges() {
    let field = TextField()
    field.text = "a"
    var received: [String] = []
    let subscription = field.rx.text.subscribe(onNext: { received.append($0) })
    field.type("b")
    field.pressReturn()
    field.text = "c"
    field.type("d")
    subscription.dispose()
    field.type("e")
    #expect(received == ["a", "b", "d"])
  }

  @Test func propertyIsSet() {
    let field = TextField()
    var received: [String] = []
    let subscription = field.rx.text.changed.subscribe(onNext: { received.append($0) })
    _ = Driver.just("set").drive(field.rx.text)
    _ = Observable.just("bound").bind(to: field.rx.text)
    #expect(field.text == "bound")
    #expect(received.isEmpty)
    subscription.dispose()
  }

  @Test func setFromElsewhereHappensOnMain() async {
    let field = TextField()
    let property = field.rx.text
    await elsewhere { property.onNext("there") }
    while field.text.isEmpty { await nextMainTurn() }
    #expect(field.text == "there")
  }

  @Test func eventsOfOneKind() {
    let field = TextField()
    var texts: [String] = []
    var count = 0
    let bag = DisposeBag()
    field.rx.submitted.asSignal().emit(onNext: { count += 1 }).disposed(by: bag)
    field.rx.submittedText.bind(onNext: { texts.append($0) }).disposed(by: bag)
    field.type("a")
    field.pressReturn()
    field.type("b")
    field.pressReturn()
    #expect(count == 2)
    #expect(texts == ["a", "b"])
  }

  @Test func controlIsNotRetainedAndCompletes() async {
    var field: TextField? = TextField()
    weak let released = field
    var completions = 0
    let text = field!.rx.text
    let submitted = field!.rx.submitted
    let subscriptions = [
      text.subscribe(onCompleted: { completions += 1 }), submitted.subscribe(onCompleted: { completions += 1 }),
    ]
    field = nil
    #expect(released == nil)
    #expect(completions == 2)
    _ = text.subscribe(onCompleted: { completions += 1 })
    _ = submitted.subscribe(onCompleted: { completions += 1 })
    #expect(completions == 4)
    text.onNext("late")
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test func controlMayGoAwayElsewhere() async {
    let log = Log<Bool>()
    let field = Mutable(TextField())
    let subscription = field.value!.rx.submitted.subscribe(onCompleted: { log.add(isOnMainQueue()) })
    await elsewhere { field.value = nil }
    while log.entries.isEmpty { await nextMainTurn() }
    #expect(log.entries == [true])
    subscription.dispose()
  }

  @Test func disposedWhileTheFirstValueIsSent() {
    let field = TextField()
    field.text = "a"
    var received: [String] = []
    _ = field.rx.text.take(1).subscribe(onNext: { received.append($0) })
    field.type("b")
    #expect(received == ["a"])
  }

  @Test func changeFromTheHandlerOfTheFirstValueIsNotMissed() {
    let field = TextField()
    var received: [String] = []
    let subscription = field.rx.text.subscribe(onNext: { text in
      if received.isEmpty { field.type("b") }
      received.append(text)
    })
    #expect(received == ["", "b"])
    subscription.dispose()
  }

  @Test func propertiesAsValuesAndOptionSets() {
    let slider = Slider()
    var received: [Double] = []
    let subscription = slider.rx.percent.subscribe(onNext: { received.append($0) })
    slider.drag(to: 0.5)
    slider.release()
    #expect(received == [0, 50, 50])
    slider.rx.percent.onNext(25)
    #expect(slider.position == 0.25)
    subscription.dispose()
    var completions = 0
    var other: Slider? = Slider()
    weak let released = other
    let percent = other!.rx.percent
    let listening = percent.subscribe(onCompleted: { completions += 1 })
    other = nil
    percent.onNext(1)
    _ = percent.subscribe(onCompleted: { completions += 1 })
    #expect(released == nil)
    #expect(completions == 2)
    listening.dispose()
  }

  @Test func twoFieldsThroughAViewModel() {
    let first = TextField()
    let second = TextField()
    let model = BehaviorRelay(value: "start")
    let bag = DisposeBag()
    model.asDriver().drive(first.rx.text, second.rx.text).disposed(by: bag)
    first.rx.text.changed.bind(to: model).disposed(by: bag)
    second.rx.text.changed.bind(to: model).disposed(by: bag)
    #expect([first.text, second.text] == ["start", "start"])
    first.type("one")
    #expect([first.text, second.text, model.value] == ["one", "one", "one"])
    second.type("two")
    #expect([first.text, second.text, model.value] == ["two", "two", "two"])
  }
}

/// A reference that tests hand to another thread.
private final class Mutable<Value>: @unchecked Sendable {  // one thread at a time, by the order of the test
  var value: Value?
  init(_ value: Value) { self.value = value }
}
