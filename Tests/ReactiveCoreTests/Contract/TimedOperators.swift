import ReactiveCore

extension NamedOperator {
  /// The operators that run work on a scheduler.
  static let timed: [NamedOperator] = [
    NamedOperator("observe(on:)") { source, around in source.observe(on: around.scheduler) },
    NamedOperator("observe(on:) a concurrent scheduler") { source, _ in
      source.observe(on: ManualScheduler(isSerialQueue: false))
    },
    NamedOperator("subscribe(on:)") { source, around in source.subscribe(on: around.scheduler) },
    NamedOperator("delay") { source, around in source.delay(15, on: around.scheduler) },
    NamedOperator("delaySubscription") { source, around in source.delaySubscription(15, on: around.scheduler) },
    NamedOperator("debounce") { source, around in source.debounce(15, on: around.scheduler) },
    NamedOperator("throttle") { source, around in source.throttle(25, latest: true, on: around.scheduler) },
    NamedOperator("throttle without the latest") { source, around in source.throttle(25, latest: false, on: around.scheduler) },
    NamedOperator("timeout") { source, around in source.timeout(25, other: around.other.source, on: around.scheduler) },
    NamedOperator("buffer") { source, around in source.buffer(for: 25, count: 3, on: around.scheduler).map(\.count) },
    NamedOperator("window") { source, around in source.window(for: 25, count: 3, on: around.scheduler).flatMap { $0 } },
    NamedOperator("take(for:)") { source, around in source.take(for: 45, on: around.scheduler) },
    NamedOperator("skip(for:)") { source, around in source.skip(for: 25, on: around.scheduler) },
    NamedOperator("timer") { source, around in
      .merge([source, Source<Int, Flaw>.timer(after: 5, every: 20, on: around.scheduler).take(4)])
    },
    NamedOperator("sequence(on:)") { source, around in
      .merge([source, .sequence([1, 2, 3], on: around.scheduler)])
    },
    NamedOperator("generate(on:)") { source, around in
      .merge([
        source,
        .generate(
          from: 1, while: { element throws(Flaw) in element < 9 }, next: { element throws(Flaw) in try checked(element + 1) },
          on: around.scheduler),
      ])
    },
  ]
}
