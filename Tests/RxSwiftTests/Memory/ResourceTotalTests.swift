#if TRACE_RESOURCES
  import RxSwift
  import Testing

  /// In a process of its own, for nobody else may count there.
  @Suite struct ResourceTotalTests {
    @Test func everyChainReturnsToTheTotalBefore() async {
      await #expect(processExitsWith: .success) {
        for chain in Chain.all {
          for ending in Ending.allCases {
            let before = Resources.total
            ChainReleaseTests().nothingIsLeft(chain: chain, ending: ending)
            precondition(
              Resources.total == before, "\(chain.testDescription), \(ending): \(Resources.total - before) resources more")
          }
        }
      }
    }

    /// Subscriptions that end by themselves count no more, though their sequence lives on.
    @Test func subscriptionsAreCountedWhileTheyLast() async {
      await #expect(processExitsWith: .success) {
        let subject = PublishSubject<Int>()
        let sequence = subject.map { $0 + 1 }.share()
        let before = Resources.total
        let subscriptions = (0..<10).map { _ in sequence.take(1).subscribe() }
        precondition(Resources.total >= before + 10)
        subject.onNext(1)
        withExtendedLifetime(subscriptions) {}
        let again = (0..<10).map { _ in sequence.subscribe() }
        precondition(Resources.total >= before + 10)
        for subscription in again { subscription.dispose() }
      }
    }
  }
#endif
