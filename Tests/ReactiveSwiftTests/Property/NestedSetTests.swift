import ReactiveSwift
import Testing

@Suite struct NestedSetTests {
  /// All observers are told in one order, and the last value that they are told is the value.
  @Test func nestedSetsAreToldInOrder() {
    let property = MutableProperty(0)
    let order = Journal<String>()
    property.signal.observeValues { value in
      order.note("a\(value)")
      if value == 1 {
        property.value = 2
        order.note("set, \(property.value)")
        property.value = 3
      }
    }
    property.producer.startWithValues { order.note("b\($0)") }
    property.value = 1
    #expect(order.entries == ["b0", "a1", "set, 2", "b1", "a2", "b2", "a3", "b3"])
    #expect(property.value == 3)
  }

  @Test func throughAnotherProperty() {
    let a = MutableProperty(0)
    let b = MutableProperty(0)
    let order = Journal<String>()
    a.signal.observeValues { value in
      order.note("a\(value)")
      if value < 3 { b.value = value + 1 }
    }
    b.signal.observeValues { value in
      order.note("b\(value)")
      if value < 4 { a.value = value + 1 }
    }
    a.value = 1
    #expect(order.entries == ["a1", "b2", "a3"])
    #expect(a.value == 3)
    #expect(b.value == 2)
  }

  @Test func twoWayBindingSettles() {
    let a = MutableProperty(0)
    let b = MutableProperty(0)
    a <~ b.signal.skipRepeats()
    b <~ a.signal.skipRepeats()
    a.value = 1
    #expect(b.value == 1)
    b.value = 2
    #expect(a.value == 2)
  }

  @Test func startingInsideACallback() {
    let property = MutableProperty(0)
    let inner = Journal<String>()
    property.signal.observeValues { value in
      guard value == 1 else { return }
      property.producer.startWithValues { inner.note("\($0)") }
      #expect(property.withValue { $0 } == 1)
    }
    property.value = 1
    #expect(inner.entries == ["1"])
    property.value = 2
    #expect(inner.entries == ["1", "2"])
  }

  /// The value that waits to be told is the current one for who starts now: it isn't told twice.
  @Test func startingWhileASetWaits() {
    let property = MutableProperty(0)
    let inner = Journal<String>()
    let changes = property.signal.observed()
    property.signal.observeValues { value in
      guard value == 1 else { return }
      property.value = 2
      property.producer.startWithValues { inner.note("\($0)") }
      property.value = 3
    }
    property.value = 1
    #expect(inner.entries == ["2", "3"])
    #expect(changes.entries == ["1", "2", "3"])
  }

  @Test func whatAConsumerSetsWhileItIsToldTheFirstValueItIsNotTold() {
    let property = MutableProperty(0)
    let changes = property.signal.observed()
    let seen = Journal<Int>()
    property.producer.startWithValues { value in
      seen.note(value)
      if value == 0 { property.value = 1 }
      if value == 5 { property.value = 6 }
    }
    #expect(property.value == 1)
    #expect(seen.entries == [0])
    #expect(changes.entries == ["1"])
    property.value = 5
    #expect(seen.entries == [0, 5, 6])
  }

  @Test func theSameInsideOfACallback() {
    let property = MutableProperty(0)
    let seen = Journal<Int>()
    property.signal.observeValues { value in
      guard value == 1 else { return }
      property.producer.startWithValues { value in
        seen.note(value)
        if value == 1 { property.value = 2 }
      }
    }
    property.value = 1
    #expect(seen.entries == [1])
    property.value = 3
    #expect(seen.entries == [1, 3])
  }

  @Test func modifyingInACallback() {
    let property = MutableProperty(0)
    let order = property.signal.observed()
    property.signal.observeValues { value in if value < 3 { property.modify { $0 += 1 } } }
    property.value = 1
    #expect(order.entries == ["1", "2", "3"])
  }

  @Test func releasedInACallback() {
    var property: MutableProperty<Int>? = MutableProperty(0)
    let order = Journal<String>()
    property!.signal.observeValues { value in
      order.note("a\(value)")
      if value == 1 {
        property?.value = 2
        property = nil
        order.note("gone")
      }
    }
    property!.signal.observe { order.note("b \($0)") }
    property?.value = 1
    #expect(order.entries == ["a1", "gone", "b VALUE 1", "a2", "b VALUE 2", "b COMPLETED"])
  }

  @Test func disposedInItsFirstValue() {
    let property = MutableProperty(0)
    let seen = Journal<String>()
    let run = SerialDisposable()
    property.producer.startWithSignal { signal, handle in
      run.inner = handle
      signal.observe { event in
        seen.note("\(event)")
        if case .value = event { run.dispose() }
      }
    }
    property.value = 1
    #expect(seen.entries == ["VALUE 0", "INTERRUPTED"])
  }
}
