#if DEBUG
  import TestSupport
  import ReactiveCore
  import Testing

  /// Where the engine enters user code, debug builds trap under a lock.
  @Suite struct LockTrapTests {
    @Test func teardownUnderALockTraps() async {
      await #expect(processExitsWith: .failure) {
        let scope = Scope()
        scope.add(Teardown {})
        Lock().locked { scope.dispose() }
      }
    }

    @Test func deliveryUnderALockTraps() async {
      await #expect(processExitsWith: .failure) {
        let stream = Broadcaster<Int, Flaw>()
        stream.subscribe(Sink(next: { _ in }, end: { _ in }), until: Scope())
        Lock().locked { stream.send(1) }
      }
    }

    @Test func terminalUnderALockTraps() async {
      await #expect(processExitsWith: .failure) {
        Lock().locked { _ = Source<Int, Flaw>.just(1).subscribe(next: { _ in }, end: { _ in }) }
      }
    }

    @Test func oneLockAfterTheOtherIsFine() {
      let lock = Lock()
      #expect(lock.locked { LockCheck.heldCount } == 1)
      #expect(lock.locked { 1 } == 1)
      #expect(LockCheck.heldCount == 0)
      LockCheck.assertNoneHeld()
    }

    /// The locks that another thread holds don't matter.
    @Test func theCountBelongsToTheThread() {
      stress(rounds: 20) {
        Locked(0)
      } act: { lock, thread in
        if thread % 2 == 0 {
          lock.locked { count in for _ in 0..<100 { count += 1 } }
        } else {
          LockCheck.assertNoneHeld()
        }
      } check: { _ in
        #expect(LockCheck.heldCount == 0)
      }
    }
  }
#endif
