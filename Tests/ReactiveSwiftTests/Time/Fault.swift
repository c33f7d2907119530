enum Fault: Error, Equatable, CustomStringConvertible {
  case expected
  case other

  var description: String {
    switch self {
    case .expected: "expected"
    case .other: "other"
    }
  }
}
