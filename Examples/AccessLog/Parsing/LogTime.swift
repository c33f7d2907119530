/// A second of the log's own clock, counted from 1970-01-01T00:00:00Z.
public struct LogTime: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Whole seconds since the start of 1970, in UTC.
  public let seconds: Int

  /// Wraps a count of seconds since the start of 1970.
  public init(seconds: Int) {
    self.seconds = seconds
  }

  /// Compares by instant.
  public static func < (earlier: LogTime, later: LogTime) -> Bool {
    earlier.seconds < later.seconds
  }

  /// ISO 8601 in UTC, such as `2026-03-14T09:26:53Z`.
  public var description: String {
    let secondOfDay = seconds.modulo(86_400)
    let (year, month, day) = Self.civil(fromDays: (seconds - secondOfDay) / 86_400)
    let time = [secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60]
    return "\(year)-\(month.twoDigits)-\(day.twoDigits)T" + time.map(\.twoDigits).joined(separator: ":") + "Z"
  }

  // Both directions count years from March, so that the leap day is a year's last, in eras of 400 years.

  static func days(year: Int, month: Int, day: Int) -> Int {
    let shiftedYear = month > 2 ? year : year - 1
    let yearOfEra = shiftedYear.modulo(400)
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return (shiftedYear - yearOfEra) / 400 * 146_097 + dayOfEra - 719_468
  }

  static func civil(fromDays days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let dayOfEra = shifted.modulo(146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = (shifted - dayOfEra) / 146_097 * 400 + yearOfEra
    return (month > 2 ? year : year + 1, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }
}

extension Int {
  /// The remainder that is never negative.
  fileprivate func modulo(_ divisor: Int) -> Int {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }

  fileprivate var twoDigits: String {
    self < 10 ? "0\(self)" : String(self)
  }
}
