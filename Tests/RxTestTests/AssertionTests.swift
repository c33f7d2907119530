import RxSwift
import RxTest
import XCTest

/// The assertions belong to XCTest, so they are used in it. What they say on failure is in EventDifferenceTests.
final class AssertionTests: XCTestCase {
  func testEqualStreamsPass() {
    XCTAssertEqual([Event.next(1), .completed], [.next(1), .completed])
    XCTAssertEqual([Recorded.next(1, "a"), .completed(2)], [.next(1, "a"), .completed(2)])
    XCTAssertEqual([Recorded.next(1, Int?.none), .completed(2)], [.next(1, nil), .completed(2)])
    XCTAssertEqual([SingleEvent.success(1), .failure(RxError.timeout)], [.success(1), .failure(RxError.timeout)])
    XCTAssertEqual([MaybeEvent.success(1), .completed], [.success(1), .completed])
    XCTAssertEqual([CompletableEvent.completed], [.completed])
    XCTAssertEqual([Subscription(200, 300)], [Subscription(200, 300)])
  }

  func testEqualElementsPass() {
    XCTAssertRecordedElements([.next(1, "a"), .next(7, "b")], ["a", "b"])
  }
}
