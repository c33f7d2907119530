import ReactiveSwift
import Testing

@Suite struct ActionStateTests {
  @Test func seesTheNewestState() {
    let state = MutableProperty(1)
    let seen = Journal<String>()
    let action = Action<Int, String, Fault>(state: state, enabledIf: { $0 > 0 }) { state, input in
      seen.note("\(state) \(input)")
      return .empty
    }
    action.apply(10).start()
    state.value = 2
    action.apply(20).start()
    #expect(seen.entries == ["1 10", "2 20"])
    state.value = 0
    #expect(!action.isEnabled.value)
    let always = Action<Int, String, Fault>(state: state) { state, input in
      seen.note("\(state) \(input)")
      return .empty
    }
    always.apply(30).start()
    #expect(seen.entries.last == "0 30")
  }

  /// An observer of the state that was there before the action sees the state of the moment.
  @Test func seesTheNewestStateInsideOfItsChange() {
    let state = MutableProperty(0)
    let seen = Journal<Int>()
    let holder = Journal<Action<(), Never, Never>>()
    state.signal.observeValues { _ in holder.entries.first?.apply().start() }
    holder.note(
      Action(state: state, enabledIf: { $0 > 0 }) { state, _ in
        seen.note(state)
        return .empty
      })
    state.value = 1
    state.value = 2
    #expect(seen.entries == [1, 2])
  }

  @Test func keepsItsState() {
    var state: MutableProperty<Int>? = MutableProperty(1)
    weak let weakState = state
    var action: Action<Int, String, Fault>? = Action(state: state!) { _, _ in .empty }
    state = nil
    #expect(weakState != nil)
    _ = action
    action = nil
    #expect(weakState == nil)
  }

  @Test func unwraps() {
    let state = MutableProperty<Int?>(nil)
    let seen = Journal<String>()
    let action = Action<Int, String, Fault>(unwrapping: state) { state, input in
      seen.note("\(state) \(input)")
      return .empty
    }
    let shorthand = Action<(), String, Fault>(unwrapping: state) { state in
      seen.note("\(state)")
      return .empty
    }
    #expect(!action.isEnabled.value)
    state.value = 5
    #expect(action.isEnabled.value)
    action.apply(1).start()
    shorthand.apply().start()
    #expect(seen.entries == ["5 1", "5"])
  }

  @Test func needsAValidValue() {
    var state: ValidatingProperty<Int, Fault>? = ValidatingProperty(0) { $0 < 0 ? .invalid(.expected) : .valid }
    weak let weakState = state
    let seen = Journal<String>()
    let action = Action<Int, String, Fault>(validated: state!) { state, input in
      seen.note("\(state) \(input)")
      return .empty
    }
    let shorthand = Action<(), String, Fault>(validated: state!) { state in
      seen.note("\(state)")
      return .empty
    }
    state?.value = -1
    #expect(!action.isEnabled.value)
    #expect(!shorthand.isEnabled.value)
    state?.value = 3
    #expect(action.isEnabled.value)
    state = nil
    #expect(weakState != nil)
    action.apply(1).start()
    shorthand.apply().start()
    #expect(seen.entries == ["3 1", "3"])
  }

  @Test func shorthandForAState() {
    let seen = Journal<Int>()
    let action = Action<(), Never, Never>(state: Property(value: 7)) { state in
      seen.note(state)
      return .empty
    }
    action.apply().start()
    #expect(seen.entries == [7])
  }
}
