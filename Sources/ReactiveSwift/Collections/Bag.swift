/// Elements in the order of insertion, each of which can be removed by the token that its insertion returned.
///
/// Insertion costs O(1) amortised. Finding what a token stands for costs O(log n); removing it moves the elements behind it up.
public struct Bag<Element> {
  /// Identifies an inserted element.
  public struct Token: Sendable {
    fileprivate let number: UInt64
  }

  private var elements: ContiguousArray<Element> = []
  private var numbers: ContiguousArray<UInt64> = []
  private var nextNumber: UInt64 = 0

  /// Makes an empty bag.
  public init() {}

  /// Makes a bag of the elements of a sequence, in its order. There are no tokens for them.
  public init<S: Sequence>(_ elements: S) where S.Element == Element {
    for element in elements { insert(element) }
  }

  /// Adds an element at the end.
  ///
  /// - Returns: What it can be removed with.
  @discardableResult
  public mutating func insert(_ value: Element) -> Token {
    let token = Token(number: nextNumber)
    nextNumber += 1
    elements.append(value)
    numbers.append(token.number)
    return token
  }

  /// Removes an element.
  ///
  /// - Parameter token: What its insertion in this bag, or in the bag that this is a copy of, returned.
  /// - Returns: The element, or nil if it isn't there any more.
  @discardableResult
  public mutating func remove(using token: Token) -> Element? {
    var low = 0
    var high = numbers.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < token.number { low = middle + 1 } else { high = middle }
    }
    guard low < numbers.count, numbers[low] == token.number else { return nil }
    numbers.remove(at: low)
    return elements.remove(at: low)
  }
}

extension Bag: RandomAccessCollection {
  /// The position of the first element.
  public var startIndex: Int { elements.startIndex }

  /// The position after the last element.
  public var endIndex: Int { elements.endIndex }

  /// The element at a position.
  public subscript(index: Int) -> Element { elements[index] }

  /// An iterator over the elements as they are now.
  public func makeIterator() -> Iterator {
    Iterator(base: elements.makeIterator())
  }

  /// Goes through the elements in order.
  public struct Iterator: IteratorProtocol {
    fileprivate var base: IndexingIterator<ContiguousArray<Element>>

    /// The next element, or nil after the last one.
    public mutating func next() -> Element? {
      base.next()
    }
  }
}

extension Bag: Sendable where Element: Sendable {}
extension Bag.Iterator: Sendable where Element: Sendable {}
