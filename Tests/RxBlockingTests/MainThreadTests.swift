import Foundation
import RxBlocking
import RxSwift
import XCTest

/// XCTest calls its tests on the main thread, outside of any block on the main queue.
final class MainThreadTests: XCTestCase {
  private let background = SerialDispatchQueueScheduler(internalSerialQueueName: "other")

  func testMainQueueIsServed() throws {
    let source = Observable.of(1, 2).delay(.milliseconds(1), scheduler: MainScheduler.instance)
    XCTAssertEqual(try source.toBlocking().toArray(), [1, 2])
  }

  func testHopFromAnotherThread() throws {
    let source = Observable.of(1, 2).observe(on: background).observe(on: MainScheduler.instance)
    XCTAssertEqual(try source.toBlocking().toArray(), [1, 2])
  }

  func testAnotherThreadWakesTheMainThread() throws {
    XCTAssertEqual(try Observable.of(1, 2).observe(on: background).toBlocking().toArray(), [1, 2])
  }

  func testTimersAreServed() throws {
    let source = Observable<Int>.create { observer in
      let timer = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in observer.onNext(1) }
      return Disposables.create { timer.invalidate() }
    }
    XCTAssertEqual(try source.toBlocking().first(), 1)
  }

  func testTimeout() {
    XCTAssertThrowsError(try Observable<Int>.never().toBlocking(timeout: 0.01).first())
  }

  func testWithinABlockOnTheMainQueueItIsADeadlock() {
    let isDone = expectation(description: "done")
    DispatchQueue.main.async { [background] in
      let source = Observable.of(1).observe(on: background).observe(on: MainScheduler.asyncInstance)
      guard case .failed([], let error) = source.toBlocking(timeout: 60).materialize() else { return XCTFail() }
      XCTAssert(error is BlockingDeadlock)
      isDone.fulfill()
    }
    wait(for: [isDone], timeout: 3600)
  }

  func testWithinABlockOnTheMainQueueOtherThreadsDeliver() {
    let isDone = expectation(description: "done")
    DispatchQueue.main.async { [background] in
      XCTAssertEqual(try? Observable.of(1).observe(on: background).toBlocking().first(), 1)
      isDone.fulfill()
    }
    wait(for: [isDone], timeout: 3600)
  }
}
