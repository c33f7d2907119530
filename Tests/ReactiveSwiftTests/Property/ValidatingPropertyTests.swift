import ReactiveSwift
import Testing

typealias Validating = ValidatingProperty<Int, Fault>

extension ValidatingProperty.Result {
  var text: String {
    switch self {
    case .valid(let value): "valid \(value)"
    case .coerced(let replacement, let proposed, let error):
      "coerced \(proposed) to \(replacement)\(error.map { ", \($0)" } ?? "")"
    case .invalid(let value, let error): "invalid \(value), \(error)"
    }
  }
}

extension ValidatingProperty where Value == Int, ValidationError == Fault {
  /// Negative numbers are invalid, those above 100 are cut.
  static func judge(_ value: Int) -> Decision {
    value < 0 ? .invalid(.expected) : value > 100 ? .coerced(100, .other) : .valid
  }
}

@Suite struct ValidatingPropertyTests {
  private let inner = MutableProperty(0)
  private let journal = Journal<String>()

  private func observe(_ property: Validating) {
    property.result.signal.observeValues { journal.note("result: \($0.text)") }
    property.signal.observeValues { journal.note("value: \($0)") }
  }

  @Test func validatesTheFirstValue() {
    #expect(Validating(1, Validating.judge).result.value.text == "valid 1")
    #expect(Validating(-1, Validating.judge).result.value.text == "invalid -1, expected")
    #expect(Validating(-1, Validating.judge).value == -1)
    let coerced = Validating(200, Validating.judge)
    #expect(coerced.result.value.text == "coerced 200 to 100, other")
    #expect(coerced.value == 200)
  }

  @Test func takesOnlyValidValues() {
    let property = Validating(inner, Validating.judge)
    observe(property)
    property.value = 1
    property.value = -1
    property.value = 200
    #expect(property.value == 100)
    #expect(inner.value == 100)
    #expect(
      journal.entries == [
        "result: valid 1", "value: 1", "result: invalid -1, expected", "result: coerced 200 to 100, other", "value: 100",
      ])
  }

  @Test func partsOfAResult() {
    let property = Validating(1, Validating.judge)
    #expect(!property.result.value.isInvalid)
    #expect(property.result.value.value == 1)
    #expect(property.result.value.error == nil)
    property.value = -1
    #expect(property.result.value.isInvalid)
    #expect(property.result.value.value == nil)
    #expect(property.result.value.error == .expected)
    property.value = 200
    #expect(!property.result.value.isInvalid)
    #expect(property.result.value.value == 100)
    #expect(property.result.value.error == nil)
  }

  @Test func theValueIsTheOneBeforeWhileTheResultIsTold() {
    let property = Validating(inner, Validating.judge)
    var values: [Int] = []
    property.result.signal.observeValues { _ in values.append(property.value) }
    property.value = 1
    property.value = 2
    #expect(values == [0, 1])
  }

  @Test func whatIsSetBehindItStays() {
    let property = Validating(inner, Validating.judge)
    observe(property)
    inner.value = 200
    #expect(property.value == 200)
    inner.value = -1
    #expect(property.value == -1)
    #expect(
      journal.entries == [
        "result: coerced 200 to 100, other", "value: 200", "result: invalid -1, expected", "value: -1",
      ])
  }

  @Test func aWriteIsNotValidatedAgain() {
    let calls = Journal<Int>()
    let property = Validating(inner) { value in
      calls.note(value)
      return Validating.judge(value)
    }
    property.value = 1
    property.value = 200
    property.value = -1
    #expect(calls.entries == [0, 1, 200, -1])
    #expect(property.result.value.text == "invalid -1, expected")
    inner.value = 5
    #expect(calls.entries == [0, 1, 200, -1, 5])
  }

  @Test func keepsItsInnerAndEndsWithIt() {
    var inner: MutableProperty<Int>? = MutableProperty(0)
    weak let weakInner = inner
    var property: Validating? = Validating(inner!, Validating.judge)
    weak let weakProperty = property
    inner = nil
    #expect(weakInner != nil)
    let lifetime = property!.lifetime
    let values = property!.producer.started()
    let results = property!.result.signal.observed()
    let result = property!.result
    property?.value = 1
    property = nil
    #expect(weakProperty == nil)
    #expect(weakInner == nil)
    #expect(lifetime.hasEnded)
    #expect(values.entries == ["0", "1", "completed"])
    #expect(results.entries.last == "completed")
    #expect(result.value.text == "valid 1")
  }

  @Test func releasedBeforeItsInner() {
    let calls = Journal<Int>()
    var property: Validating? = Validating(inner) { value in
      calls.note(value)
      return .valid
    }
    _ = property
    property = nil
    inner.value = 1
    #expect(calls.entries == [0])
  }

  @Test func isBoundTo() {
    let (signal, input) = Signal<Int, Never>.pipe()
    let property = Validating(inner, Validating.judge)
    property <~ signal
    input.send(value: 5)
    input.send(value: -5)
    #expect(property.value == 5)
    #expect(property.result.value.text == "invalid -5, expected")
  }

  /// The nested value has got in, so the one before doesn't replace it any more.
  @Test func setByAnObserverOfItsResult() {
    let property = Validating(inner, Validating.judge)
    property.result.signal.observeValues { result in
      if result.isInvalid { property.value = 50 }
      if result.value == 1 { property.value = 2 }
    }
    observe(property)
    property.value = -1
    #expect(property.value == 50)
    #expect(property.result.value.text == "valid 50")
    property.value = 1
    #expect(property.value == 2)
    #expect(property.result.value.text == "valid 2")
    #expect(
      journal.entries == [
        "value: 50", "result: invalid -1, expected", "result: valid 50", "value: 2", "result: valid 1", "result: valid 2",
      ])
  }

  @Test func aRejectedNestedValueDoesNotKeepTheOuterOneOut() {
    let property = Validating(inner, Validating.judge)
    property.result.signal.observeValues { if $0.value == 1 { property.value = -1 } }
    property.value = 1
    #expect(property.value == 1)
    #expect(property.result.value.text == "invalid -1, expected")
  }

  @Test func setBehindItByAnObserverOfItsResult() {
    let property = Validating(inner, Validating.judge)
    property.result.signal.observeValues { [inner] in if $0.value == 1 { inner.value = 7 } }
    property.value = 1
    #expect(property.value == 7)
    #expect(property.result.value.text == "valid 7")
  }
}
