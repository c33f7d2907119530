/// A recipe for a stream: nothing happens until it is run, and every run is separate.
///
/// The scope goes in, and no disposable comes out: so a synchronous endless source can be stopped from inside its own run.
@frozen
public struct Source<Element, Failure: Error> {
  public typealias Run = (Sink<Element, Failure>, Scope) -> Void

  public let behavior: Run
  /// Whether a run starts inside the thread's trampoline, so that synchronous sources wait until the chain is connected.
  public let isTrampolined: Bool
  /// The element of a source that sends just this: a value, which needs neither a run of its own nor a scope. Operators that
  /// run inner sources look at it; `behavior` says nothing then, so that making such a source allocates nothing.
  public let onlyElement: Element?

  @inlinable
  public init(behavior: @escaping Run, isTrampolined: Bool, onlyElement: Element? = nil) {
    self.behavior = behavior
    self.isTrampolined = isTrampolined
    self.onlyElement = onlyElement
  }

  /// A source that starts inside the trampoline, as all operators do.
  @inlinable
  public init(_ run: @escaping Run) {
    self.init(behavior: run, isTrampolined: true, onlyElement: nil)
  }

  /// A source that starts on the spot, outside of any trampoline: subjects, `empty`, `never`.
  @inlinable
  public static func immediate(_ run: @escaping Run) -> Source {
    Source(behavior: run, isTrampolined: false, onlyElement: nil)
  }

  /// Runs inside an operator's own run. The owner of the scope ends it when the sink receives its end.
  ///
  /// Operators capture this closure, not the source: it is what the optimiser can fuse.
  @inlinable
  public var run: Run {
    guard let onlyElement else { return behavior }
    return { sink, scope in
      sink.next(onlyElement)
      if !scope.isEnded { sink.end(.completed) }
    }
  }

  /// Runs at a boundary: a terminal subscription, or an inner source that starts later than its outer one.
  @inlinable
  public func start(into sink: Sink<Element, Failure>, until scope: Scope) {
    guard isTrampolined else { return run(sink, scope) }
    Trampoline.enter { behavior(sink, scope) }
  }
}
