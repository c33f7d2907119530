import RxSwift

/// What makes the schedulers of `Driver` and `Signal`. Tests can put a virtual one in their place.
///
///     SharingScheduler.mock(scheduler: testScheduler) {
///       let title = viewModel.title.asDriver(onErrorJustReturn: "")
///       ...
///     }
public enum SharingScheduler {
  private struct Factory: @unchecked Sendable {  // handed from a caller of `mock` to the code that it runs
    let make: () -> any SchedulerType
  }

  @TaskLocal private static var mocked: Factory?

  /// Makes a scheduler: a new `MainScheduler`, unless it is mocked. Operators call it when they are applied, not at subscription.
  public static var make: () -> any SchedulerType {
    mocked?.make ?? { MainScheduler() }
  }

  /// Whether `mock` is running, for this thread or task.
  static var isMocked: Bool {
    mocked != nil
  }

  /// Lets operators use `scheduler` while `action` runs. See `mock(makeScheduler:action:)`.
  public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
    try mock(makeScheduler: { scheduler }, action: action)
  }

  /// Lets operators use other schedulers while `action` runs.
  ///
  /// It concerns what `action` itself applies, on its thread or in tasks that it starts; other threads are not affected, so that
  /// tests may run side by side. Sequences made meanwhile keep their schedulers. Calls may nest.
  ///
  /// - Parameters:
  ///   - makeScheduler: Called for each operator that needs a scheduler.
  ///   - action: Run at once. What it throws is passed on, and the schedulers are as before then too.
  public static func mock(makeScheduler: @escaping () -> any SchedulerType, action: () throws -> Void) rethrows {
    try $mocked.withValue(Factory(make: makeScheduler), operation: action)
  }
}
