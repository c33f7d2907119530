import ReactiveSwift
import Testing

@Suite struct CombiningTests {
  private let a = MutableProperty(1)
  private let b = MutableProperty(2)
  private let c = MutableProperty(3)

  @Test func combinesTwo() {
    let both = a.combineLatest(with: b)
    let sums = Property.combineLatest(a, b).map { $0 + $1 }
    let changes = sums.signal.observed()
    #expect(sums.value == 3)
    #expect(both.value.0 == 1 && both.value.1 == 2)
    a.value = 10
    b.value = 20
    #expect(changes.entries == ["12", "30"])
    #expect(both.value.0 == 10 && both.value.1 == 20)
  }

  @Test func combinesDifferentTypesUpToTen() {
    let text = MutableProperty("x")
    let three = Property.combineLatest(a, text, b).map { "\($0)\($1)\($2)" }
    #expect(three.value == "1x2")
    let ten = Property.combineLatest(a, b, c, a, b, c, a, b, c, text)
    #expect(ten.value.9 == "x")
    text.value = "y"
    #expect(three.value == "1y2")
    #expect(ten.value.9 == "y")
    #expect(ten.value.0 + ten.value.4 + ten.value.8 == 6)
  }

  @Test func combinesASequence() {
    let all = Property<Int>.combineLatest([a, b, c])
    #expect(all?.value == [1, 2, 3])
    b.value = 20
    #expect(all?.value == [1, 20, 3])
    #expect(Property<Int>.combineLatest([MutableProperty<Int>]()) == nil)
    let sentinel = Property<Int>.combineLatest([MutableProperty<Int>](), emptySentinel: [7])
    #expect(sentinel.value == [7])
    #expect(sentinel.producer.started().entries == ["[7]", "completed"])
    #expect(Property<Int>.combineLatest([a], emptySentinel: [7]).value == [1])
  }

  @Test func combiningEndsWithAllSources() {
    var first: MutableProperty<Int>? = MutableProperty(1)
    var second: MutableProperty<Int>? = MutableProperty(2)
    let sum = first!.combineLatest(with: second!).map { $0 + $1 }
    let changes = sum.signal.observed()
    first = nil
    second?.value = 5
    #expect(changes.entries == ["6"])
    second = nil
    #expect(changes.entries == ["6", "completed"])
    #expect(sum.value == 6)
  }

  @Test func zips() {
    let pairs = a.zip(with: b).map { "\($0)-\($1)" }
    let changes = pairs.signal.observed()
    #expect(pairs.value == "1-2")
    a.value = 10
    a.value = 11
    #expect(pairs.value == "1-2")
    b.value = 20
    #expect(pairs.value == "10-20")
    b.value = 21
    #expect(changes.entries == ["10-20", "11-21"])
    let ten = Property.zip(a, b, c, a, b, c, a, b, c, a)
    #expect(ten.value.9 == 11)
    #expect(Property<Int>.zip([a, b])?.value == [11, 21])
    #expect(Property<Int>.zip([MutableProperty<Int>]()) == nil)
    #expect(Property<Int>.zip([MutableProperty<Int>](), emptySentinel: [0]).value == [0])
  }

  /// A zip that is made late begins with what the inner one says, not with what waits inside of that.
  @Test func nestedZipsBeginWithTheCachedPair() {
    let (a, b, c) = (MutableProperty(1), MutableProperty(10), MutableProperty(100))
    let inner = a.zip(with: b).map { $0 + $1 }
    a.value = 2
    a.value = 3
    #expect(inner.value == 11)
    let outer = inner.zip(with: c).map { $0 + $1 }
    #expect(outer.value == 111)
    b.value = 200
    c.value = 10_000
    #expect(inner.value == 202)
    #expect(outer.value == 10_202)
    #expect(inner.producer.take(first: 1).started().entries == ["202", "completed"])
  }

  @Test func combinedPropertiesKeepNothing() {
    var first: MutableProperty<Int>? = MutableProperty(1)
    var middle: Property<Int>? = first!.map { $0 }
    weak let weakFirst = first
    weak let weakMiddle = middle
    let both = middle!.combineLatest(with: b)
    let zipped = middle!.zip(with: b)
    middle = nil
    first = nil
    #expect(weakFirst == nil)
    #expect(weakMiddle == nil)
    #expect(both.value.0 + zipped.value.0 == 2)
  }

  @Test func booleans() {
    let (x, y) = (MutableProperty(true), MutableProperty(false))
    #expect(!x.negate().value)
    #expect(!x.and(y).value)
    #expect(x.or(y).value)
    let all = Property<Bool>.all([x, y])
    let any = Property<Bool>.any(x, y)
    let changes = all.signal.observed()
    #expect(!all.value)
    #expect(any.value)
    x.value = false
    y.value = true
    x.value = true
    #expect(changes.entries == ["false", "false", "true"])
    #expect(Property<Bool>.all([MutableProperty<Bool>]()).value)
    #expect(!Property<Bool>.any([MutableProperty<Bool>]()).value)
    #expect(Property<Bool>.all([MutableProperty<Bool>]()).producer.started().entries == ["true", "completed"])
  }
}
