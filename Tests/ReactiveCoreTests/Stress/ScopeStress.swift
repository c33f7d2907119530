import TestSupport
import ReactiveCore
import Testing

@Suite struct ScopeStress {
  @Test func everyTeardownRunsOnce() {
    stress {
      (Scope(), Count())
    } act: { subject, thread in
      let (scope, count) = subject
      if thread == 3 { return scope.dispose() }
      for _ in 0..<20 { scope.add(Teardown { count.add(1) }) }
    } check: { scope, count in
      #expect(scope.isEnded)
      #expect(count.value == 60)
    }
  }

  @Test func childrenComeAndGo() {
    stress {
      (Scope(), Count())
    } act: { subject, thread in
      let (scope, count) = subject
      if thread == 3 { return scope.dispose() }
      for number in 0..<20 {
        let child = scope.makeChild()
        child.add(Teardown { count.add(1) })
        if number % 2 == 0 { scope.end(child) }
      }
    } check: { _, count in
      #expect(count.value == 60)
    }
  }

  @Test func childrenThatAreKeptEndInOrder() {
    stress {
      Scope()
    } act: { scope, thread in
      for _ in 0..<20 { scope.end(scope.makeChild()) }
      _ = scope.makeChild()
    } check: { scope in
      var order: [Int] = []
      for number in 0..<3 { scope.makeChild().add(Teardown { order.append(number) }) }
      scope.dispose()
      #expect(order == [0, 1, 2])
    }
  }

  @Test func sharedScopeEndsWithItsLastHolder() {
    stress {
      let first = Scope()
      return (first, SharedScope(heldBy: first))
    } act: { subject, thread in
      let (first, shared) = subject
      if thread == 3 { return first.dispose() }
      for _ in 0..<20 {
        let holder = Scope()
        if shared.hold(until: holder) {
          if shared.scope.isEnded { Issue.record("A held scope has ended.") }
          holder.dispose()
        }
      }
    } check: { _, shared in
      #expect(shared.scope.isEnded)
      #expect(!shared.hold(until: Scope()))
    }
  }
}
