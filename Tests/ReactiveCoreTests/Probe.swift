import ReactiveCore
import Synchronization

/// The error of all tests.
enum Flaw: Error {
  case flaw
}

/// A consumer without a gate: it notes what it gets, and each breach of the contract. It ends its scope at the end, as
/// consumers do.
final class Probe<Element>: @unchecked Sendable {  // the contract makes calls serial; `breachList` guards itself
  let scope: Scope
  private(set) var elements: [Element] = []
  private(set) var ending: String?
  /// Called in the middle of the delivery of an element.
  var reaction: ((Element) -> Void)?
  /// Called in the middle of the delivery of the end.
  var endReaction: (() -> Void)?
  /// Set when nothing may come any more.
  var isClosed = false
  private let isInside = Atomic<Bool>(false)
  private let holders = Atomic<Int>(0)
  private let breachList = Locked<[String]>([])

  init(until scope: Scope = Scope()) {
    self.scope = scope
  }

  var breaches: [String] { breachList.locked { $0 } }

  /// Whether anybody still holds a sink of this probe.
  var isHeld: Bool { holders.load(ordering: .relaxed) > 0 }

  var sink: Sink<Element, Flaw> {
    let hold = Hold(self)
    return Sink(next: { hold.probe.next($0) }, end: { hold.probe.end($0) })
  }

  private final class Hold {
    let probe: Probe

    init(_ probe: Probe) {
      self.probe = probe
      probe.holders.add(1, ordering: .relaxed)
    }

    deinit {
      probe.holders.subtract(1, ordering: .relaxed)
    }
  }

  func next(_ element: Element) {
    deliver("\(element)") {
      elements.append(element)
      reaction?(element)
    }
  }

  func end(_ termination: Termination<Flaw>) {
    let name =
      switch termination {
      case .completed: "completed"
      case .failed: "failed"
      case .interrupted: "interrupted"
      }
    deliver(name) {
      ending = name
      endReaction?()
    }
    scope.dispose()
  }

  /// Lets go of everything.
  func finish() {
    reaction = nil
    endReaction = nil
    scope.dispose()
  }

  private func deliver(_ name: @autoclosure () -> String, _ receive: () -> Void) {
    // Relaxed, so that it brings no order into what would be a race.
    guard !isInside.exchange(true, ordering: .relaxed) else { return note("\(name()) came while something was delivered") }
    if ending != nil { note("\(name()) came after the end") }
    if isClosed { note("\(name()) came too late") }
    #if DEBUG
      if LockCheck.heldCount > 0 { note("\(name()) came under a lock") }
    #endif
    Checkpoint.reach()
    receive()
    isInside.store(false, ordering: .relaxed)
  }

  private func note(_ breach: String) {
    breachList.locked { $0.append(breach) }
  }
}
