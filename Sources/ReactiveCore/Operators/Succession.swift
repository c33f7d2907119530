/// The run of operators that run one source after another, each in a scope of its own: `concat`, `retry`, `catch(sequence:)`.
///
/// A source that ends at once is followed in a loop, not deeper in the stack.
@usableFromInline
final class Succession<Element, Failure: Error>: @unchecked Sendable {  // one source runs at a time; `loop` hands over
  private let output: Sink<Element, Failure>
  private let scope: Scope
  private let successor: (Termination<Failure>) -> Source<Element, Failure>?
  private let loop = Loop()
  @exclusivity(unchecked) nonisolated(unsafe) private var finished: Scope?
  @exclusivity(unchecked) nonisolated(unsafe) private var last: Termination<Failure> = .completed

  /// - Parameter successor: What comes after a source that ended as given, or nil to end like this too. The first call is told
  ///   that nothing was completed before.
  @usableFromInline init(
    _ output: Sink<Element, Failure>, until scope: Scope,
    successor: @escaping (Termination<Failure>) -> Source<Element, Failure>?
  ) {
    self.output = output
    self.scope = scope
    self.successor = successor
  }

  @usableFromInline func start() {
    loop.request(advance)
  }

  private func advance() {
    if scope.isEnded { return }
    LockCheck.assertNoneHeld()
    guard let source = successor(last) else { return output.end(last) }
    if let finished = finished.take() { scope.end(finished) }
    if scope.isEnded { return }
    let child = scope.makeChild()
    source.start(
      into: output.ending { termination in
        self.last = termination
        self.finished = child
        self.loop.request(self.advance)
      }, until: child)
  }
}
