import Synchronization

/// What the building blocks cost on this machine, measured in the same run. The first is the unit of all multiples, which
/// makes two machines comparable; the others show how dear locks and atomics are there, which differs much.
struct Floor {
  let name: String
  let details: String
  let body: @Sendable (Int) -> Void

  static let callsPerRun = 50_000

  /// The unit of all multiples and targets.
  static let nestedClosures = Floor(
    name: "F: 12 nested closures",
    details: "One call through 12 nested escaping closures, none of which can be inlined.",
    body: callNestedClosures)

  static let mutex = Floor(
    name: "mutex lock + unlock",
    details: "One uncontended lock and unlock of a `Mutex`, in a process that has a second thread.",
    body: lockAndUnlock)

  static let atomic = Floor(
    name: "atomic add", details: "One relaxed addition to an `Atomic` that no other thread uses.", body: addAtomically)

  static let all = [nestedClosures, mutex, atomic]
}

@Sendable private func callNestedClosures(_ calls: Int) {
  let sum = Sum()
  var call: (Int) -> Void = { sum.value &+= $0 }
  for _ in 0..<11 {
    call = nest(call)
  }
  for index in 0..<calls {
    call(index & 1)
  }
  sum.check(calls / 2 + 11 * calls)
}

@inline(never) private func nest(_ inner: @escaping (Int) -> Void) -> (Int) -> Void {
  { inner($0 &+ 1) }
}

@Sendable private func lockAndUnlock(_ calls: Int) {
  let sum = Mutex(0)
  for index in 0..<calls {
    sum.withLock { $0 &+= index & 1 }
  }
  guard sum.withLock({ $0 }) == calls / 2 else { fatalError("The mutex lost an addition.") }
}

@Sendable private func addAtomically(_ calls: Int) {
  let sum = Atomic(0)
  for index in 0..<calls {
    sum.wrappingAdd(index & 1, ordering: .relaxed)
  }
  guard sum.load(ordering: .relaxed) == calls / 2 else { fatalError("The atomic lost an addition.") }
}
