import Foundation

/// How the units of a virtual clock relate to real time. Its methods must depend on their arguments alone, since they are called
/// from any thread.
public protocol VirtualTimeConverterType {
  /// A point on the virtual clock.
  associatedtype VirtualTimeUnit

  /// A distance on the virtual clock.
  associatedtype VirtualTimeIntervalUnit

  /// The date of a point on the virtual clock.
  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime

  /// The point on the virtual clock at a date.
  func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit

  /// The seconds of a distance on the virtual clock.
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval

  /// The distance on the virtual clock that some seconds make.
  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit

  /// The point at a distance from another one.
  func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit

  /// The order of two points.
  func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// The order of two points in virtual time.
public enum VirtualTimeComparison: Sendable {
  /// The first one is earlier.
  case lessThan

  /// They are the same.
  case equal

  /// The first one is later.
  case greaterThan
}
