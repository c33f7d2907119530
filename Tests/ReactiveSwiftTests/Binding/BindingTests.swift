import TestSupport
import Foundation
import ReactiveSwift
import Testing

@Suite struct BindingTests {
  private final class Lamp {
    var brightness = 0
    let lifetime: Lifetime
    private let token: Lifetime.Token
    init() { (lifetime, token) = Lifetime.make() }
  }

  private let pipe = Signal<Int, Never>.pipe()
  private var signal: Signal<Int, Never> { pipe.output }
  private var input: Signal<Int, Never>.Observer { pipe.input }

  @Test func signalsProducersAndPropertiesAreSources() {
    let target = MutableProperty(0)
    target <~ signal
    input.send(value: 1)
    #expect(target.value == 1)
    target <~ SignalProducer(value: 2)
    #expect(target.value == 2)
    let source = MutableProperty(3)
    target <~ source
    #expect(target.value == 3)
    target <~ Property(value: 4)
    #expect(target.value == 4)
  }

  @Test func endsWithItsDisposable() {
    let target = MutableProperty(0)
    let binding = target <~ signal
    input.send(value: 1)
    binding?.dispose()
    input.send(value: 2)
    #expect(target.value == 1)
  }

  @Test func endsWithTheTarget() {
    var target: MutableProperty<Int>? = MutableProperty(0)
    weak let weakTarget = target
    let binding = target! <~ signal
    target = nil
    #expect(weakTarget == nil)
    #expect(binding?.isDisposed == true)
    input.send(value: 1)
  }

  @Test func theEndOfTheTargetReleasesTheSource() {
    let (lifetime, token) = Lifetime.make()
    weak var weakSignal: Signal<Int, Never>?
    let target = BindingTarget<Int>(lifetime: lifetime) { _ in }
    let ends = Journal<String>()
    do {
      let signal = Signal<Int, Never> { observer, lifetime in
        lifetime += AnyDisposable { withExtendedLifetime(observer) { ends.note("ended") } }
      }
      weakSignal = signal
      target <~ signal
    }
    #expect(ends.entries == [])
    token.dispose()
    #expect(weakSignal == nil)
    #expect(ends.entries == ["ended"])
  }

  @Test func theEndOfTheSourceIsSilent() {
    let target = MutableProperty(0)
    let changes = target.signal.observed()
    let (signal, input) = Signal<Int, Never>.pipe()
    target <~ signal
    input.send(value: 1)
    input.sendInterrupted()
    #expect(changes.entries == ["1"])
    target.value = 2
    #expect(changes.entries == ["1", "2"])
  }

  @Test func wrapsValuesForOptionalTargets() {
    let target = MutableProperty<Int?>(nil)
    target <~ signal
    input.send(value: 1)
    #expect(target.value == 1)
    let (optionals, optionalInput) = Signal<Int?, Never>.pipe()
    target <~ optionals
    optionalInput.send(value: nil)
    #expect(target.value == nil)
  }

  @Test func anOptionalTarget() {
    var target: MutableProperty<Int>? = MutableProperty(0)
    target <~ signal
    input.send(value: 1)
    #expect(target?.value == 1)
    target = nil
    #expect(target.bindingTarget.lifetime === Lifetime.empty)
    let starts = Journal<Int>()
    target <~ SignalProducer<Int, Never> { _, _ in starts.note(1) }
    #expect(starts.entries == [])
  }

  @Test func aTargetThatHasEndedDoesNotStartTheSource() {
    let starts = Journal<Int>()
    BindingTarget<Int>(lifetime: .empty) { _ in } <~ SignalProducer { _, _ in starts.note(1) }
    #expect(starts.entries == [])
  }

  @Test func aTargetOfAKeyPath() {
    var lamp: Lamp? = Lamp()
    weak let weakLamp = lamp
    let target = BindingTarget(lifetime: lamp!.lifetime, object: lamp!, keyPath: \.brightness)
    target <~ signal
    input.send(value: 5)
    #expect(lamp?.brightness == 5)
    lamp = nil
    #expect(weakLamp == nil)
    target.action(6)
    #expect(target.bindingTarget.lifetime === target.lifetime)
  }

  @Test func aTargetOnAScheduler() {
    let scheduler = TestScheduler()
    let (lifetime, token) = Lifetime.make()
    let seen = Journal<Int>()
    let target = BindingTarget<Int>(on: scheduler, lifetime: lifetime) { seen.note($0) }
    target <~ signal
    input.send(value: 1)
    input.send(value: 2)
    #expect(seen.entries == [])
    scheduler.advance()
    #expect(seen.entries == [1, 2])
    token.dispose()
    input.send(value: 3)
    scheduler.advance()
    #expect(seen.entries == [1, 2])
  }

  @Test @MainActor func aTargetOnTheMainQueue() async {
    let (lifetime, token) = Lifetime.make()
    let seen = Journal<String>()
    let target = BindingTarget<Int>(on: UIScheduler(), lifetime: lifetime) { seen.note("\($0) \(isOnMainQueue())") }
    target <~ signal
    input.send(value: 1)
    #expect(seen.entries == ["1 true"])
    let input = input
    DispatchQueue(label: "other").sync { input.send(value: 2) }
    #expect(seen.entries.count == 1)
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(seen.entries == ["1 true", "2 true"])
    withExtendedLifetime(token) {}
  }

  @Test func bindsToAnObserver() {
    let (output, observer) = Signal<Int, Fault>.pipe()
    let seen = output.observed()
    let binding: any Disposable = observer <~ signal
    input.send(value: 1)
    input.sendCompleted()
    #expect(seen.entries == ["1"])
    binding.dispose()
    observer.send(value: 2)
    #expect(seen.entries == ["1", "2"])
  }

  @Test func doesNotKeepTheObserver() {
    var pipe: (output: Signal<Int?, Never>, input: Signal<Int?, Never>.Observer)? = Signal.pipe()
    let output = pipe!.output
    let seen = output.observed()
    let source = MutableProperty<Int?>(1)
    pipe!.input <~ source
    source.value = nil
    pipe = nil
    #expect(seen.entries == ["Optional(1)", "nil", "interrupted"])
    source.value = 2
  }

  @Test func bindsToTheRightFirst() {
    let a = MutableProperty(0)
    let b = MutableProperty(1)
    a <~ b.map { $0 + 1 }
    #expect(a.value == 2)
  }

  @Test func aBindingThatHasEndedIsForgotten() {
    let target = MutableProperty(0)
    for value in 1...1000 { target <~ SignalProducer(value: value) }
    #expect(target.value == 1000)
  }
}
