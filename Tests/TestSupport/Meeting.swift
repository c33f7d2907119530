import Foundation

/// Where a number of threads wait for each other, again and again.
public final class Meeting: @unchecked Sendable {  // `condition` guards the variables
  private let condition = NSCondition()
  private let size: Int
  private var arrived = 0
  private var round = 0

  /// A meeting of so many threads.
  public init(of size: Int) {
    self.size = size
  }

  /// Blocks until all threads have called it.
  public func wait() {
    condition.lock()
    defer { condition.unlock() }
    let round = round
    arrived += 1
    guard arrived < size else {
      arrived = 0
      self.round += 1
      return condition.broadcast()
    }
    while round == self.round { condition.wait() }
  }
}
