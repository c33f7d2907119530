/// Reads `14/Mar/2026:10:26:53 +0100`: 26 bytes at fixed places, so no formatter is needed.
enum LogTimeParser {
  static let length = 26

  /// `nil` unless all of `length` bytes from `text` on are a time that exists.
  static func time(at text: UnsafePointer<UInt8>) -> LogTime? {
    guard
      text[2] == UInt8(ascii: "/"), text[6] == UInt8(ascii: "/"), text[11] == UInt8(ascii: ":"),
      text[14] == UInt8(ascii: ":"), text[17] == UInt8(ascii: ":"), text[20] == UInt8(ascii: " ")
    else { return nil }

    guard
      let day = number(at: text, digits: 2), let month = month(at: text + 3), let year = number(at: text + 7, digits: 4),
      let hour = number(at: text + 12, digits: 2), let minute = number(at: text + 15, digits: 2),
      let second = number(at: text + 18, digits: 2), let zone = zoneSeconds(at: text + 21)
    else { return nil }

    // 60 is a leap second; it counts as the first second of the next minute.
    guard day >= 1, day <= length(ofMonth: month, year: year), hour < 24, minute < 60, second <= 60 else { return nil }
    let days = LogTime.days(year: year, month: month, day: day)
    return LogTime(seconds: days * 86_400 + hour * 3600 + minute * 60 + second - zone)
  }

  private static func number(at text: UnsafePointer<UInt8>, digits: Int) -> Int? {
    var value = 0
    var place = 0
    while place < digits {
      let digit = text[place] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value &* 10 &+ Int(digit)
      place &+= 1
    }
    return value
  }

  private static func month(at text: UnsafePointer<UInt8>) -> Int? {
    switch (text[0], text[1], text[2]) {
    case (UInt8(ascii: "J"), UInt8(ascii: "a"), UInt8(ascii: "n")): 1
    case (UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "b")): 2
    case (UInt8(ascii: "M"), UInt8(ascii: "a"), UInt8(ascii: "r")): 3
    case (UInt8(ascii: "A"), UInt8(ascii: "p"), UInt8(ascii: "r")): 4
    case (UInt8(ascii: "M"), UInt8(ascii: "a"), UInt8(ascii: "y")): 5
    case (UInt8(ascii: "J"), UInt8(ascii: "u"), UInt8(ascii: "n")): 6
    case (UInt8(ascii: "J"), UInt8(ascii: "u"), UInt8(ascii: "l")): 7
    case (UInt8(ascii: "A"), UInt8(ascii: "u"), UInt8(ascii: "g")): 8
    case (UInt8(ascii: "S"), UInt8(ascii: "e"), UInt8(ascii: "p")): 9
    case (UInt8(ascii: "O"), UInt8(ascii: "c"), UInt8(ascii: "t")): 10
    case (UInt8(ascii: "N"), UInt8(ascii: "o"), UInt8(ascii: "v")): 11
    case (UInt8(ascii: "D"), UInt8(ascii: "e"), UInt8(ascii: "c")): 12
    default: nil
    }
  }

  private static func zoneSeconds(at text: UnsafePointer<UInt8>) -> Int? {
    guard let hours = number(at: text + 1, digits: 2), let minutes = number(at: text + 3, digits: 2), hours < 24, minutes < 60
    else { return nil }
    switch text[0] {
    case UInt8(ascii: "+"): return hours * 3600 + minutes * 60
    case UInt8(ascii: "-"): return -(hours * 3600 + minutes * 60)
    default: return nil
    }
  }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
