// Named as XCTest names its assertions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import RxSwift
import XCTest

/// Fails if a stream has a stop event, or other elements than the given ones; times don't matter.
///
/// - Parameters:
///   - stream: What a test received.
///   - elements: What it expects.
///   - file: Where the failure is shown.
///   - line: Where the failure is shown.
public func XCTAssertRecordedElements<Element: Equatable>(
  _ stream: [Recorded<Event<Element>>], _ elements: [Element], file: StaticString = #filePath, line: UInt = #line
) {
  let difference = EventDifference(actual: stream.map(\.value), expected: elements.map(Event.next)) { Marble($0) }
  fail(with: difference, file: file, line: line)
}
