import Foundation
import RxRelay
import RxSwift

public protocol Step {}

public struct NoneStep: Step, Equatable {}

/// Emits where to go next.
public protocol Stepper {
  var steps: PublishRelay<Step> { get }
  var initialStep: Step { get }
  func readyToEmitSteps()
}

extension Stepper {
  public var initialStep: Step { return NoneStep() }
  public func readyToEmitSteps() {}
}

public class OneStepper: Stepper {
  public let steps = PublishRelay<Step>()
  private let singleStep: Step

  public init(withSingleStep singleStep: Step) {
    self.singleStep = singleStep
  }

  public var initialStep: Step { return self.singleStep }
}

public class CompositeStepper: Stepper {
  private let disposeBag = DisposeBag()
  private let innerSteppers: [Stepper]
  public let steps = PublishRelay<Step>()

  public init(steppers: [Stepper]) {
    self.innerSteppers = steppers
  }

  public func readyToEmitSteps() {
    let initialSteps = Observable<Step>.from(self.innerSteppers.map { $0.initialStep })
    let nextSteps = Observable<Step>.merge(self.innerSteppers.map { $0.steps.asObservable() })
    initialSteps
      .concat(nextSteps)
      .bind(to: self.steps)
      .disposed(by: self.disposeBag)
  }
}

public protocol Presentable: AnyObject {
  var rxVisible: Observable<Bool> { get }
  var rxDismissed: Single<Void> { get }
}

public protocol Flow: AnyObject, Presentable {
  func navigate(to step: Step) -> [(presentable: Presentable, stepper: Stepper)]
}

extension Flow {
  public var rxVisible: Observable<Bool> { return Observable.just(true) }
}

extension Reactive where Base: Flow {
  /// Sends when the flow is ready.
  public var dismissed: Observable<Void> {
    return self.base.rxDismissed.asObservable()
  }
}

extension Flow {
  public var rx: Reactive<Self> { return Reactive(self) }
}

/// Follows the steps of all flows.
public final class FlowCoordinator: NSObject {
  private let disposeBag = DisposeBag()
  internal let stepsRelay = PublishRelay<Step>()
  fileprivate let willNavigateRelay = PublishRelay<(Flow, Step)>()

  public func coordinate(flow: Flow, with stepper: Stepper) {
    let flowSteps = self.stepsRelay.asObservable()

    Observable.merge(flowSteps, stepper.steps.asObservable())
      .startWith(stepper.initialStep)
      .filter { !($0 is NoneStep) }
      .do(onNext: { [weak self, weak flow] step in
        guard let flow = flow else { return }
        self?.willNavigateRelay.accept((flow, step))
      })
      .map { [unowned flow] in flow.navigate(to: $0) }
      .flatMap { Observable.from($0) }
      .flatMap { [unowned self] next -> Observable<Step> in
        self.steps(from: next.stepper, within: flow, for: next.presentable)
      }
      .take(until: flow.rxDismissed.asObservable())
      .bind(to: self.stepsRelay)
      .disposed(by: self.disposeBag)

    stepper.readyToEmitSteps()
  }

  private func steps(from stepper: Stepper, within flow: Flow, for presentable: Presentable) -> Observable<Step> {
    let visible = presentable.rxVisible.startWith(false)
    return Observable.merge(
      stepper.steps.asObservable().withLatestFrom(visible) { ($0, $1) }.filter { $0.1 }.map { $0.0 },
      Observable.just(stepper.initialStep)
    )
    .filter { !($0 is NoneStep) }
    .take(until: presentable.rxDismissed.asObservable())
  }
}

extension Reactive where Base: FlowCoordinator {
  public var willNavigate: Observable<(Flow, Step)> {
    return self.base.willNavigateRelay.asObservable()
  }

  public func navigate(to step: Step) {
    self.base.stepsRelay.accept(step)
  }
}
