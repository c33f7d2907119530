/// Closures that are called along a run, and change nothing in it unless they throw.
@frozen
public struct SideEffects<Element, Failure: Error> {
  public typealias Action = () -> Void

  /// Called before an element is handed on. What it throws ends the run.
  public var onNext: ((Element) throws(Failure) -> Void)?
  /// Called after an element was handed on. What it throws ends the run.
  public var afterNext: ((Element) throws(Failure) -> Void)?
  /// Called before the source's end is handed on. What it throws replaces that end.
  public var onEnd: ((Termination<Failure>) throws(Failure) -> Void)?
  /// Called after the source's end was handed on, before the source is torn down.
  public var afterEnd: ((Termination<Failure>) -> Void)?
  /// Called before the source is run.
  public var onSubscribe: Action?
  /// Called after the source was run; if it is synchronous, that is after its end.
  public var onSubscribed: Action?
  /// Called once, after the source was torn down, and after `onSubscribed`.
  public var onDispose: Action?

  @inlinable
  public init(
    onNext: ((Element) throws(Failure) -> Void)? = nil, afterNext: ((Element) throws(Failure) -> Void)? = nil,
    onEnd: ((Termination<Failure>) throws(Failure) -> Void)? = nil, afterEnd: ((Termination<Failure>) -> Void)? = nil,
    onSubscribe: Action? = nil, onSubscribed: Action? = nil, onDispose: Action? = nil
  ) {
    self.onNext = onNext
    self.afterNext = afterNext
    self.onEnd = onEnd
    self.afterEnd = afterEnd
    self.onSubscribe = onSubscribe
    self.onSubscribed = onSubscribed
    self.onDispose = onDispose
  }

  /// Whether the closures watch the end of the run, so that the source needs a scope of its own.
  @inlinable var watchTeardown: Bool {
    afterEnd != nil || onDispose != nil
  }
}
