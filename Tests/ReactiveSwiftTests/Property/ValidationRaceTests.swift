import TestSupport
import ReactiveSwift
import Testing

@Suite struct ValidationRaceTests {
  private let journal = Journal<String>()

  private func observe(_ property: Validating) {
    property.result.signal.observeValues { journal.note("result: \($0.text)") }
    property.signal.observeValues { journal.note("value: \($0)") }
  }

  @Test func resultBelongsToTheValueAtRest() {
    race(rounds: 500) {
      let inner = MutableProperty(0)
      return (inner, Validating(inner, Validating.judge))
    } _: { inner, property in
      for value in 1...10 { property.value = value * 20 }
    } _: { inner, property in
      for value in 1...10 { inner.value = value }
    } check: { inner, property in
      #expect(property.result.value.value == inner.value)
    }
  }

  @Test func twoThreadsSet() {
    race(rounds: 500) {
      Validating(0, Validating.judge)
    } _: { property in
      for value in 1...10 { property.value = value }
    } _: { property in
      for value in 11...20 { property.value = value * 9 }
    } check: { property in
      #expect(property.result.value.value == property.value)
    }
  }

  /// A property of a client's own: nobody knows the numbers of its values.
  @Test func inFrontOfAPropertyOfAnotherType() {
    let property = Validating(Custom(0), Validating.judge)
    observe(property)
    property.value = 200
    property.value = -1
    #expect(property.value == 100)
    #expect(
      journal.entries == ["result: coerced 200 to 100, other", "value: 100", "result: invalid -1, expected"])
  }

  private final class Custom: ComposableMutablePropertyProtocol {
    let base: MutableProperty<Int>
    init(_ value: Int) { base = MutableProperty(value) }
    var value: Int {
      get { base.value }
      set { base.value = newValue }
    }
    var producer: SignalProducer<Int, Never> { base.producer }
    var signal: Signal<Int, Never> { base.signal }
    var lifetime: Lifetime { base.lifetime }
    func withValue<Result>(_ action: (Int) throws -> Result) rethrows -> Result { try base.withValue(action) }
    func modify<Result>(_ action: (inout Int) throws -> Result) rethrows -> Result { try base.modify(action) }
  }
}
