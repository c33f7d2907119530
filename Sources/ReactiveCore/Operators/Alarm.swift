/// Whoever sets an alarm.
@usableFromInline
protocol AlarmOwner: AnyObject {
  /// Called when time is up, with the number of the newest setting. It may be outdated by then: the owner has to look.
  func timeIsUp(_ number: Int)
}

/// A timer that is set again and again, each time for the same delay.
///
/// On a queue it doesn't make a timer for each setting: the one that runs finds out at its end that the deadline has moved, and goes
/// on until then. On other schedulers, where clock and order are part of what a test sees, each setting is scheduled by itself.
@usableFromInline
final class Alarm: Disposable, @unchecked Sendable {  // `lock` guards the variables
  private let delay: Int64
  private let scheduler: any TimeScheduler
  private let reusesTimers: Bool
  private let appointment = Appointment()
  private let lock = Lock()
  private var number = 0
  private var deadline: Int64 = 0
  private var isRunning = false

  @usableFromInline init(after delay: Int64, on scheduler: any TimeScheduler) {
    self.delay = delay
    self.scheduler = scheduler
    reusesTimers = scheduler.isSerialQueue || scheduler is DispatchScheduler
  }

  /// Calls `owner` when the delay has passed, instead of when it was to be called before.
  @usableFromInline func set(_ number: Int, for owner: some AlarmOwner) {
    guard reusesTimers else {
      return appointment.make { scheduler.schedule(after: delay) { owner.timeIsUp(number) } }
    }
    let (deadline, overflow) = scheduler.now.addingReportingOverflow(max(delay, 0))
    let wasRunning = lock.locked {
      self.number = number
      self.deadline = overflow ? .max : deadline
      return exchange(&isRunning, true)
    }
    if !wasRunning { run(for: delay, owner) }
  }

  @usableFromInline func dispose() {
    appointment.dispose()
  }

  private func run(for delay: Int64, _ owner: some AlarmOwner) {
    appointment.make { scheduler.schedule(after: delay) { self.ring(owner) } }
  }

  private func ring(_ owner: some AlarmOwner) {
    let now = scheduler.now
    let (rest, number) = lock.locked {
      isRunning = deadline > now
      return (deadline - now, self.number)
    }
    if rest > 0 { run(for: rest, owner) } else { owner.timeIsUp(number) }
  }
}
