/// `count` integers from `start` on. Unlike a `ClosedRange`, it is a sequence for every type of integer.
@frozen
public struct CountingSequence<Integer: FixedWidthInteger>: Sequence, IteratorProtocol {
  @usableFromInline var current: Integer
  @usableFromInline var remaining: Integer

  /// Stops the program if `count` is negative, or if the last integer lies beyond `Integer.max`.
  @inlinable
  public init(start: Integer, count: Integer) {
    precondition(count >= 0, "range: the count must not be negative.")
    precondition(
      count == 0 || !start.addingReportingOverflow(count - 1).overflow, "range: it reaches beyond the largest \(Integer.self).")
    current = start
    remaining = count
  }

  /// The next integer, or nil after the last one.
  @inlinable
  public mutating func next() -> Integer? {
    guard remaining > 0 else { return nil }
    defer {
      current &+= 1
      remaining -= 1
    }
    return current
  }
}

extension Source where Element: FixedWidthInteger {
  /// `count` integers from `start` on, then completion. Implements Rx `range`.
  ///
  /// Stops the program if `count` is negative, or if the last integer lies beyond the largest one.
  @inlinable
  public static func range(start: Element, count: Element) -> Source {
    sequence(CountingSequence(start: start, count: count))
  }

  /// `count` integers from `start` on, then completion, each of them a piece of work of its own for `scheduler`.
  /// Implements Rx `range` with a scheduler.
  ///
  /// Stops the program if `count` is negative, or if the last integer lies beyond the largest one.
  @inlinable
  public static func range(start: Element, count: Element, on scheduler: any ImmediateScheduler) -> Source {
    sequence(CountingSequence(start: start, count: count), on: scheduler)
  }
}
