import TestSupport
import ReactiveCore
import Testing

@Suite struct SharedScopeTests {
  @Test func endsWithItsLastHolder() {
    let (first, second, third) = (Scope(), Scope(), Scope())
    let shared = SharedScope(heldBy: first)
    #expect(shared.hold(until: second))
    first.dispose()
    #expect(shared.hold(until: third))
    second.dispose()
    #expect(!shared.scope.isEnded)
    third.dispose()
    #expect(shared.scope.isEnded)
  }

  @Test func isNotRevived() {
    let shared = SharedScope(heldBy: Scope())
    let holder = Scope()
    #expect(shared.hold(until: holder))
    let other = SharedScope(heldBy: holder)
    holder.dispose()
    #expect(other.scope.isEnded)
    #expect(!other.hold(until: Scope()))
    #expect(!shared.scope.isEnded)
  }

  @Test func holderThatHasEndedHoldsNothing() {
    let ended = Scope()
    ended.dispose()
    let shared = SharedScope(heldBy: ended)
    #expect(shared.scope.isEnded)
  }

  @Test func lastHolderAndANewOneAtTheSameTime() {
    race {
      let holder = Scope()
      return (holder: holder, shared: SharedScope(heldBy: holder), late: Scope())
    } _: {
      $0.holder.dispose()
    } _: {
      _ = $0.shared.hold(until: $0.late)
    } check: {
      $0.late.dispose()
      #expect($0.shared.scope.isEnded)
    }
  }
}
