import ReactiveSwift
import Testing

@Suite struct LifetimeEndedTests {
  @Test func completesAtTheEnd() {
    let (lifetime, token) = Lifetime.make()
    let seen = lifetime.ended.observed()
    let second = lifetime.ended.observed()
    #expect(seen.entries == [])
    token.dispose()
    #expect(seen.entries == ["completed"])
    #expect(second.entries == ["completed"])
  }

  @Test func interruptsWhoComesLate() {
    #expect(Lifetime.empty.ended.observed().entries == ["interrupted"])
  }

  @Test func isANewSignalEachTime() {
    let (lifetime, token) = Lifetime.make()
    #expect(lifetime.ended !== lifetime.ended)
    withExtendedLifetime(token) {}
  }
}
