import Synchronization

/// How many objects of a test are alive.
final class Census: Sendable {
  private let count = Atomic<Int>(0)

  var alive: Int { count.load(ordering: .acquiring) }

  func add(_ number: Int) {
    count.add(number, ordering: .acquiringAndReleasing)
  }
}

/// An object that a closure captures.
class Captive: @unchecked Sendable {  // immutable
  private let census: Census

  init(_ census: Census) {
    self.census = census
    census.add(1)
  }

  deinit { census.add(-1) }

  func touch() {}
}

/// An element that counts how many like it are alive.
final class Token: Captive, Hashable, Comparable, @unchecked Sendable {  // immutable
  let number: Int

  init(_ number: Int, _ census: Census) {
    self.number = number
    super.init(census)
  }

  static func == (left: Token, right: Token) -> Bool { left.number == right.number }
  static func < (left: Token, right: Token) -> Bool { left.number < right.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
