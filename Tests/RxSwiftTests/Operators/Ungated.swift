import ReactiveCore
import RxSwift

/// Runs operators without the gates that stand at both ends of a chain of the user's: nothing is held back but by the operator.
enum Ungated {
  /// Sends all events, whatever becomes of them.
  static func source<Element>(_ events: [RxSwift.Event<Element>]) -> Observable<Element> {
    Observable(
      Source { sink, _ in
        for event in events { sink.on(event) }
      })
  }

  /// What comes out of `apply(source)`. The scope is never ended.
  static func run<Element, Result>(
    _ source: Observable<Element>, through apply: (Observable<Element>) -> Observable<Result>
  ) -> [RxSwift.Event<Result>] {
    var events: [RxSwift.Event<Result>] = []
    let sink = Sink<Result, any Error>(
      next: { events.append(.next($0)) },
      end: { termination in
        if case .failed(let error) = termination { events.append(.error(error)) } else { events.append(.completed) }
      })
    apply(source).source.start(into: sink, until: Scope())
    return events
  }
}
