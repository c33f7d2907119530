import RxSwift
import Testing

/// Nothing is alive after a subscription that is still in use: neither elements, nor what closures captured, nor the subscriber.
@Suite struct ChainReleaseTests {
  @Test(arguments: Chain.all, Ending.allCases) func nothingIsLeft(chain: Chain, ending: Ending) {
    let run = ChainRun(chain, disposesInDelivery: ending == .disposedInADelivery)
    run.around!.send(1...6)
    switch ending {
    case .completed: run.around!.end(.completed)
    case .failed: run.around!.end(.error(Flaw.flaw))
    case .disposed, .disposedInADelivery: break
    case .abandoned:
      let scheduler = run.around!.scheduler
      run.forgetChain()
      run.forgetSources()
      scheduler.advanceTo(scheduler.clock + 1000)  // timers hold what they will call
      if chain.needsDisposal { run.dispose() }
      #expect(run.subscribersAlive == 0, "the subscriber is released, though the disposable is there")
      run.forgetSubscription()
      #expect(run.disposalsAlive == 0)
      #expect(run.captivesAlive == 0)
      #expect(run.tokensAlive == 0)
      return
    }
    if !run.hasFinished { run.dispose() }
    run.around!.pass(1000)
    #expect(run.subscribersAlive == 0, "the subscriber is released, though everything else is there")
    #expect(run.disposalsAlive == 0)
    #expect(run.tokensAlive <= chain.keeps, "elements are released, though the chain and its sources are there")
    run.forgetChain()
    #expect(run.captivesAlive == 0, "closures are released, though the sources and the disposable are there")
    run.forgetSources()
    #expect(run.tokensAlive == 0)
  }

  /// A dispose releases at once, not when the next timer fires.
  @Test(arguments: Chain.all.filter { !$0.disposesLater })
  func disposalReleasesAtOnce(chain: Chain) {
    let run = ChainRun(chain)
    run.around!.send(1...6)
    run.dispose()
    #expect(run.subscribersAlive == 0)
    #expect(run.disposalsAlive == 0)
    #expect(run.tokensAlive <= chain.keeps)
    run.forgetChain()
    #expect(run.captivesAlive == 0)
    #expect(run.tokensAlive == 0)
  }
}
