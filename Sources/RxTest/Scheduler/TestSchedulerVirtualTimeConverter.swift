import Foundation
import RxSwift

/// Virtual time in whole units of a given number of seconds.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType, Sendable {
  /// Points are whole units.
  public typealias VirtualTimeUnit = Int

  /// Distances are whole units.
  public typealias VirtualTimeIntervalUnit = Int

  private let resolution: Double

  /// - Parameter resolution: The seconds that one unit stands for.
  init(resolution: Double) {
    precondition(resolution > 0, "The resolution of virtual time must be above zero.")
    self.resolution = resolution
  }

  /// The date of a point in virtual time; 0 is the start of 1970.
  public func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime {
    Date(timeIntervalSince1970: convertFromVirtualTimeInterval(virtualTime))
  }

  /// The point that is nearest to a date, the later one if two are as near.
  public func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit {
    convertToVirtualTimeInterval(time.timeIntervalSince1970)
  }

  /// The seconds in some units.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval {
    TimeInterval(virtualTimeInterval) * resolution
  }

  /// The units in some seconds, rounded; a half is rounded up.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit {
    let units = (timeInterval / resolution + 0.5).rounded(.down)
    return Int(exactly: units) ?? (units < 0 ? .min : .max)
  }

  /// The point at a distance from another one, as far as an `Int` reaches.
  public func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit {
    let (sum, overflow) = time.addingReportingOverflow(offset)
    guard overflow else { return sum }
    return offset < 0 ? .min : .max
  }

  /// The order of two points.
  public func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}
