import ReactiveCore

/// The superclass of the library's disposables. It counts them in `Resources`, where that exists.
public class DisposeBase: @unchecked Sendable {  // no state; each subclass says what guards its own
  init() {
    #if TRACE_RESOURCES
      ResourceCount.increment()
    #endif
  }

  #if TRACE_RESOURCES
    deinit {
      ResourceCount.decrement()
    }
  #endif

  /// Whether disposing this would certainly do nothing. May call code of the user: not under a lock.
  var hasEnded: Bool { false }
}
