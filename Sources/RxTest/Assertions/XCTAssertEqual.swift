// Named as XCTest names its assertions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import RxSwift
import XCTest

/// Fails if two lists of events differ, and says where, in words and as marble lines.
///
/// - Parameters:
///   - lhs: What a test received.
///   - rhs: What it expects.
///   - file: Where the failure is shown.
///   - line: Where the failure is shown.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [Event<Element>], _ rhs: [Event<Element>], file: StaticString = #filePath, line: UInt = #line
) {
  fail(with: EventDifference(actual: lhs, expected: rhs) { Marble($0) }, file: file, line: line)
}

/// Fails if two lists of recorded events differ, and says where, in words and as marble lines.
///
///     event 1 is next(3) @ 225 instead of next(2) @ 220
///     expected  -1@210-2@220-------|@230-
///     actual    -1@210-------3@225-|@230-
///
/// - Parameters:
///   - lhs: What a test received.
///   - rhs: What it expects.
///   - file: Where the failure is shown.
///   - line: Where the failure is shown.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [Recorded<Event<Element>>], _ rhs: [Recorded<Event<Element>>], file: StaticString = #filePath, line: UInt = #line
) {
  fail(with: EventDifference(actual: lhs, expected: rhs) { Marble($0) }, file: file, line: line)
}

/// Fails if two lists of recorded events with optional elements differ, and says where, in words and as marble lines.
///
/// - Parameters:
///   - lhs: What a test received.
///   - rhs: What it expects.
///   - file: Where the failure is shown.
///   - line: Where the failure is shown.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [Recorded<Event<Element?>>], _ rhs: [Recorded<Event<Element?>>], file: StaticString = #filePath, line: UInt = #line
) {
  fail(with: EventDifference(actual: lhs, expected: rhs) { Marble($0) }, file: file, line: line)
}

/// Reports a difference, if there is one.
func fail(with difference: EventDifference?, file: StaticString, line: UInt) {
  if let difference { XCTFail(difference.description, file: file, line: line) }
}
