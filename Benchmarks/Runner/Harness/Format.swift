import Foundation

extension Double {
  /// With so many digits after the point; “-” for what could not be measured.
  func formatted(digits: Int) -> String {
    isFinite ? String(format: "%.\(digits)f", self) : "-"
  }
}

extension Double? {
  /// As `Double.formatted(digits:)`; “-” for nil.
  func formatted(digits: Int) -> String {
    map { $0.formatted(digits: digits) } ?? "-"
  }
}
