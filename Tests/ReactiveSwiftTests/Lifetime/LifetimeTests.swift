import ReactiveSwift
import Testing

@Suite struct LifetimeTests {
  @Test func endsWithItsToken() {
    var token: Lifetime.Token? = Lifetime.Token()
    let lifetime = Lifetime(token!)
    let ends = Journal<Int>()
    lifetime.observeEnded { ends.note(1) }
    #expect(!lifetime.hasEnded)
    token = nil
    #expect(lifetime.hasEnded)
    #expect(ends.entries == [1])
  }

  @Test func endsWhenItsTokenIsDisposed() {
    let (lifetime, token) = Lifetime.make()
    let ends = Journal<Int>()
    lifetime.observeEnded { ends.note(1) }
    token.dispose()
    token.dispose()
    #expect(lifetime.hasEnded)
    #expect(ends.entries == [1])
    withExtendedLifetime(token) {}
  }

  @Test func severalShareAToken() {
    var token: Lifetime.Token? = Lifetime.Token()
    let lifetimes = [Lifetime(token!), Lifetime(token!)]
    let ends = Journal<Int>()
    lifetimes[1].observeEnded { ends.note(1) }
    token = nil
    #expect(lifetimes.map(\.hasEnded) == [true, true])
    #expect(ends.entries == [1])
  }

  @Test func actionsOutliveTheLifetimeObject() {
    var token: Lifetime.Token? = Lifetime.Token()
    let ends = Journal<Int>()
    Lifetime(token!).observeEnded { ends.note(1) }
    #expect(ends.entries.isEmpty)
    token = nil
    #expect(ends.entries == [1])
  }

  @Test func actionsRunInOrderOnceItHasEnded() {
    let (lifetime, token) = Lifetime.make()
    let ends = Journal<String>()
    lifetime.observeEnded { [unowned lifetime] in ends.note("1 \(lifetime.hasEnded)") }
    lifetime += AnyDisposable { ends.note("2") }
    lifetime.observeEnded { ends.note("3") }
    token.dispose()
    #expect(ends.entries == ["1 true", "2", "3"])
  }

  @Test func lateActionsRunAtOnce() {
    let flag = Flag()
    var runs = 0
    #expect(Lifetime.empty.observeEnded { runs += 1 } == nil)
    #expect((Lifetime.empty += flag) == nil)
    #expect(runs == 1)
    #expect(flag.isDisposed)
  }

  @Test func handleRemovesAnAction() {
    let (lifetime, token) = Lifetime.make()
    let flag = Flag()
    let ends = Journal<Int>()
    let handle = lifetime.observeEnded { ends.note(1) }
    let second = lifetime += flag
    handle?.dispose()
    second?.dispose()
    token.dispose()
    #expect(ends.entries.isEmpty)
    #expect(!flag.isDisposed)
  }

  @Test func nothingIsIgnored() {
    let (lifetime, token) = Lifetime.make()
    #expect((lifetime += nil) == nil)
    token.dispose()
  }

  @Test func emptyIsOneObject() {
    #expect(Lifetime.empty === Lifetime.empty)
    #expect(Lifetime.empty.hasEnded)
  }

  @Test func takesWhatASchedulerReturns() {
    let (lifetime, token) = Lifetime.make()
    let scheduler = TestScheduler()
    let runs = Journal<Int>()
    lifetime += scheduler.schedule { runs.note(1) }
    lifetime += ImmediateScheduler().schedule { runs.note(2) }
    token.dispose()
    scheduler.run()
    #expect(runs.entries == [2])
  }
}
