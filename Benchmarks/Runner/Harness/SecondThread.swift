import Foundation

/// Keeps another thread alive, asleep, while `body` runs. The C library takes cheaper paths in its locks and its
/// heap while a process has one thread; no app has.
func withSecondThread(_ body: () throws -> Void) rethrows {
  let started = DispatchSemaphore(value: 0)
  let finished = DispatchSemaphore(value: 0)
  let thread = Thread {
    started.signal()
    finished.wait()
  }
  thread.start()
  started.wait()
  defer { finished.signal() }
  try body()
}
