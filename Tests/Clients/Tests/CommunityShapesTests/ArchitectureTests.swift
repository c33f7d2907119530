import RxRelay
import RxSwift
import RxTest
import XCTest

@testable import CommunityShapes

class ArchitectureTests: XCTestCase {
  var scheduler: TestScheduler!
  var disposeBag: DisposeBag!

  override func setUp() {
    scheduler = TestScheduler(initialClock: 0)
    disposeBag = DisposeBag()
  }

  func testAction() {
    let isEnabled = BehaviorSubject(value: true)
    let scheduler = self.scheduler!
    let action = Action<Int, String>(enabledIf: isEnabled) { input in
      scheduler.createColdObservable([.next(10, "\(input)"), .completed(20)]).asObservable()
    }
    let elements = scheduler.record(action.elements)
    let executing = scheduler.record(action.executing)
    let errors = scheduler.record(action.errors.map { "\($0)" })
    scheduler.createHotObservable([.next(100, 1), .next(110, 2), .next(200, 3)]).bind(to: action).disposed(by: disposeBag)
    scheduler.scheduleAt(150) { isEnabled.onNext(false) }
    scheduler.start()
    XCTAssertEqual(elements.events, [.next(110, "1")])
    XCTAssertEqual(executing.events, [.next(0, false), .next(100, true), .next(120, false)])
    XCTAssertEqual(errors.events, [.next(110, "notEnabled"), .next(200, "notEnabled")])

    isEnabled.onNext(true)
    let result = scheduler.record(action.execute(4))
    scheduler.start()
    XCTAssertEqual(result.events.map(\.value), [.next("4"), .completed])
  }

  func testFeedbackLoopCounts() {
    enum Change { case add(Int) }
    let (added, state): (PublishSubject<Change>, TestableObserver<Int>) = (PublishSubject(), scheduler.createObserver(Int.self))
    Observable.system(
      initialState: 0,
      reduce: { (state: Int, change: Change) -> Int in
        switch change {
        case .add(let number): return state + number
        }
      },
      scheduler: scheduler,
      feedback: { _ in added.asObservable() },
      react(query: { $0 == 1 ? $0 : nil }, areEqual: ==, effects: { Observable.just(Change.add(10 * $0)) })
    )
    .subscribe(state)
    .disposed(by: disposeBag)
    scheduler.scheduleAt(100) { added.onNext(.add(1)) }
    scheduler.start()
    XCTAssertEqual(state.events.map(\.value), [.next(0), .next(1), .next(11)])
  }

  func testFeedbackOfBindings() {
    let clicks = PublishSubject<Int>()
    var shown: [Int] = []
    let loop: (ObservableSchedulerContext<Int>) -> Observable<Int> = bind { state in
      Bindings(subscriptions: [state.subscribe(onNext: { shown.append($0) })], events: [clicks.asObservable()])
    }
    let states = scheduler.record(
      Observable.system(initialState: 0, reduce: { $0 + $1 }, scheduler: CurrentThreadScheduler.instance, feedback: loop))
    clicks.onNext(2)
    clicks.onNext(3)
    XCTAssertEqual(states.events.map(\.value), [.next(0), .next(2), .next(5)])
    XCTAssertEqual(shown, [0, 2, 5])
    scheduler.start()
    XCTAssertFalse(clicks.hasObservers)
  }

  final class CounterReactor: Reactor {
    enum Action { case increase, announce }
    enum Mutation { case add(Int), say(String) }
    struct State {
      var count = 0
      @Pulse var message: String?
    }

    let initialState = State()
    let core = ReactorCore<Action, State>()

    func mutate(action: Action) -> Observable<Mutation> {
      switch action {
      case .increase: return .of(.add(1), .add(1))
      case .announce: return .just(.say("hello"))
      }
    }

    func reduce(state: State, mutation: Mutation) -> State {
      var state = state
      switch mutation {
      case .add(let number): state.count += number
      case .say(let message): state.message = message
      }
      return state
    }
  }

  func testReactor() {
    var reactor: CounterReactor? = CounterReactor()
    weak let gone = reactor
    var counts: [Int] = []
    var messages: [String?] = []
    reactor!.state.map(\.count).distinctUntilChanged().subscribe(onNext: { counts.append($0) }).disposed(by: disposeBag)
    reactor!.pulse(\.$message).subscribe(onNext: { messages.append($0) }).disposed(by: disposeBag)
    Observable.of(CounterReactor.Action.increase, .announce, .announce, .increase)
      .subscribe(reactor!.action)
      .disposed(by: disposeBag)
    XCTAssertEqual(counts, [0, 1, 2, 3, 4])
    XCTAssertEqual(messages, [nil, "hello", "hello"])
    XCTAssertEqual(reactor?.currentState.count, 4)
    disposeBag = DisposeBag()
    reactor = nil
    XCTAssertNil(gone)
  }

  final class Screen: Presentable {
    let dismissal = PublishSubject<Void>()
    var rxVisible: Observable<Bool> { return .just(true) }
    var rxDismissed: Single<Void> { return dismissal.take(1).asSingle() }
  }

  final class AppFlow: CommunityShapes.Flow {
    struct Open: Step { let name: String }
    let dismissal = PublishSubject<Void>()
    let screen = Screen()
    var rxDismissed: Single<Void> { return dismissal.take(1).asSingle() }
    var names: [String] = []

    func navigate(to step: Step) -> [(presentable: Presentable, stepper: Stepper)] {
      guard let open = step as? Open else { return [] }
      names.append(open.name)
      return open.name == "first" ? [(screen, OneStepper(withSingleStep: Open(name: "second")))] : []
    }
  }

  func testFlow() {
    let coordinator = FlowCoordinator()
    let flow = AppFlow()
    var visited: [String] = []
    coordinator.rx.willNavigate.subscribe(onNext: { visited.append(($0.1 as? AppFlow.Open)?.name ?? "") }).disposed(
      by: disposeBag)
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: AppFlow.Open(name: "first")))
    coordinator.rx.navigate(to: AppFlow.Open(name: "third"))
    XCTAssertEqual(flow.names, ["first", "second", "third"])
    XCTAssertEqual(visited, flow.names)
    flow.dismissal.onNext(())
    coordinator.rx.navigate(to: AppFlow.Open(name: "lost"))
    XCTAssertEqual(flow.names.count, 3)
  }

  enum Page: Route { case a, b }

  final class PageRouter: Router {
    var pages: [Page] = []
    func contextTrigger(_ route: Page, completion: ((String) -> Void)?) {
      pages.append(route)
      completion?("\(route)")
    }
  }

  func testRouter() {
    let router = PageRouter()
    let observer = scheduler.record(router.rx.contextTrigger(.a))
    XCTAssertEqual(observer.events.map(\.value), [.next("a"), .completed])
    XCTAssertEqual(scheduler.record(StrongRouter(router).rx.triggerAll([.a, .b])).events.count, 1)
    XCTAssertEqual(router.pages, [.a, .a, .b])
  }
}
