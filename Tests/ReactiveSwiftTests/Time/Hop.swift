import ReactiveSwift
import Testing

/// An operator that delivers on a scheduler, in both forms.
struct Hop: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let onSignal: @Sendable (Signal<Int, Fault>, TestScheduler) -> Signal<Int, Fault>
  let onProducer: @Sendable (SignalProducer<Int, Fault>, TestScheduler) -> SignalProducer<Int, Fault>

  static let all = [
    Hop(
      testDescription: "observe(on:)", onSignal: { $0.observe(on: $1) }, onProducer: { $0.observe(on: $1) }),
    Hop(
      testDescription: "delay", onSignal: { $0.delay(1, on: $1) }, onProducer: { $0.delay(1, on: $1) }),
    Hop(
      testDescription: "throttle", onSignal: { $0.throttle(1, on: $1) }, onProducer: { $0.throttle(1, on: $1) }),
    Hop(
      testDescription: "debounce", onSignal: { $0.debounce(1, on: $1) }, onProducer: { $0.debounce(1, on: $1) }),
    Hop(
      testDescription: "debounce keeping", onSignal: { $0.debounce(1, on: $1, discardWhenCompleted: false) },
      onProducer: { $0.debounce(1, on: $1, discardWhenCompleted: false) }),
    Hop(
      testDescription: "lazyMap", onSignal: { $0.lazyMap(on: $1) { $0 } }, onProducer: { $0.lazyMap(on: $1) { $0 } }),
    Hop(
      testDescription: "collect(every:)",
      onSignal: { $0.collect(every: .seconds(1), on: $1, skipEmpty: true).map { $0[0] } },
      onProducer: { $0.collect(every: .seconds(1), on: $1, skipEmpty: true).map { $0[0] } }),
    Hop(
      testDescription: "throttle(while:)", onSignal: { $0.throttle(while: Property(value: false), on: $1) },
      onProducer: { $0.throttle(while: Property(value: false), on: $1) }),
  ]
}
