import ReactiveSwift
import Testing

@Suite struct CompositionTests {
  @Test func mapsOncePerChange() {
    let source = MutableProperty(1)
    let calls = Journal<Int>()
    let property = source.map { value in
      calls.note(value)
      return value * 10
    }
    let first = property.signal.observed()
    let second = property.producer.started()
    #expect(property.value == 10)
    #expect(property.value == 10)
    source.value = 2
    #expect(property.value == 20)
    #expect(calls.entries == [1, 2])
    #expect(first.entries == ["20"])
    #expect(second.entries == ["10", "20"])
  }

  @Test func mapsInOtherWays() {
    let source = MutableProperty("abc")
    let count = source.map(\.count)
    let constant = source.map(value: 1)
    let changes = constant.signal.observed()
    #expect(count.value == 3)
    #expect(constant.value == 1)
    source.value = "ab"
    #expect(count.value == 2)
    #expect(changes.entries == ["1"])
  }

  @Test func keepsNeitherSourceNorIntermediates() {
    var source: MutableProperty<Int>? = MutableProperty(1)
    weak let weakSource = source
    var middle: Property<Int>? = source!.map { $0 + 1 }
    weak let weakMiddle = middle
    let last = middle!.map { $0 * 2 }
    middle = nil
    #expect(weakMiddle == nil)
    source?.value = 2
    #expect(last.value == 6)
    let changes = last.signal.observed()
    source = nil
    #expect(weakSource == nil)
    #expect(last.value == 6)
    #expect(changes.entries == ["completed"])
    #expect(last.producer.started().entries == ["6", "completed"])
  }

  @Test func observersOutliveTheComposedProperty() {
    let source = MutableProperty(1)
    var property: Property<Int>? = source.map { $0 * 10 }
    let changes = property!.signal.observed()
    let values = property!.producer.started()
    weak let weakProperty = property
    property = nil
    #expect(weakProperty == nil)
    source.value = 2
    #expect(changes.entries == ["20"])
    #expect(values.entries == ["10", "20"])
  }

  @Test func nothingIsComputedOnceEverybodyIsGone() {
    let source = MutableProperty(1)
    let calls = Journal<Int>()
    var property: Property<Int>? = source.map { value in
      calls.note(value)
      return value
    }
    let observation = property!.signal.observeValues { _ in }
    property = nil
    source.value = 2
    observation?.dispose()
    source.value = 3
    #expect(calls.entries == [1, 2])
  }

  @Test func composingWhatHasEnded() {
    let property = Property(value: 1).map { $0 + 1 }
    #expect(property.value == 2)
    #expect(property.producer.started().entries == ["2", "completed"])
    #expect(property.signal.observed().entries == ["interrupted"])
  }

  @Test func filters() {
    let source = MutableProperty(1)
    let even = source.filter(initial: 0) { $0 % 2 == 0 }
    #expect(even.value == 0)
    let changes = even.signal.observed()
    for value in [2, 3, 4] { source.value = value }
    #expect(even.value == 4)
    #expect(changes.entries == ["2", "4"])
    #expect(source.filter(initial: 0) { $0 == 4 }.value == 4)
  }

  @Test func skipsRepeatsAndFindsUniqueValues() {
    let source = MutableProperty(1)
    let distinct = source.skipRepeats().signal.observed()
    let parity = source.skipRepeats { $0 % 2 == $1 % 2 }.signal.observed()
    let unique = source.uniqueValues().signal.observed()
    let tens = source.uniqueValues { $0 / 10 }.signal.observed()
    let pairs = source.combinePrevious(0)
    #expect(pairs.value.0 == 0 && pairs.value.1 == 1)
    for value in [1, 3, 12, 12, 1] { source.value = value }
    #expect(distinct.entries == ["3", "12", "1"])
    #expect(parity.entries == ["12", "1"])
    #expect(unique.entries == ["3", "12"])
    #expect(tens.entries == ["12"])
    #expect(pairs.value.0 == 12 && pairs.value.1 == 1)
  }

  @Test func nestedSetsReachComposedPropertiesInOrder() {
    let source = MutableProperty(0)
    let doubled = source.map { $0 * 2 }
    let order = doubled.signal.observed()
    source.signal.observeValues { if $0 == 1 { source.value = 2 } }
    source.value = 1
    #expect(order.entries == ["2", "4"])
    #expect(doubled.value == 4)
  }

  @Test func feedingBackSettles() {
    let source = MutableProperty(0)
    let limited = source.map { min($0, 10) }
    limited.signal.observeValues { if $0 < 10 { source.value = $0 + 3 } }
    source.value = 1
    #expect(source.value == 10)
    #expect(limited.value == 10)
  }
}
