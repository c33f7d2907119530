import ReactiveSwift
import Testing

@Suite struct OptionalProtocolTests {
  private func unwrap<Value: OptionalProtocol>(_ value: Value, or other: Value.Wrapped) -> Value.Wrapped {
    value.optional ?? other
  }

  @Test func standsForOptionals() {
    #expect(unwrap(Int?.some(1), or: 2) == 1)
    #expect(unwrap(Int?.none, or: 2) == 2)
    #expect(Int?(reconstructing: 3) == 3)
    #expect(Int?(reconstructing: nil) == nil)
  }
}
