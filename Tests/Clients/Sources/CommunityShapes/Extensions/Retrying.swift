import Foundation
import RxSwift

/// How often, and after what time, a sequence is repeated.
public enum RepeatBehavior {
  case immediate(maxCount: UInt)
  case delayed(maxCount: UInt, time: Double)
  case exponentialDelayed(maxCount: UInt, initial: Double, multiplier: Double)
  case customTimerDelayed(maxCount: UInt, delayCalculator: (UInt) -> DispatchTimeInterval)
}

public typealias RetryPredicate = (Error) -> Bool

extension RepeatBehavior {
  func calculateConditions(_ currentRepetition: UInt) -> (maxCount: UInt, delay: DispatchTimeInterval) {
    switch self {
    case .immediate(let max):
      return (maxCount: max, delay: .never)
    case .delayed(let max, let time):
      return (maxCount: max, delay: .milliseconds(Int(time * 1000)))
    case .exponentialDelayed(let max, let initial, let multiplier):
      let delay = currentRepetition == 1 ? initial : initial * pow(1 + multiplier, Double(currentRepetition - 1))
      return (maxCount: max, delay: .milliseconds(Int(delay * 1000)))
    case .customTimerDelayed(let max, let delayCalculator):
      return (maxCount: max, delay: delayCalculator(currentRepetition))
    }
  }
}

extension ObservableType {
  public func retry(
    _ behavior: RepeatBehavior, scheduler: SchedulerType = MainScheduler.instance, shouldRetry: RetryPredicate? = nil
  ) -> Observable<Element> {
    return retry(1, behavior: behavior, scheduler: scheduler, shouldRetry: shouldRetry)
  }

  internal func retry(
    _ currentAttempt: UInt, behavior: RepeatBehavior, scheduler: SchedulerType = MainScheduler.instance,
    shouldRetry: RetryPredicate? = nil
  ) -> Observable<Element> {
    guard currentAttempt > 0 else { return Observable.empty() }
    let conditions = behavior.calculateConditions(currentAttempt)
    return `catch` { error -> Observable<Element> in
      guard conditions.maxCount > currentAttempt else { return Observable.error(error) }
      if let shouldRetry = shouldRetry, !shouldRetry(error) {
        return Observable.error(error)
      }
      guard conditions.delay != .never else {
        return self.retry(currentAttempt + 1, behavior: behavior, scheduler: scheduler, shouldRetry: shouldRetry)
      }
      return Observable<Void>.just(()).delaySubscription(conditions.delay, scheduler: scheduler).flatMapLatest {
        self.retry(currentAttempt + 1, behavior: behavior, scheduler: scheduler, shouldRetry: shouldRetry)
      }
    }
  }

  public func repeatWithBehavior(
    _ behavior: RepeatBehavior, scheduler: SchedulerType = MainScheduler.instance
  ) -> Observable<Element> {
    return repeatWithBehavior(1, behavior: behavior, scheduler: scheduler)
  }

  internal func repeatWithBehavior(
    _ currentRepeat: UInt, behavior: RepeatBehavior, scheduler: SchedulerType
  ) -> Observable<Element> {
    guard currentRepeat > 0 else { return Observable.empty() }
    let conditions = behavior.calculateConditions(currentRepeat)
    return concat(
      Observable.error(RepeatError.catchable)
    )
    .catch { error in
      guard error as? RepeatError != nil else { return .error(error) }
      guard conditions.maxCount > currentRepeat else { return Observable.empty() }
      guard conditions.delay != .never else {
        return self.repeatWithBehavior(currentRepeat + 1, behavior: behavior, scheduler: scheduler)
      }
      return Observable<Int>.timer(conditions.delay, scheduler: scheduler).flatMapLatest { _ in
        self.repeatWithBehavior(currentRepeat + 1, behavior: behavior, scheduler: scheduler)
      }
    }
  }

  /// A retry whose delay grows, by a trigger.
  public func retryExponentially<Failure: Error>(
    maxAttempts: Int, of type: Failure.Type, scheduler: SchedulerType
  ) -> Observable<Element> {
    return retry(when: { (errors: Observable<Failure>) in
      errors.enumerated().flatMap { attempt, error -> Observable<Int> in
        if attempt > maxAttempts - 1 { return .error(error) }
        return Observable<Int>.timer(.milliseconds(1 << attempt), scheduler: scheduler)
      }
    })
  }
}

private enum RepeatError: Error {
  case catchable
}

extension PrimitiveSequence where Trait == SingleTrait {
  public func retry(_ behavior: RepeatBehavior, scheduler: SchedulerType) -> Single<Element> {
    return asObservable().retry(behavior, scheduler: scheduler).asSingle()
  }

  /// Keeps the last success, for a caller that asks again.
  public func cached(in cache: @escaping (Element) -> Void) -> PrimitiveSequence<SingleTrait, Element> {
    return self.do(onSuccess: { cache($0) })
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  public func zipped<Other>(with other: Single<Other>) -> Single<(Element, Other)> {
    return Single.zip(primitiveSequence, other)
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  public func andThenJust<Result>(_ value: @escaping @autoclosure () -> Result) -> Single<Result> {
    return andThen(Single.deferred { .just(value()) })
  }
}

extension PrimitiveSequence where Trait == CompletableTrait, Element == Swift.Never {
  public static func fromAction(_ action: @escaping () throws -> Void) -> Completable {
    return create { completable in
      do {
        try action()
        completable(.completed)
      } catch {
        completable(.error(error))
      }
      return Disposables.create()
    }
  }
}
