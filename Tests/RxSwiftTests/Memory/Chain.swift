import RxSwift
import RxTest
import Testing

/// Where a chain gets its elements and its time from.
final class Surroundings {
  let tokens = Census()
  let captives = Census()
  let source = PublishSubject<Token>()
  let other = PublishSubject<Token>()
  let scheduler = TestScheduler(initialClock: 0)

  /// A new object for a closure to capture.
  var captive: Captive { Captive(captives) }

  func token(_ number: Int) -> Token { Token(number, tokens) }

  func send(_ numbers: ClosedRange<Int>) {
    for number in numbers {
      source.onNext(token(number))
      other.onNext(token(number + 100))
      pass(1)
    }
  }

  func end(_ event: Event<Token>) {
    source.on(event)
    other.on(event)
    pass(1000)
  }

  func pass(_ seconds: Int) {
    scheduler.advanceTo(scheduler.clock + seconds)
  }
}

/// An operator between the surroundings and a subscriber. Its closures capture captives.
struct Chain: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// How many of the elements sent it may keep while it isn't subscribed to: those of a replay that outlives its subscribers.
  let keeps: Int
  /// Whether it holds on to its sources, since it may run one again, or has a timer of its own: then only an end or a disposal helps.
  let needsDisposal: Bool
  let make: @Sendable (Surroundings) -> Observable<Token>

  init(
    _ name: String, keeps: Int = 0, needsDisposal: Bool = false, _ make: @escaping @Sendable (Surroundings) -> Observable<Token>
  ) {
    testDescription = name
    self.keeps = keeps
    self.needsDisposal = needsDisposal
    self.make = make
  }

  /// Whether its source is disposed by a scheduler, when that gets to it.
  var disposesLater: Bool {
    ["subscribe(on:)", "subscribe(on: historical)", "Single operators"].contains(testDescription)
  }

  static let all = creating + filtering + transforming + combining + timed + handlingErrors + sharing + traits + infallible
}

/// How a subscription comes to its end.
enum Ending: CaseIterable {
  case completed, failed, disposed, disposedInADelivery, abandoned
}
