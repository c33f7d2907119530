import RxSwift

extension Chain {
  static let timed = [
    Chain("delay") { $0.source.delay(.seconds(2), scheduler: $0.scheduler) },
    Chain("delaySubscription") { $0.source.delaySubscription(.seconds(2), scheduler: $0.scheduler) },
    Chain("delaySubscription, not yet") { $0.source.delaySubscription(.seconds(500), scheduler: $0.scheduler) },
    Chain("debounce") { $0.source.debounce(.seconds(2), scheduler: $0.scheduler) },
    Chain("debounce, long") { $0.source.debounce(.seconds(500), scheduler: $0.scheduler) },
    Chain("throttle") { $0.source.throttle(.seconds(2), scheduler: $0.scheduler) },
    Chain("throttle, first") { $0.source.throttle(.seconds(2), latest: false, scheduler: $0.scheduler) },
    Chain("timeout") { $0.source.timeout(.seconds(100), scheduler: $0.scheduler) },
    Chain("timeout(other:)") { $0.source.timeout(.seconds(2), other: $0.other, scheduler: $0.scheduler) },
    Chain("take(for:)") { $0.source.take(for: .seconds(8), scheduler: $0.scheduler) },
    Chain("skip(duration)") { $0.source.skip(.seconds(8), scheduler: $0.scheduler) },
    Chain("observe(on:)") { $0.source.observe(on: $0.scheduler) },
    Chain("subscribe(on:)") { $0.source.subscribe(on: $0.scheduler) },
    Chain("observe(on: current thread)") { $0.source.observe(on: CurrentThreadScheduler.instance) },
    Chain("subscribe(on: historical)") { around in
      let scheduler = HistoricalScheduler()
      return around.source.subscribe(on: scheduler).do(onSubscribed: { scheduler.start() }, onDispose: { scheduler.start() })
    },
    Chain("throttle, debounce and delay on one stream") { around in
      around.source
        .throttle(.seconds(1), scheduler: around.scheduler)
        .debounce(.seconds(1), scheduler: around.scheduler)
        .delay(.seconds(1), scheduler: around.scheduler)
        .observe(on: around.scheduler)
    },
  ]
}
