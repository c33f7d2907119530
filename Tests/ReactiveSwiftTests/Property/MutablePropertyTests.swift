import ReactiveSwift
import Testing

@Suite struct MutablePropertyTests {
  private struct Fault: Error {}

  @Test func tellsEverySetEvenIfEqual() {
    let property = MutableProperty(1)
    let changes = property.signal.observed()
    let values = property.producer.started()
    property.value = 2
    property.value = 2
    #expect(property.swap(3) == 2)
    #expect(property.value == 3)
    #expect(changes.entries == ["2", "2", "3"])
    #expect(values.entries == ["1", "2", "2", "3"])
  }

  @Test func valueIsThereBeforeItIsTold() {
    let property = MutableProperty(0)
    var seen: [[Int]] = []
    property.signal.observeValues { seen.append([$0, property.value]) }
    property.producer.startWithValues { seen.append([$0, property.value]) }
    property.value = 1
    property.value = 2
    #expect(seen == [[0, 0], [1, 1], [1, 1], [2, 2], [2, 2]])
  }

  @Test func modifiesAndTellsOnce() {
    let property = MutableProperty([1])
    let changes = property.signal.observed()
    let count = property.modify { value in
      value.append(2)
      value.append(3)
      return value.count
    }
    #expect(count == 3)
    #expect(changes.entries == ["[1, 2, 3]"])
    #expect(property.withValue { $0.count } == 3)
  }

  @Test func tellsAlsoIfTheModificationThrows() {
    let property = MutableProperty(1)
    let changes = property.signal.observed()
    #expect(throws: Fault.self) {
      try property.modify { value in
        value = 5
        throw Fault()
      }
    }
    #expect(throws: Fault.self) { try property.withValue { _ in throw Fault() } }
    #expect(property.value == 5)
    #expect(changes.entries == ["5"])
    property.value = 6
    #expect(changes.entries == ["5", "6"])
  }

  @Test func readsTheValueBeforeWhileModifying() {
    let property = MutableProperty(1)
    let other = MutableProperty(0)
    other.signal.observeValues { _ in #expect(property.value == 1) }
    property.modify { value in
      value = 2
      other.value = 10
      #expect(property.value == 1)
    }
    #expect(property.value == 2)
  }

  @Test func settingInItsOwnModificationTraps() async {
    await #expect(processExitsWith: .failure) {
      let property = MutableProperty(1)
      property.modify { _ in property.value = 2 }
    }
    await #expect(processExitsWith: .failure) {
      let property = MutableProperty(1)
      property.modify { _ in property.modify { $0 = 2 } }
    }
  }

  @Test func completesWhenReleased() {
    var property: MutableProperty<Int>? = MutableProperty(1)
    let signal = property!.signal
    let producer = property!.producer
    let lifetime = property!.lifetime
    let order = Journal<String>()
    signal.observeCompleted { order.note("signal \(lifetime.hasEnded)") }
    producer.startWithCompleted { order.note("producer \(lifetime.hasEnded)") }
    signal.observeCompleted { order.note("signal again \(lifetime.hasEnded)") }
    lifetime.observeEnded { order.note("lifetime") }
    property?.value = 2
    property = nil
    #expect(order.entries == ["signal false", "producer false", "signal again false", "lifetime"])
    #expect(lifetime.hasEnded)
    #expect(producer.started().entries == ["2", "completed"])
    #expect(signal.observed().entries == ["interrupted"])
  }

  @Test func disposedRunIsInterruptedAndToldNothingMore() {
    let property = MutableProperty(1)
    let (values, run) = property.producer.startedRun()
    run.dispose()
    run.dispose()
    property.value = 2
    #expect(values.entries == ["1", "interrupted"])
  }

  @Test func producerDoesNotKeepThePropertyNorTheObserver() {
    var property: MutableProperty<Int>? = MutableProperty(1)
    weak let weakProperty = property
    let producer = property!.producer
    var flag: Flag? = Flag()
    weak let weakFlag = flag
    let run = producer.startWithValues { [flag] _ in _ = flag }
    flag = nil
    #expect(weakFlag != nil)
    run.dispose()
    #expect(weakFlag == nil)
    let second = producer.startWithValues { [property] _ in _ = property }
    property = nil
    #expect(weakProperty != nil)
    second.dispose()
    #expect(weakProperty == nil)
  }

  @Test func takesOnlyWhatItIsToldWithTakeFirst() {
    let property = MutableProperty(1)
    let values = property.producer.take(first: 2).started()
    #expect(values.entries == ["1"])
    property.value = 2
    property.value = 3
    #expect(values.entries == ["1", "2", "completed"])
    #expect(property.producer.take(first: 1).started().entries == ["3", "completed"])
  }

  @Test func releasesTheOldValueWithNobodyWaiting() {
    final class Nosy: Sendable {
      let property: MutableProperty<Nosy?>
      let journal: Journal<String>
      init(_ property: MutableProperty<Nosy?>, _ journal: Journal<String>) {
        self.property = property
        self.journal = journal
      }
      deinit {
        journal.note("\(property.value == nil)")
        property.modify { $0 = nil }
      }
    }
    let journal = Journal<String>()
    let property = MutableProperty<Nosy?>(nil)
    property.value = Nosy(property, journal)
    property.value = nil
    #expect(journal.entries == ["true"])
  }

  @Test func wraps() {
    struct Model {
      @MutableProperty var name = "a"
    }
    let model = Model()
    let changes = model.$name.signal.observed()
    model.name = "b"
    #expect(model.name == "b")
    #expect(changes.entries == ["b"])
    #expect(model.$name.value == "b")
  }

  @Test func isABindingSourceAndASignalProducerConvertible() {
    let property = MutableProperty(1)
    let target = MutableProperty(0)
    target <~ property
    #expect(target.value == 1)
    property.value = 2
    #expect(target.value == 2)
    #expect(SignalProducer(property).take(first: 1).started().entries == ["2", "completed"])
  }
}
