/// Which thread moved at each step: `A` for the first one, `B` for the second. Printed with a failure, and can be played again.
struct Schedule: CustomStringConvertible, ExpressibleByStringLiteral, Equatable {
  private(set) var steps: [Int] = []

  init() {}

  init(stringLiteral letters: String) {
    steps = letters.utf8.map { Int($0) - Schedule.firstLetter }
  }

  mutating func append(_ thread: Int) {
    steps.append(thread)
  }

  var description: String {
    String(decoding: steps.map { UInt8($0 + Schedule.firstLetter) }, as: UTF8.self)
  }

  private static let firstLetter = Int(UInt8(ascii: "A"))
}
