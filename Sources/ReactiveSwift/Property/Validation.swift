import ReactiveCore
import Synchronization

/// What a validating property does with values.
///
/// An attempt tells its result first and writes after that, without a lock in between. So it counts the results that let a value
/// in: an attempt doesn't write any more if a later value has got in meanwhile, which it would replace. And a value that it wrote
/// is known by its number when it is told about; if something else was set directly between result and write, the result is told
/// again.
final class Validation<Value, ValidationError: Swift.Error>: @unchecked Sendable {  // as said at each variable
  typealias Owner = ValidatingProperty<Value, ValidationError>

  /// Writes a value to the property behind, if `mayWrite` still says so.
  typealias Write = (_ value: Value, _ result: Owner.Result, _ mayWrite: () -> Bool) -> Void

  let results: MutableProperty<Owner.Result>
  private let validator: (Value) -> Owner.Decision
  /// The number of the newest result that let a value in. Changed under the lock of `results`.
  private let newestAccepted = Synchronization.Atomic<Int>(0)
  /// Whether the newest result is about a value that was set directly. Guarded by the lock of `results`.
  @exclusivity(unchecked) private nonisolated(unsafe) var newestIsDirect = true
  /// The results of what attempts have written, by the numbers of the values. Guarded by the lock of the property behind.
  @exclusivity(unchecked) private nonisolated(unsafe) var written: [Int: Owner.Result] = [:]
  /// What takes the result out of `written` for the value that is being told about. Set before anybody else knows this object.
  @exclusivity(unchecked) private nonisolated(unsafe) var takeWritten: ((Validation) -> Owner.Result?)?

  private init(_ first: Value, _ validator: @escaping (Value) -> Owner.Decision) {
    self.validator = validator
    results = MutableProperty(Owner.Result(first, validator(first)))
  }

  /// Validates the values of the property behind.
  static func start(
    on values: SignalProducer<Value, Never>, _ validator: @escaping (Value) -> Owner.Decision
  ) -> (Validation, any Disposable) {
    var validation: Validation?
    let observation = values.startWithValues { value in
      if let validation { validation.changed(to: value) } else { validation = Validation(value, validator) }
    }
    guard let validation else { preconditionFailure("The producer of a property has to send its value at once.") }
    return (validation, observation)
  }

  /// Somebody sets the validating property.
  func attempt(_ value: Value, _ write: Write) {
    let result = Owner.Result(value, validator(value))
    let accepted = result.value
    var attempt = 0
    _ = results.box.swapAttentively(result) { number in
      attempt = number
      if accepted != nil { newestAccepted.store(number, ordering: .releasing) }
      newestIsDirect = false
      return true
    }
    if let accepted { write(accepted, result) { newestAccepted.load(ordering: .acquiring) == attempt } }
  }

  /// The property behind tells a value.
  private func changed(to value: Value) {
    if let takeWritten, let result = takeWritten(self) {
      _ = results.box.swapAttentively(result) { _ in exchange(&newestIsDirect, false) }
    } else {
      _ = results.box.swapAttentively(Owner.Result(value, validator(value))) { number in
        newestAccepted.store(number, ordering: .releasing)
        newestIsDirect = true
        return true
      }
    }
  }

  func writing(to inner: MutableProperty<Value>) -> Write {
    let box = inner.box
    takeWritten = { validation in
      box.right.locked { validation.written.removeValue(forKey: box.delivered) }
    }
    return { value, result, mayWrite in
      _ = withExtendedLifetime(inner) {
        box.swapAttentively(value) { number in
          guard mayWrite() else { return false }
          self.written[number] = result
          return true
        }
      }
    }
  }

  /// For a property of another type nobody knows the numbers: what is told by the thread that writes is taken for what it writes.
  func writing(to inner: some MutablePropertyProtocol<Value>) -> Write {
    let writer = Locked<(ObjectIdentifier, Owner.Result)?>(nil)
    takeWritten = { _ in
      let thread = ObjectIdentifier(Trampoline.current)
      return writer.locked { $0?.0 == thread ? $0?.1 : nil }
    }
    return { value, result, mayWrite in
      guard mayWrite() else { return }
      let outer = writer.locked { exchange(&$0, (ObjectIdentifier(Trampoline.current), result)) }
      inner.value = value
      _ = writer.locked { exchange(&$0, outer) }
    }
  }
}
