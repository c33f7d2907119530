import Foundation

/// Holds replies back until a test opens it; and tells the test when a client has gone instead.
public final class Gate: @unchecked Sendable {  // `condition` guards the variables
  private let condition = NSCondition()
  private var isOpen = false
  private var arrivals = 0
  private var departures = 0

  /// A closed gate.
  public init() {}

  /// Lets all replies through, now and later.
  public func open() {
    condition.withLock {
      isOpen = true
      condition.broadcast()
    }
  }

  /// Blocks until so many requests wait, or have waited, here.
  public func waitForArrivals(_ count: Int = 1) {
    block { self.arrivals >= count }
  }

  /// Blocks until so many clients have closed their connection while their request waited here.
  public func waitForDepartures(_ count: Int = 1) {
    block { self.departures >= count }
  }

  func wait(watching connection: Socket) {
    condition.withLock {
      arrivals += 1
      condition.broadcast()
    }
    Thread.detachNewThread {
      // A client sends nothing more after its request, so this returns when it closes the connection.
      if connection.received() == nil { self.clientLeft() }
    }
    block { self.isOpen }
  }

  private func clientLeft() {
    condition.withLock {
      if !isOpen { departures += 1 }
      condition.broadcast()
    }
  }

  private func block(until isTrue: () -> Bool) {
    condition.withLock {
      while !isTrue() { condition.wait() }
    }
  }
}
