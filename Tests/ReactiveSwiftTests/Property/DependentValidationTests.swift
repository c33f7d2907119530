import ReactiveSwift
import Testing

@Suite struct DependentValidationTests {
  private let inner = MutableProperty(0)
  private let journal = Journal<String>()

  private func observe(_ property: Validating) {
    property.result.signal.observeValues { journal.note("result: \($0.text)") }
    property.signal.observeValues { journal.note("value: \($0)") }
  }

  @Test func validatesAgainWhenTheOtherChanges() {
    let limit = MutableProperty(10)
    let property = Validating(inner, with: limit) { value, limit in
      value > limit ? .invalid(.expected) : value < 0 ? .coerced(0, nil) : .valid
    }
    observe(property)
    property.value = 20
    limit.value = 30
    #expect(property.value == 20)
    limit.value = 15
    #expect(property.value == 20)
    property.value = -5
    limit.value = 16
    #expect(
      journal.entries == [
        "result: invalid 20, expected", "result: valid 20", "value: 20", "result: invalid 20, expected",
        "result: coerced -5 to 0", "value: 0", "result: coerced -5 to 0", "value: 0",
      ])
  }

  @Test func doesNotKeepTheOther() {
    var limit: MutableProperty<Int>? = MutableProperty(10)
    weak let weakLimit = limit
    let property = Validating(0, with: limit!) { value, limit in value > limit ? .invalid(.expected) : .valid }
    limit = nil
    #expect(weakLimit == nil)
    property.value = 11
    #expect(property.result.value.isInvalid)
  }

  @Test func validatesAgainWithEachResultOfAnotherValidatingProperty() {
    let other = Validating(0, Validating.judge)
    let seen = Journal<Int>()
    let property = Validating(inner, with: other) { value, other in
      seen.note(other)
      return value == other ? .valid : .invalid(.expected)
    }
    property.value = -3
    #expect(property.result.value.isInvalid)
    other.value = -3
    #expect(other.value == 0)
    #expect(property.result.value.text == "valid -3")
    #expect(property.value == -3)
    other.value = 200
    #expect(property.result.value.text == "invalid -3, expected")
    #expect(seen.entries == [0, 0, -3, 200])
  }

  @Test func doesNotKeepAnotherValidatingProperty() {
    var other: Validating? = Validating(0, Validating.judge)
    weak let weakOther = other
    let property = Validating(0, with: other!) { value, other in value == other ? .valid : .invalid(.expected) }
    other?.value = 5
    other = nil
    #expect(weakOther == nil)
    property.value = 5
    #expect(property.result.value.text == "valid 5")
  }

  @Test func passwordsThatMustMatch() {
    let first = ValidatingProperty<String, Fault>("") { $0.count >= 3 ? .valid : .invalid(.expected) }
    let second = ValidatingProperty<String, Fault>("", with: first) { $0 == $1 ? .valid : .invalid(.other) }
    first.value = "abc"
    #expect(second.result.value.isInvalid)
    second.value = "abc"
    #expect(!second.result.value.isInvalid)
    first.value = "ab"
    #expect(second.result.value.error == .other)
    first.value = "abc"
    #expect(!second.result.value.isInvalid)
  }
}
