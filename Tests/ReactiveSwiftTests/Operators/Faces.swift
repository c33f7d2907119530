import ReactiveSwift

/// An operator as both of its faces, so that a test checks the two.
struct Faces<Input, InputError: Error, Output, OutputError: Error> {
  let ofSignal: (Signal<Input, InputError>) -> Signal<Output, OutputError>
  let ofProducer: (SignalProducer<Input, InputError>) -> SignalProducer<Output, OutputError>

  /// What both faces make of some events; nil if they differ.
  func result(_ events: [Signal<Input, InputError>.Event]) -> [String]? {
    let (signal, input) = Signal<Input, InputError>.pipe()
    let derived = ofSignal(signal).observed()
    for event in events { input.send(event) }
    let started = ofProducer(
      SignalProducer { observer, lifetime in
        for event in events { observer.send(event) }
        lifetime.observeEnded { withExtendedLifetime(observer) {} }
      }
    ).started()
    return derived.entries == started.entries ? derived.entries : nil
  }
}

typealias IntEvent = Signal<Int, Fault>.Event

extension [IntEvent] {
  static func values(_ values: Int...) -> [IntEvent] { values.map { .value($0) } }
}
