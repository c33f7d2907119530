import Foundation
import ReactiveCore

extension SignalProducer where Error == Never {
  /// Sends the elements of a sequence, one each interval.
  ///
  /// - Parameters:
  ///   - values: Iterated for each start, one element at a time.
  ///   - interval: The time before the first element, and from one to the next; not negative.
  ///   - scheduler: Whose clock counts, and where the elements are sent. Its timer has a leeway of a tenth of the interval.
  /// - Returns: The elements. Completes one interval after the last.
  public static func interval<S: Sequence>(
    _ values: S, interval: DispatchTimeInterval, on scheduler: any DateScheduler
  ) -> SignalProducer<S.Element, Error> where S.Element == Value {
    requireRepetition(interval, interval)
    return SignalProducer { observer, lifetime in
      var iterator = values.makeIterator()
      lifetime += scheduler.schedule(after: interval, interval: interval, leeway: interval * 0.1) {
        if let value = iterator.next() { observer.send(value: value) } else { observer.sendCompleted() }
      }
    }
  }
}

extension SignalProducer where Value == Int, Error == Never {
  /// Sends 0, 1, 2 and so on, one each interval.
  ///
  /// - Parameters:
  ///   - interval: The time before the first number, and from one to the next; not negative.
  ///   - scheduler: Whose clock counts, and where the numbers are sent. Its timer has a leeway of a tenth of the interval.
  /// - Returns: The numbers. It practically never ends: a run goes on until it is disposed.
  public static func interval(
    _ interval: DispatchTimeInterval, on scheduler: any DateScheduler
  ) -> SignalProducer<Value, Error> {
    .interval(0..., interval: interval, on: scheduler)
  }
}
