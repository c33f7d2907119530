extension Trampoline {
  /// Runs `body` as if nothing else was running on this thread: what `body` enqueues doesn't wait for what was enqueued before.
  ///
  /// For a caller that blocks the thread until `body` is done.
  package static func setAside<Result>(_ body: () -> Result) -> Result {
    let trampoline = current
    let queue = exchange(&trampoline.queue, RingBuffer())
    let active = exchange(&trampoline.active, false)
    defer {
      trampoline.queue = queue
      trampoline.active = active
    }
    return body()
  }
}
