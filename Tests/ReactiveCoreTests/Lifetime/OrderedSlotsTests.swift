import ReactiveCore
import Testing

@Suite struct OrderedSlotsTests {
  @Test func orderSurvivesRemovals() {
    var slots = OrderedSlots<Int>()
    let keys = (0..<1000).map { slots.append($0) }
    for number in 0..<1000 where number % 7 != 0 { #expect(slots.remove(keys[number]) == number) }
    #expect(slots.remove(keys[1]) == nil)
    #expect(slots.elements == Array(stride(from: 0, to: 1000, by: 7)))
    #expect(slots.count == slots.elements.count)
    #expect(slots.remove(keys[700]) == 700)
  }
}
