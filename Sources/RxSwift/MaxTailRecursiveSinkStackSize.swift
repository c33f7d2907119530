#if TRACE_RESOURCES
  import Synchronization

  private let maxStackSize = Atomic<Int>(0)

  /// The deepest stack that nested `concat`, `catch` and `retry` have needed: none, since they run in a loop.
  ///
  /// Kept for tests that set it to 0 and look at it afterwards. May be used from any thread.
  public var maxTailRecursiveSinkStackSize: Int {
    get { maxStackSize.load(ordering: .relaxed) }
    set { maxStackSize.store(newValue, ordering: .relaxed) }
  }
#endif
