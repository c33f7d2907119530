import RxSwift

public protocol Route {}

/// Triggers routes, with a completion handler.
public protocol Router<RouteType>: AnyObject {
  associatedtype RouteType: Route

  func contextTrigger(_ route: RouteType, completion: ((String) -> Void)?)
}

extension Router {
  /// Reactive members without a conformance to `ReactiveCompatible`.
  public var rx: Reactive<Self> {
    // swiftlint:disable:previous identifier_name
    get { return Reactive(self) }
    set {}
  }
}

extension Reactive where Base: Router & AnyObject {
  public func trigger(_ route: Base.RouteType) -> Observable<Void> {
    return Observable.create { [base] observer -> Disposable in
      base.contextTrigger(route) { _ in
        observer.onNext(())
        observer.onCompleted()
      }
      return Disposables.create()
    }
  }

  public func contextTrigger(_ route: Base.RouteType) -> Single<String> {
    return .create { [base] observer -> Disposable in
      base.contextTrigger(route) { observer(.success($0)) }
      return Disposables.create()
    }
  }
}

extension Reactive where Base: Router {
  public func triggerAll(_ routes: [Base.RouteType]) -> Completable {
    return Observable.from(routes)
      .concatMap { self.trigger($0) }
      .ignoreElements()
      .asCompletable()
  }
}

/// A strong reference to any router of a route.
public class StrongRouter<RouteType: Route>: Router {
  private let _contextTrigger: (RouteType, ((String) -> Void)?) -> Void

  public init<T: Router>(_ router: T) where T.RouteType == RouteType {
    _contextTrigger = router.contextTrigger
  }

  public func contextTrigger(_ route: RouteType, completion: ((String) -> Void)?) {
    _contextTrigger(route, completion)
  }
}

/// A coordinator whose flow has a result.
open class ResultCoordinator<ResultType> {
  public typealias CoordinationResult = ResultType

  public let disposeBag = DisposeBag()
  private let identifier = ObjectIdentifierBox()
  private var childCoordinators = [ObjectIdentifier: Any]()

  public init() {}

  open func start() -> Observable<ResultType> {
    fatalError("Start method should be implemented.")
  }

  open func coordinate<T>(to coordinator: ResultCoordinator<T>) -> Observable<T> {
    childCoordinators[ObjectIdentifier(coordinator.identifier)] = coordinator
    return coordinator.start()
      .do(onNext: { [weak self] _ in
        self?.childCoordinators[ObjectIdentifier(coordinator.identifier)] = nil
      })
  }
}

private final class ObjectIdentifierBox {}
