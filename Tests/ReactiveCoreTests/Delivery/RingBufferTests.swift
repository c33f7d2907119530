import TestSupport
import ReactiveCore
import Testing

@Suite struct RingBufferTests {
  @Test func emptyOne() {
    var buffer = RingBuffer<Int>()
    #expect(buffer.isEmpty && buffer.count == 0 && buffer.first == nil && buffer.last == nil)
    #expect(buffer.popFirst() == nil)
    #expect(buffer.elements.isEmpty)
  }

  /// Does the same at random to a buffer and to an array.
  @Test(arguments: 1...20) func behavesLikeAnArray(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var buffer = RingBuffer<Int>()
    var array: [Int] = []
    for step in 0..<2000 {
      // Phases in which it grows alternate with phases in which it shrinks.
      let appends = Int.random(in: 0..<10, using: &generator) < ((step / 100) % 2 == 0 ? 7 : 3)
      if appends {
        buffer.append(step)
        array.append(step)
      } else {
        let expected = array.isEmpty ? nil : array.removeFirst()
        #expect(buffer.popFirst() == expected)
      }
      #expect(buffer.count == array.count && buffer.isEmpty == array.isEmpty)
      #expect(buffer.first == array.first && buffer.last == array.last)
      if step % 50 == 0 { #expect(buffer.elements == array) }
    }
  }

  @Test func optionalElementsAreElements() {
    var buffer = RingBuffer<Int?>()
    buffer.append(nil)
    #expect(buffer.count == 1 && buffer.first == .some(nil) && buffer.last == .some(nil))
    #expect(buffer.popFirst() == .some(nil))
    #expect(buffer.isEmpty)
  }

  @Test func whatWasTakenOutIsReleased() {
    final class Thing {}
    var buffer = RingBuffer<Thing>()
    weak var thing: Thing?
    do {
      let new = Thing()
      thing = new
      buffer.append(new)
      buffer.append(Thing())
    }
    #expect(thing != nil)
    _ = buffer.popFirst()
    #expect(thing == nil)
    #expect(buffer.count == 1)
  }

  @Test func aCopyIsItsOwn() {
    var buffer = RingBuffer<Int>()
    for number in 0..<20 { buffer.append(number) }
    let copy = buffer
    for _ in 0..<15 { _ = buffer.popFirst() }
    for number in 20..<40 { buffer.append(number) }
    #expect(copy.elements == Array(0..<20))
    #expect(buffer.elements == Array(15..<40))
  }
}
