import RxSwift
import RxTest
import Testing

@Suite struct UsingTests {
  private final class Resource: Disposable {
    private let log: Log<String>

    init(_ log: Log<String>) {
      self.log = log
    }

    func dispose() {
      log.add("resource.dispose")
    }
  }

  private let log = Log<String>()

  private func source(_ start: @escaping (AnyObserver<Int>) -> Void) -> Observable<Int> {
    .create { [log] observer in
      start(observer)
      return Disposables.create { log.add("source.dispose") }
    }
  }

  @Test func resourceIsDisposedAfterTheSourceAtCompletion() {
    let log = log
    var observer: AnyObserver<Int>?
    _ = Observable.using({ Resource(log) }, observableFactory: { _ in source { observer = $0 } })
      .subscribe(onCompleted: { log.add("completed") }, onDisposed: { log.add("disposed") })
    observer?.onCompleted()
    #expect(log.entries == ["completed", "disposed", "source.dispose", "resource.dispose"])
  }

  @Test func resourceIsDisposedAfterTheSourceAtDisposal() {
    let log = log
    let subscription = Observable.using({ Resource(log) }, observableFactory: { _ in source { _ in } })
      .subscribe(onDisposed: { log.add("disposed") })
    subscription.dispose()
    subscription.dispose()
    #expect(log.entries == ["source.dispose", "resource.dispose", "disposed"])
  }

  @Test func eachSubscriptionHasItsResource() {
    let scheduler = TestScheduler(initialClock: 0)
    let cold = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    var resources: [CountingDisposable] = []
    let result = scheduler.start {
      Observable.using(
        {
          resources.append(CountingDisposable())
          return resources.last!
        }, observableFactory: { _ in cold.asObservable() })
    }
    #expect(result.events == [.next(210, 1), .completed(220)])
    #expect(cold.subscriptions == [Subscription(200, 220)])
    #expect(resources.map(\.count) == [1])
  }

  @Test func throwingResourceFactoryFails() {
    let scheduler = TestScheduler(initialClock: 0)
    var factoryCalls = 0
    let result = scheduler.start {
      Observable<Int>.using(
        { () throws -> CountingDisposable in throw TestError.first },
        observableFactory: { _ in
          factoryCalls += 1
          return .never()
        })
    }
    #expect(result.events == [.error(200, TestError.first)])
    #expect(factoryCalls == 0)
  }

  @Test func throwingObservableFactoryDisposesTheResourceAfterTheError() {
    let log = log
    _ = Observable<Int>.using({ Resource(log) }, observableFactory: { _ in throw TestError.first })
      .subscribe(onError: { _ in log.add("error") })
    #expect(log.entries == ["error", "resource.dispose"])
  }
}
