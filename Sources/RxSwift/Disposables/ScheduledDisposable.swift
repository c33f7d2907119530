import ReactiveCore

/// Disposes its content on a scheduler.
///
/// May be disposed from any thread, each call schedules; the content is disposed exactly once, and released then.
public final class ScheduledDisposable: Cancelable {
  /// Where the content is disposed.
  public let scheduler: any ImmediateSchedulerType

  private let content: Locked<(any Disposable)?>

  /// Makes one that disposes `disposable` on `scheduler`.
  public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
    self.scheduler = scheduler
    content = Locked(disposable)
  }

  /// Whether the content was disposed, which happens some time after `dispose()` was called.
  public var isDisposed: Bool {
    content.locked { $0 == nil }
  }

  /// Schedules the disposal of the content.
  public func dispose() {
    _ = scheduler.schedule(self) { disposable in
      disposable.content.locked { $0.take() }?.dispose()
      return Disposables.create()
    }
  }
}
