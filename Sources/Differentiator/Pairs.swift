/// Which of the initial elements each final one is, and the reverse. Both ways by number; `none` is nothing's number.
@usableFromInline
struct Pairs {
  @usableFromInline static let none = -1

  @usableFromInline var finalOfInitial: [Int]
  @usableFromInline var initialOfFinal: [Int]

  @inlinable
  init(initialCount: Int, finalCount: Int) {
    finalOfInitial = Array(repeating: -1, count: initialCount)
    initialOfFinal = Array(repeating: -1, count: finalCount)
  }

  @inlinable
  mutating func pair(initial: Int, final: Int) {
    finalOfInitial[initial] = final
    initialOfFinal[final] = initial
  }

  /// Whether an initial element is still there finally.
  @inlinable
  func survives(_ initial: Int) -> Bool {
    finalOfInitial[initial] >= 0
  }
}
