import RxSwift
import Testing

#if TRACE_RESOURCES
  @Suite struct ResourcesTests {
    @Test func disposablesAreCounted() async {
      // A process of its own, since other tests count too.
      await #expect(processExitsWith: .success) {
        let before = Resources.total
        var disposables: [AnyObject]? = [
          SerialDisposable(), SingleAssignmentDisposable(), CompositeDisposable(), DisposeBag(),
          RefCountDisposable(disposable: Disposables.create()),
        ]
        _ = disposables
        #expect(Resources.total == before + 5)
        disposables = nil
        #expect(Resources.total == before)
      }
    }

    @Test func countingReturnsTheCountBefore() async {
      await #expect(processExitsWith: .success) {
        let before = Resources.total
        #expect(Resources.incrementTotal() == before)
        #expect(Resources.total == before + 1)
        #expect(Resources.decrementTotal() == before + 1)
        #expect(Resources.total == before)
        #expect(Resources.numberOfSerialDispatchQueueObservables == 0)
      }
    }
  }
#endif
