import Foundation
import RxSwift

extension Event: Equatable where Element: Equatable {
  /// Whether kind and element or error are equal. Errors are equal if they print the same text; on Apple's systems their
  /// domain and code must be equal too.
  public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.next(let left), .next(let right)): left == right
    case (.error(let left), .error(let right)): areEqual(left, right)
    case (.completed, .completed): true
    default: false
    }
  }
}

/// Whether two errors count as equal in tests.
func areEqual(_ left: any Error, _ right: any Error) -> Bool {
  #if canImport(Darwin)
    let (leftError, rightError) = (left as NSError, right as NSError)
    guard leftError.domain == rightError.domain, leftError.code == rightError.code else { return false }
  #endif
  return "\(left)" == "\(right)"
}
