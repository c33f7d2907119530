import ReactiveSwift
import Testing

@Suite struct FlattenPropertyTests {
  @Test func latest() {
    let (first, second) = (MutableProperty(1), MutableProperty(10))
    let outer = MutableProperty(first)
    let flat = outer.flatten(.latest)
    let changes = flat.signal.observed()
    #expect(flat.value == 1)
    first.value = 2
    outer.value = second
    #expect(flat.value == 10)
    first.value = 3
    second.value = 11
    #expect(changes.entries == ["2", "10", "11"])
  }

  @Test func latestReleasesWhatItReplaces() {
    var first: MutableProperty<Int>? = MutableProperty(1)
    weak let weakFirst = first
    let outer = MutableProperty(first!)
    let flat = outer.flatten(.latest)
    first = nil
    #expect(weakFirst != nil)
    outer.value = MutableProperty(2)
    #expect(weakFirst == nil)
    #expect(flat.value == 2)
  }

  @Test func latestEndsWithOuterAndInner() {
    var inner: MutableProperty<Int>? = MutableProperty(1)
    var outer: MutableProperty<Property<Int>>? = MutableProperty(Property(inner!))
    let flat = outer!.flatten(.latest)
    let changes = flat.signal.observed()
    outer = nil
    inner?.value = 2
    #expect(changes.entries == ["2"])
    inner = nil
    #expect(changes.entries == ["2", "completed"])
  }

  @Test func merge() {
    let (first, second) = (MutableProperty(1), MutableProperty(10))
    let outer = MutableProperty(first)
    let flat = outer.flatten(.merge)
    let changes = flat.signal.observed()
    outer.value = second
    first.value = 2
    second.value = 11
    #expect(changes.entries == ["10", "2", "11"])
    #expect(flat.value == 11)
  }

  /// A property whose turn comes later begins with the value that it has then.
  @Test func concat() {
    var first: MutableProperty<Int>? = MutableProperty(1)
    let second = MutableProperty(10)
    let outer = MutableProperty(first!.map { $0 })
    let flat = outer.flatten(.concat)
    let changes = flat.signal.observed()
    outer.value = second.map { $0 }
    second.value = 11
    first?.value = 2
    #expect(changes.entries == ["2"])
    withExtendedLifetime(outer) { first = nil }
    #expect(changes.entries == ["2", "11"])
    #expect(flat.value == 11)
  }

  @Test func flatMap() {
    let key = MutableProperty("a")
    let stores = ["a": MutableProperty(1), "b": MutableProperty(2)]
    let value = key.flatMap(.latest) { stores[$0]! }
    #expect(value.value == 1)
    key.value = "b"
    #expect(value.value == 2)
    stores["a"]!.value = 5
    #expect(value.value == 2)
    stores["b"]!.value = 6
    #expect(value.value == 6)
  }
}
