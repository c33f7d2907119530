// Named as XCTest names its assertions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import RxSwift
import XCTest

/// Fails if two lists of events of a `Single` differ, and says where, in words and as marble lines.
///
/// - Parameters:
///   - lhs: What a test received.
///   - rhs: What it expects.
///   - file: Where the failure is shown.
///   - line: Where the failure is shown.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [SingleEvent<Element>], _ rhs: [SingleEvent<Element>], file: StaticString = #filePath, line: UInt = #line
) {
  let difference = EventDifference(actual: lhs, expected: rhs, areEqual: areEqual) { event in
    switch event {
    case .success(let element): Marble(Event.next(element))
    case .failure(let error): Marble(Event<Element>.error(error))
    }
  }
  fail(with: difference, file: file, line: line)
}

/// Fails if two lists of events of a `Maybe` differ, and says where, in words and as marble lines.
///
/// - Parameters:
///   - lhs: What a test received.
///   - rhs: What it expects.
///   - file: Where the failure is shown.
///   - line: Where the failure is shown.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [MaybeEvent<Element>], _ rhs: [MaybeEvent<Element>], file: StaticString = #filePath, line: UInt = #line
) {
  let difference = EventDifference(actual: lhs, expected: rhs) { event in
    switch event {
    case .success(let element): Marble(Event.next(element))
    case .error(let error): Marble(Event<Element>.error(error))
    case .completed: Marble(Event<Element>.completed)
    }
  }
  fail(with: difference, file: file, line: line)
}

/// Fails if two lists of events of a `Completable` differ, and says where, in words and as marble lines.
///
/// - Parameters:
///   - lhs: What a test received.
///   - rhs: What it expects.
///   - file: Where the failure is shown.
///   - line: Where the failure is shown.
public func XCTAssertEqual(
  _ lhs: [CompletableEvent], _ rhs: [CompletableEvent], file: StaticString = #filePath, line: UInt = #line
) {
  let difference = EventDifference(actual: lhs, expected: rhs) { event in
    switch event {
    case .error(let error): Marble(Event<Never>.error(error))
    case .completed: Marble(Event<Never>.completed)
    }
  }
  fail(with: difference, file: file, line: line)
}
