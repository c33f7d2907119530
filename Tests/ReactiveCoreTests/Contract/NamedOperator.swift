import ReactiveCore
import Testing

/// What an operator of the list is applied to.
struct Surroundings {
  let input = Broadcaster<Int, Flaw>()
  /// The second source of operators that have two.
  let other = Broadcaster<Int, Flaw>()
  let scheduler = ManualScheduler()
}

/// An operator with its arguments. Closures that may throw do so for multiples of 7.
struct NamedOperator: Sendable, CustomTestStringConvertible {
  typealias Stream = Source<Int, Flaw>

  let name: String
  let apply: @Sendable (Stream, Surroundings) -> Stream

  init(_ name: String, _ apply: @escaping @Sendable (Stream, Surroundings) -> Stream) {
    self.name = name
    self.apply = apply
  }

  var testDescription: String { name }

  static let all = passThrough + flattening + joining + timed

  static func checked(_ element: Int) throws(Flaw) -> Int {
    if element % 7 == 0 { throw .flaw }
    return element
  }
}
