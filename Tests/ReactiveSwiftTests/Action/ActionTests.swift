import ReactiveSwift
import Testing

@Suite struct ActionTests {
  private let journal = Journal<String>()
  private let isAllowed = MutableProperty(true)

  /// Writes down everything that an action tells.
  private func observe<Input>(_ action: Action<Input, String, Fault>) {
    action.isEnabled.signal.observeValues { journal.note("enabled \($0)") }
    action.isExecuting.signal.observeValues { journal.note("executing \($0)") }
    action.values.observeValues { journal.note("value \($0)") }
    action.errors.observeValues { journal.note("error \($0)") }
    action.completed.observeValues { journal.note("completed") }
    action.disabledErrors.observeValues { journal.note("disabled") }
    action.events.observeValues { journal.note("event \($0)") }
  }

  private func caller<Value, Error>() -> (Signal<Value, Error>.Event) -> Void {
    { self.journal.note("caller \($0)") }
  }

  @Test func isEnabledAndIdleAtFirst() {
    let action = Action<Int, String, Fault> { SignalProducer(value: "\($0)") }
    #expect(action.isEnabled.value)
    #expect(!action.isExecuting.value)
    #expect(!Action<Int, String, Fault>(enabledIf: Property(value: false)) { _ in .empty }.isEnabled.value)
  }

  @Test func synchronousExecution() {
    let action = Action<Int, String, Fault> { input in
      journal.note("execute")
      return SignalProducer(value: "\(input)")
    }
    observe(action)
    let producer = action.apply(1)
    #expect(journal.entries == [])
    producer.start(caller())
    #expect(
      journal.entries == [
        "enabled false", "executing true", "execute", "caller VALUE 1", "value 1", "event VALUE 1",
        "caller COMPLETED", "completed", "event COMPLETED", "enabled true", "executing false",
      ])
  }

  @Test func asynchronousExecution() {
    let (signal, input) = Signal<String, Fault>.pipe()
    let action = Action<Int, String, Fault> { _ in SignalProducer(signal) }
    observe(action)
    action.apply(1).start { event in
      journal.note("caller \(event), executing \(action.isExecuting.value)")
    }
    #expect(action.isExecuting.value)
    #expect(!action.isEnabled.value)
    input.send(value: "a")
    input.sendCompleted()
    #expect(
      journal.entries == [
        "enabled false", "executing true", "caller VALUE a, executing true", "value a", "event VALUE a",
        "caller COMPLETED, executing true", "enabled true", "executing false", "completed", "event COMPLETED",
      ])
  }

  @Test func failures() {
    let action = Action<Int, String, Fault> { _ in SignalProducer(error: .expected) }
    observe(action)
    var result: ActionError<Fault>?
    action.apply(1).startWithFailed { result = $0 }
    #expect(result == .producerFailed(.expected))
    #expect(
      journal.entries == [
        "enabled false", "executing true", "error expected", "event FAILED expected", "enabled true", "executing false",
      ])
  }

  @Test func refusesWhileItExecutes() {
    let (signal, input) = Signal<String, Fault>.pipe()
    let action = Action<Int, String, Fault> { _ in SignalProducer(signal) }
    action.apply(1).start()
    observe(action)
    action.apply(2).start(caller())
    #expect(journal.take() == ["caller FAILED disabled", "disabled"])
    input.sendCompleted()
    _ = journal.take()
    action.apply(3).start(caller())
    #expect(action.isEnabled.value)
    #expect(journal.entries.contains("caller INTERRUPTED"))
  }

  @Test func refusesWhileDisabled() {
    let starts = Journal<Int>()
    let action = Action<Int, String, Fault>(enabledIf: isAllowed) { input in
      starts.note(input)
      return SignalProducer(value: "\(input)")
    }
    observe(action)
    isAllowed.value = false
    #expect(!action.isEnabled.value)
    action.apply(1).start(caller())
    isAllowed.value = true
    action.apply(2).start()
    #expect(starts.entries == [2])
    #expect(journal.entries.prefix(4) == ["enabled false", "caller FAILED disabled", "disabled", "enabled true"])
  }

  @Test func disposingInterruptsTheWork() {
    let ends = Journal<String>()
    let action = Action<Int, String, Fault> { _ in
      SignalProducer { observer, lifetime in
        lifetime.observeEnded { withExtendedLifetime(observer) { ends.note("ended") } }
      }
    }
    observe(action)
    let run = action.apply(1).start(caller())
    _ = journal.take()
    run.dispose()
    #expect(ends.entries == ["ended"])
    #expect(journal.entries == ["caller INTERRUPTED", "event INTERRUPTED", "enabled true", "executing false"])
    #expect(action.isEnabled.value)
  }

  @Test func completesEverythingWhenReleased() {
    var action: Action<Int, String, Fault>? = Action { _ in .empty }
    let lifetime = action!.lifetime
    action!.events.observeCompleted { journal.note("events \(lifetime.hasEnded)") }
    action!.values.observeCompleted { journal.note("values \(lifetime.hasEnded)") }
    action!.errors.observeCompleted { journal.note("errors \(lifetime.hasEnded)") }
    action!.completed.observeCompleted { journal.note("completed \(lifetime.hasEnded)") }
    action!.disabledErrors.observeCompleted { journal.note("disabledErrors \(lifetime.hasEnded)") }
    action!.isEnabled.signal.observeCompleted { journal.note("isEnabled") }
    action!.isExecuting.signal.observeCompleted { journal.note("isExecuting") }
    lifetime.observeEnded { journal.note("lifetime") }
    action = nil
    #expect(lifetime.hasEnded)
    #expect(
      Set(journal.entries) == [
        "events false", "values false", "errors false", "completed false", "disabledErrors false", "isEnabled",
        "isExecuting", "lifetime",
      ])
  }

  @Test func producersAndExecutionsKeepIt() {
    let (signal, input) = Signal<String, Fault>.pipe()
    var action: Action<Int, String, Fault>? = Action { _ in SignalProducer(signal) }
    weak let weakAction = action
    let values = action!.values.observed()
    var producer: SignalProducer<String, ActionError<Fault>>? = action!.apply(1)
    action = nil
    #expect(weakAction != nil)
    producer?.start()
    producer = nil
    #expect(weakAction != nil)
    input.send(value: "a")
    input.sendCompleted()
    #expect(weakAction == nil)
    #expect(values.entries == ["a", "completed"])
  }

  @Test func isABindingTarget() {
    let (values, valueInput) = Signal<Int, Never>.pipe()
    let (signal, input) = Signal<String, Fault>.pipe()
    let seen = Journal<Int>()
    var action: Action<Int, String, Fault>? = Action { value in
      seen.note(value)
      return SignalProducer(signal)
    }
    weak let weakAction = action
    action! <~ values
    valueInput.send(value: 1)
    valueInput.send(value: 2)
    #expect(seen.entries == [1])
    input.sendCompleted()
    valueInput.send(value: 3)
    #expect(seen.entries == [1, 3])
    action = nil
    #expect(weakAction == nil)
    valueInput.send(value: 4)
    #expect(seen.entries == [1, 3])
  }

  @Test func errorsAreEqualIfTheirErrorsAre() {
    #expect(ActionError<Fault>.disabled == .disabled)
    #expect(ActionError.producerFailed(Fault.expected) == .producerFailed(.expected))
    #expect(ActionError.producerFailed(Fault.expected) != .producerFailed(.other))
    #expect(ActionError.producerFailed(Fault.expected) != .disabled)
  }
}
