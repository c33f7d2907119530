/// What a run has scheduled: one piece of work at a time. The next one replaces it, and the end of the run cancels it.
@usableFromInline
package final class Appointment: Disposable, @unchecked Sendable {  // `lock` guards all
  private let lock = Lock()
  private var work: (any Disposable)?
  private var number = 0
  private var isOver = false

  @usableFromInline package init() {}

  /// Cancels what is scheduled, and schedules something else, unless the run is over.
  @usableFromInline package func make(_ schedule: () -> any Disposable) {
    guard let number = cancelForNext() else { return }
    LockCheck.assertNoneHeld()
    let new = schedule()
    let isStale = lock.locked {
      guard !isOver, number == self.number else { return true }
      work = new
      return false
    }
    if isStale { new.dispose() }
  }

  /// Cancels what is scheduled.
  @usableFromInline package func cancel() {
    _ = cancelForNext()
  }

  @usableFromInline package func dispose() {
    lock.locked { isOver = true }
    cancel()
  }

  private func cancelForNext() -> Int? {
    let (old, number) = lock.locked {
      self.number += 1
      return (work.take(), isOver ? nil : self.number)
    }
    old?.dispose()
    return number
  }
}
