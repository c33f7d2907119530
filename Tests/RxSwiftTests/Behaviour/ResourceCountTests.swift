import Foundation
import RxSwift
import Testing

#if TRACE_RESOURCES
  /// The counters are global, so each test has a process of its own.
  @Suite struct ResourceCountTests {
    @Test func eachSequenceCountsAsOne() async {
      await #expect(processExitsWith: .success) {
        let before = Resources.total
        var sequence: Observable<Int>? = .just(1)
        #expect(Resources.total == before + 1)
        _ = sequence
        sequence = nil
        #expect(Resources.total == before)
      }
    }

    @Test func everythingIsGoneAfterTheEnd() async {
      await #expect(processExitsWith: .success) {
        let before = Resources.total
        do {
          let subject = PublishSubject<Int>()
          let bag = DisposeBag()
          subject.map { $0 }.flatMap { Observable.of($0) }.share(replay: 1).subscribe().disposed(by: bag)
          subject.flatMapLatest { Observable.just($0) }.subscribe().dispose()
          subject.onNext(1)
          subject.onCompleted()
          #expect(Resources.total > before)
        }
        #expect(Resources.total == before)
      }
    }

    @Test func sequencesOnSerialQueuesAreCountedWhileTheyLive() async {
      await #expect(processExitsWith: .success) {
        let serial = SerialDispatchQueueScheduler(qos: .default)
        var sequence: Observable<Int>? = Observable.just(1).observe(on: serial)
        #expect(Resources.numberOfSerialDispatchQueueObservables == 1)
        sequence = Observable.just(1).observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
        #expect(Resources.numberOfSerialDispatchQueueObservables == 0)
        sequence = Observable.just(1).observe(on: OperationQueueScheduler(operationQueue: OperationQueue()))
        #expect(Resources.numberOfSerialDispatchQueueObservables == 0)
        sequence = Observable.just(1).observe(on: CurrentThreadScheduler.instance)
        #expect(Resources.numberOfSerialDispatchQueueObservables == 0)
        _ = sequence
      }
    }
  }
#endif
