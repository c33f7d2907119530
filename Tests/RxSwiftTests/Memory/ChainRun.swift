import RxSwift

/// One subscription to a chain, with its parts, which are let go one by one.
final class ChainRun {
  private(set) var around: Surroundings? = Surroundings()
  private var observable: Observable<Token>?
  private var subscription: SingleAssignmentDisposable?
  private let subscribers = Census()
  private let disposals = Census()
  private let tokens: Census
  private let captives: Census
  /// The elements that the chain was made with.
  private let given: Int
  private(set) var hasFinished = false

  init(_ chain: Chain, disposesInDelivery: Bool = false) {
    (tokens, captives) = (around!.tokens, around!.captives)
    let observable = chain.make(around!)
    self.observable = observable
    given = tokens.alive
    let (subscriber, disposal) = (Captive(subscribers), Captive(disposals))
    let subscription = SingleAssignmentDisposable()
    self.subscription = subscription
    var received = 0
    subscription.setDisposable(
      observable.subscribe(
        onNext: { _ in
          subscriber.touch()
          received += 1
          if disposesInDelivery, received == 2 { subscription.dispose() }
        },
        onError: { [weak self] _ in
          subscriber.touch()
          self?.hasFinished = true
        },
        onCompleted: { [weak self] in
          subscriber.touch()
          self?.hasFinished = true
        },
        onDisposed: { disposal.touch() }))
  }

  var subscribersAlive: Int { subscribers.alive }
  var captivesAlive: Int { captives.alive }

  /// The elements alive but those in the chain itself.
  var tokensAlive: Int { observable == nil ? tokens.alive : tokens.alive - given }

  var disposalsAlive: Int { disposals.alive }

  func dispose() {
    subscription?.dispose()
  }

  func forgetSubscription() {
    subscription = nil
  }

  func forgetChain() {
    observable = nil
  }

  func forgetSources() {
    around = nil
  }
}
