#if DEBUG
  import ReactiveCore
  import Testing

  @Suite struct ScopeModel {
    /// Counts how often each of a few teardowns ran, in order.
    private final class Teardowns {
      var ran: [Int] = []

      func make(_ number: Int) -> Teardown { Teardown { self.ran.append(number) } }
    }

    /// Each thread adds its teardowns, while another disposes.
    private func adders(_ threads: [[Int]], disposers: Int = 1, before: [Int] = []) -> (Scenario) -> Void {
      { scenario in
        let scope = Scope()
        let teardowns = Teardowns()
        for number in before { scope.add(teardowns.make(number)) }
        for numbers in threads {
          scenario.thread { for number in numbers { scope.add(teardowns.make(number)) } }
        }
        for _ in 0..<disposers { scenario.thread { scope.dispose() } }
        scenario.check {
          scenario.expect(scope.isEnded, "the scope didn't end")
          let all = before + threads.flatMap { $0 }
          scenario.expect(teardowns.ran.sorted() == all.sorted(), "ran \(teardowns.ran)")
        }
      }
    }

    @Test func addAgainstDispose() { explore(.all, adders([[1]])) }
    @Test func severalAgainstDispose() { explore(.all, adders([[1, 2, 3]])) }
    @Test func twoAddersAgainstDispose() { explore(.all, adders([[1], [2]])) }
    @Test func twoAddersOfTwoAgainstDispose() { explore(.preemptions(4), adders([[1, 2], [3, 4]])) }
    @Test func addToFilledScope() { explore(.all, adders([[3], [4]], before: [1, 2])) }
    @Test func twoDisposers() { explore(.all, adders([[3]], disposers: 2, before: [1, 2])) }
    @Test func manyThreads() {
      explore(.random(seed: 2, schedules: 1000), adders([[1, 2, 3], [4, 5, 6], [7, 8, 9]], disposers: 2))
    }

    @Test func attachAgainstDispose() {
      explore { scenario in
        let parent = Scope()
        let children = [Scope(), Scope(), Scope()]
        let teardowns = Teardowns()
        for (number, child) in children.enumerated() { child.add(teardowns.make(number)) }
        scenario.thread {
          parent.attach(children[0])
          parent.attach(children[1])
        }
        scenario.thread { parent.attach(children[2]) }
        scenario.thread { parent.dispose() }
        scenario.check { scenario.expect(teardowns.ran.sorted() == [0, 1, 2], "ran \(teardowns.ran)") }
      }
    }

    @Test func detachAgainstDispose() {
      explore { scenario in
        let parent = Scope()
        let children = (0..<3).map { _ in parent.makeChild() }
        scenario.thread { scenario.act("detach") { parent.detach(children[1]) } }
        scenario.thread { scenario.act("dispose") { parent.dispose() } }
        scenario.check {
          scenario.expect(children[0].isEnded && children[2].isEnded, "a sibling didn't end")
          if scenario.isBefore("detach", "dispose") { scenario.expect(!children[1].isEnded, "a detached child ended") }
          if scenario.isBefore("dispose", "detach") { scenario.expect(children[1].isEnded, "a child didn't end") }
        }
      }
    }

    @Test func childrenThatEndAgainstDispose() {
      explore(.preemptions(4)) { scenario in
        let parent = Scope()
        let teardowns = Teardowns()
        let children = (0..<3).map { number in
          let child = parent.makeChild()
          child.add(teardowns.make(number))
          return child
        }
        scenario.thread { parent.end(children[0]) }
        scenario.thread { parent.end(children[1]) }
        scenario.thread { parent.dispose() }
        scenario.check { scenario.expect(teardowns.ran.sorted() == [0, 1, 2], "ran \(teardowns.ran)") }
      }
    }

    @Test func teardownsRunInOrderWhateverElseHappens() {
      explore { scenario in
        let scope = Scope()
        let teardowns = Teardowns()
        for number in 1...3 { scope.add(teardowns.make(number)) }
        scope.makeChild().add(teardowns.make(0))
        let other = scope.makeChild()
        scenario.thread { scope.dispose() }
        scenario.thread { scope.end(other) }
        scenario.check { scenario.expect(teardowns.ran == [0, 3, 2, 1], "ran \(teardowns.ran)") }
      }
    }

    @Test func sharedScopeEndsWithItsLastHolder() {
      explore(.preemptions(4)) { scenario in
        let holders = [Scope(), Scope(), Scope()]
        let shared = SharedScope(heldBy: holders[0])
        var isHeld = [true, false, false]
        scenario.thread { holders[0].dispose() }
        for number in 1...2 { scenario.thread { isHeld[number] = shared.hold(until: holders[number]) } }
        scenario.check {
          let isAlive = isHeld[1] || isHeld[2]
          scenario.expect(shared.scope.isEnded == !isAlive, "held: \(isHeld), ended: \(shared.scope.isEnded)")
          for number in 1...2 where isHeld[number] {
            scenario.expect(!shared.scope.isEnded, "ended too early")
            holders[number].dispose()
          }
          scenario.expect(shared.scope.isEnded, "never ended")
        }
      }
    }
  }
#endif
