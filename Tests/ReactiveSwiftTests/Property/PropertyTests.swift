import ReactiveSwift
import Testing

@Suite struct PropertyTests {
  @Test func constant() {
    let property = Property(value: 1)
    #expect(property.value == 1)
    #expect(property.producer.started().entries == ["1", "completed"])
    #expect(property.signal.observed().entries == ["interrupted"])
  }

  @Test func capturingKeepsAndForwards() {
    var source: MutableProperty<Int>? = MutableProperty(1)
    weak let weakSource = source
    var property: Property<Int>? = Property(capturing: source!)
    let changes = property!.signal.observed()
    let values = property!.producer.started()
    source?.value = 2
    #expect(property?.value == 2)
    source = nil
    #expect(weakSource != nil)
    property = nil
    #expect(weakSource == nil)
    #expect(changes.entries == ["2", "completed"])
    #expect(values.entries == ["1", "2", "completed"])
  }

  @Test func reflectingDoesNotKeep() {
    var source: MutableProperty<Int>? = MutableProperty(1)
    weak let weakSource = source
    let property = Property(source!)
    let changes = property.signal.observed()
    let values = property.producer.started()
    source?.value = 2
    #expect(property.value == 2)
    source = nil
    #expect(weakSource == nil)
    #expect(property.value == 2)
    #expect(changes.entries == ["2", "completed"])
    #expect(values.entries == ["1", "2", "completed"])
    #expect(property.producer.started().entries == ["2", "completed"])
    #expect(property.signal.observed().entries == ["interrupted"])
  }

  @Test func initialThenProducer() {
    let starts = Journal<Int>()
    let property = Property(
      initial: 0,
      then: SignalProducer<Int, Never> { observer, _ in
        starts.note(1)
        for value in 1...3 { observer.send(value: value) }
        observer.sendCompleted()
      })
    #expect(property.value == 3)
    #expect(property.signal.observed().entries == ["interrupted"])
    #expect(property.producer.started().entries == ["3", "completed"])
    #expect(starts.entries == [1])
  }

  @Test func initialThenSignal() {
    let (signal, input) = Signal<Int, Never>.pipe()
    let property = Property(initial: 0, then: signal)
    let changes = property.signal.observed()
    #expect(property.value == 0)
    input.send(value: 1)
    #expect(property.value == 1)
    input.sendInterrupted()
    #expect(changes.entries == ["1", "completed"])
    #expect(property.producer.started().entries == ["1", "completed"])
  }

  @Test func initialThenProperty() {
    let source = MutableProperty(5)
    let property = Property(initial: 0, then: source)
    #expect(property.value == 5)
    source.value = 6
    #expect(property.value == 6)
  }

  @Test func initialOfAnOptional() {
    let (signal, input) = Signal<Int, Never>.pipe()
    let property = Property<Int?>(initial: nil, then: signal)
    #expect(property.value == nil)
    input.send(value: 1)
    #expect(property.value == 1)
    let produced = Property<Int?>(initial: nil, then: SignalProducer(value: 2))
    #expect(produced.value == 2)
  }

  @Test func leadingDots() {
    let property = Property(initial: 1, then: .init(value: 2))
    #expect(property.value == 2)
    let empty = Property(initial: 1, then: .empty)
    #expect(empty.value == 1)
    #expect(empty.producer.started().entries == ["1", "completed"])
    let never = Property(initial: 1, then: .never)
    #expect(never.signal.observed().entries == [])
  }

  @Test func thenIsGivenUpWithTheProperty() {
    let ends = Journal<String>()
    var property: Property<Int>? = Property(
      initial: 0, then: SignalProducer { _, lifetime in lifetime.observeEnded { ends.note("ended") } })
    let observation = property!.signal.observeValues { _ in }
    property = nil
    #expect(ends.entries == [])
    observation?.dispose()
    #expect(ends.entries == ["ended"])
  }

  @Test func heldBySignalOrProducerItGoesOn() {
    let source = MutableProperty(0)
    var property: Property<Int>? = Property(source)
    let producer = property!.producer
    property = nil
    source.value = 1
    #expect(producer.take(first: 1).started().entries == ["1", "completed"])
    var other: Property<Int>? = Property(source)
    let signal = other!.signal
    other = nil
    let changes = signal.observed()
    source.value = 2
    #expect(changes.entries == ["2"])
  }

  @Test func wraps() {
    struct Model {
      @Property var name: String
    }
    let source = MutableProperty("a")
    let model = Model(name: Property(source))
    #expect(model.name == "a")
    source.value = "b"
    #expect(model.name == "b")
    #expect(model.$name.value == "b")
  }

  @Test func isUsedFromOtherThreads() {
    let property: any Sendable = Property(value: 1)
    let mutable: any Sendable = MutableProperty(1)
    _ = (property, mutable)
  }

  @Test func endsWhenItsSourceIsInterrupted() {
    let (signal, input) = Signal<Int, Never>.pipe()
    let property = Property(initial: 0, then: signal)
    let values = property.producer.started()
    _ = input
    input.sendInterrupted()
    #expect(values.entries == ["0", "completed"])
  }
}
