/// An observer that hands each element to a closure, with an object that is held weakly: typically a view and its property.
///
/// A closure is called on the main thread: at once if the element is sent there and no other element is being handled,
/// otherwise later and in order. Once the object is gone, nothing happens any more. Completion is ignored. A sequence that can
/// fail must not be bound: an error stops a debug build, and a release build prints it.
public struct Binder<Value>: ObserverType, @unchecked Sendable {  // the scheduler decides where the closure runs
  /// The type of element that it receives.
  public typealias Element = Value

  private let handler: (Event<Value>) -> Void

  /// An observer that calls `binding` on the main thread.
  ///
  /// - Parameters:
  ///   - target: Passed to the closure, and not retained.
  ///   - binding: Called with the object and each element.
  @preconcurrency
  public init<Target: AnyObject>(_ target: Target, binding: @escaping @MainActor (Target, Value) -> Void) {
    // A `MainScheduler` calls it on the main thread only, which the type system can't see.
    self.init(target, scheduler: MainScheduler(), binding: unsafeBitCast(binding, to: ((Target, Value) -> Void).self))
  }

  /// An observer that calls `binding` on a scheduler.
  ///
  /// - Parameters:
  ///   - target: Passed to the closure, and not retained.
  ///   - scheduler: Where the closure is called.
  ///   - binding: Called with the object and each element.
  public init<Target: AnyObject>(
    _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler(),
    binding: @escaping (Target, Value) -> Void
  ) {
    handler = { [weak target] event in
      switch event {
      case .next(let element):
        _ = scheduler.schedule(element) { [weak target] element in
          if let target { binding(target, element) }
          return Disposables.create()
        }
      case .error(let error):
        fatalInDebug("A sequence that is bound must not fail: \(error)")
      case .completed:
        break
      }
    }
  }

  /// Takes one event.
  public func on(_ event: Event<Value>) {
    handler(event)
  }

  /// Hides the type of this observer.
  public func asObserver() -> AnyObserver<Value> {
    AnyObserver(eventHandler: on)
  }
}
