import Foundation
import RxSwift

/// A sequence with operators that block the calling thread. See `toBlocking(timeout:)`.
public struct BlockingObservable<Element>: Sendable {
  let source: Observable<Element>
  let timeout: TimeInterval?
}

extension BlockingObservable {
  /// Blocks until the sequence has ended.
  ///
  /// - Returns: All elements. Throws what the sequence fails with, `RxError.timeout` and `BlockingDeadlock`. Holds all elements.
  public func toArray() throws -> [Element] {
    try run(source).elementsOrThrow()
  }

  /// Blocks until there is an element, then disposes the sequence.
  ///
  /// - Returns: The first element, or nil if the sequence completes without any. Throws what the sequence fails with before it,
  ///   `RxError.timeout` and `BlockingDeadlock`.
  public func first() throws -> Element? {
    try run(source.take(1)).elementsOrThrow().first
  }

  /// Blocks until the sequence has ended.
  ///
  /// - Returns: The last element, or nil if there is none. Throws what the sequence fails with even if there were elements,
  ///   `RxError.timeout` and `BlockingDeadlock`. Holds one element.
  public func last() throws -> Element? {
    try run(source.takeLast(1)).elementsOrThrow().last
  }

  /// Blocks until the sequence has completed, or has sent a second element.
  ///
  /// - Returns: The only element. Throws `RxError.noElements` or `RxError.moreThanOneElement` if there is none or are more, what the
  ///   sequence fails with, `RxError.timeout` and `BlockingDeadlock`.
  public func single() throws -> Element {
    try onlyElement(of: source)
  }

  /// Blocks until the sequence has completed, or has sent a second element that fits.
  ///
  /// - Parameter predicate: Called for each element in order, on the thread that sends it, until a second one fits. What it throws
  ///   is thrown by this method.
  /// - Returns: The only element that fits. Throws `RxError.noElements` or `RxError.moreThanOneElement` if there is none or are
  ///   more, what the sequence fails with, `RxError.timeout` and `BlockingDeadlock`.
  public func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element {
    try onlyElement(of: source.filter(predicate))
  }

  /// Blocks until the sequence has ended.
  ///
  /// - Returns: All elements, and how the sequence has ended. A timeout and a `BlockingDeadlock` are failures too. Holds all elements.
  public func materialize() -> MaterializedSequenceResult<Element> {
    run(source)
  }

  private func onlyElement(of source: Observable<Element>) throws -> Element {
    let elements = try run(source.take(2)).elementsOrThrow()
    if elements.count > 1 { throw RxError.moreThanOneElement }
    guard let element = elements.first else { throw RxError.noElements }
    return element
  }

  private func run(_ source: Observable<Element>) -> MaterializedSequenceResult<Element> {
    BlockingRun(timeout: timeout).result(of: source)
  }
}

extension MaterializedSequenceResult {
  fileprivate func elementsOrThrow() throws -> [T] {
    switch self {
    case .completed(let elements): elements
    case .failed(_, let error): throw error
    }
  }
}
