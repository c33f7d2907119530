import Foundation
import ReactiveCore

extension SignalProducer where Value == Date, Error == Never {
  /// Sends the date of a scheduler again and again, for the first time one interval after the start.
  ///
  /// - Parameters:
  ///   - interval: The distance from one date to the next, not negative.
  ///   - scheduler: Whose clock counts, and where the dates are sent. Its timer has a leeway of a tenth of the interval.
  /// - Returns: The dates. It never ends: a run goes on until it is disposed.
  public static func timer(
    interval: DispatchTimeInterval, on scheduler: any DateScheduler
  ) -> SignalProducer<Value, Error> {
    timer(interval: interval, on: scheduler, leeway: interval * 0.1)
  }

  /// Sends the date of a scheduler again and again, for the first time one interval after the start.
  ///
  /// - Parameters:
  ///   - interval: The distance from one date to the next, not negative.
  ///   - scheduler: Whose clock counts, and where the dates are sent.
  ///   - leeway: How late a date may be, in exchange for fewer wake-ups; not negative.
  /// - Returns: The dates. It never ends: a run goes on until it is disposed.
  public static func timer(
    interval: DispatchTimeInterval, on scheduler: any DateScheduler, leeway: DispatchTimeInterval
  ) -> SignalProducer<Value, Error> {
    requireRepetition(interval, leeway)
    return SignalProducer { observer, lifetime in
      lifetime += scheduler.schedule(after: interval, interval: interval, leeway: leeway) {
        observer.send(value: scheduler.currentDate)
      }
    }
  }
}
