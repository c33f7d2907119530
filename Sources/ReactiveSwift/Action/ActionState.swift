/// Whether an action may start, and whether it executes.
///
/// It is changed in one step, and told afterwards: `isEnabled` first, then `isExecuting`.
final class ActionState: Sendable {
  private struct Value {
    var isAllowed = false
    var isExecuting = false
  }

  private let value = MutableProperty(Value())
  let isEnabled: Property<Bool>
  let isExecuting: Property<Bool>

  init() {
    isEnabled = value.map { $0.isAllowed && !$0.isExecuting }.skipRepeats()
    isExecuting = value.map(\.isExecuting).skipRepeats()
  }

  func setAllowed(_ isAllowed: Bool) {
    value.modify { $0.isAllowed = isAllowed }
  }

  /// Returns false if it executes already.
  func begin() -> Bool {
    value.modify { value in
      if value.isExecuting { return false }
      value.isExecuting = true
      return true
    }
  }

  func end() {
    value.modify { $0.isExecuting = false }
  }
}
