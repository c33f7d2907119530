import ReactiveCore
import Synchronization

/// A function that stands in for a store's own way to dispatch. There is none as a rule, which costs no lock to find out.
@usableFromInline
final class DispatchReplacement: Sendable {
  private let entry = Locked<DispatchStep?>(nil)
  private let exists = Atomic<Bool>(false)

  @usableFromInline init() {}

  var function: DispatchFunction? {
    get {
      exists.load(ordering: .acquiring) ? entry.locked { $0 }?.function : nil
    }
    set {
      let new = newValue.map(DispatchStep.init)
      let old = entry.locked { entry in
        exists.store(new != nil, ordering: .releasing)
        return exchange(&entry, new)
      }
      withExtendedLifetime(old) {}
    }
  }
}

/// A function that takes actions, in a wrapper: variables of function type are handled at a detour in generic code.
struct DispatchStep {
  let function: DispatchFunction
}
