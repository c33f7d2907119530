import ReactiveSwift
import Testing

@Suite struct PassThroughTests {
  private typealias Operator<Output> = Faces<Int, Fault, Output, Fault>

  /// Operators that hand on every end at once.
  private static var all: [(String, Operator<String>)] {
    [
      ("map", Operator(ofSignal: { $0.map { "\($0)" } }, ofProducer: { $0.map { "\($0)" } })),
      ("mapValue", Operator(ofSignal: { $0.map(value: "x") }, ofProducer: { $0.map(value: "x") })),
      ("mapKeyPath", Operator(ofSignal: { $0.map(\.description) }, ofProducer: { $0.map(\.description) })),
      ("compactMap", Operator(ofSignal: { $0.compactMap { "\($0)" } }, ofProducer: { $0.compactMap { "\($0)" } })),
      (
        "filter",
        Operator(
          ofSignal: { $0.filter { _ in true }.map(\.description) }, ofProducer: { $0.filter { _ in true }.map(\.description) })
      ),
      (
        "attempt",
        Operator(
          ofSignal: { $0.attempt { _ in .success(()) }.map(\.description) },
          ofProducer: { $0.attempt { _ in .success(()) }.map(\.description) })
      ),
      ("scan", Operator(ofSignal: { $0.scan("") { $0 + "\($1)" } }, ofProducer: { $0.scan("") { $0 + "\($1)" } })),
      (
        "skip", Operator(ofSignal: { $0.skip(first: 1).map(\.description) }, ofProducer: { $0.skip(first: 1).map(\.description) })
      ),
      (
        "skipRepeats",
        Operator(ofSignal: { $0.skipRepeats().map(\.description) }, ofProducer: { $0.skipRepeats().map(\.description) })
      ),
      (
        "uniqueValues",
        Operator(ofSignal: { $0.uniqueValues().map(\.description) }, ofProducer: { $0.uniqueValues().map(\.description) })
      ),
      (
        "combinePrevious",
        Operator(
          ofSignal: { $0.combinePrevious().map { "\($0)\($1)" } }, ofProducer: { $0.combinePrevious().map { "\($0)\($1)" } })
      ),
      ("on", Operator(ofSignal: { $0.on().map(\.description) }, ofProducer: { $0.on().map(\.description) })),
      (
        "take",
        Operator(ofSignal: { $0.take(first: 100).map(\.description) }, ofProducer: { $0.take(first: 100).map(\.description) })
      ),
      (
        "takeLast",
        Operator(ofSignal: { $0.take(last: 100).map(\.description) }, ofProducer: { $0.take(last: 100).map(\.description) })
      ),
      ("collect", Operator(ofSignal: { $0.collect().map { "\($0)" } }, ofProducer: { $0.collect().map { "\($0)" } })),
      ("reduce", Operator(ofSignal: { $0.reduce("") { $0 + "\($1)" } }, ofProducer: { $0.reduce("") { $0 + "\($1)" } })),
    ]
  }

  @Test(arguments: all.indices) func failureAndInterruptionPass(index: Int) {
    let (name, faces) = PassThroughTests.all[index]
    #expect(faces.result([.value(1), .value(2), .failed(.expected)])?.last == "failed expected", "\(name)")
    #expect(faces.result([.value(1), .value(2), .interrupted])?.last == "interrupted", "\(name)")
    #expect(faces.result([.value(1), .value(2), .completed])?.last == "completed", "\(name)")
    #expect(faces.result([.interrupted]) == ["interrupted"], "\(name)")
  }

  @Test(arguments: all.indices) func anEndedSignal(index: Int) {
    let (name, faces) = PassThroughTests.all[index]
    #expect(faces.ofSignal(.empty).observed().entries == ["interrupted"], "\(name)")
  }

  @Test(arguments: all.indices) func disposalInterrupts(index: Int) {
    let (name, faces) = PassThroughTests.all[index]
    let (seen, run) = faces.ofProducer(.never).startedRun()
    run.dispose()
    #expect(seen.entries == ["interrupted"], "\(name)")
  }

  /// Whatever the observer does in the middle, it gets exactly one end.
  @Test(arguments: all.indices) func disposalInsideAValue(index: Int) {
    let (name, faces) = PassThroughTests.all[index]
    let events: [IntEvent] = [.value(1), .value(2), .value(3), .completed]
    let sources = [
      SignalProducer<Int, Fault>([1, 2, 3]),
      SignalProducer<Int, Fault> { observer, _ in for event in events { observer.send(event) } },
      SignalProducer<Int, Fault>(value: 1).concat(SignalProducer([2, 3])),
    ]
    for source in sources {
      let seen = Observed<String>()
      faces.ofProducer(source).startWithSignal { signal, handle in
        signal.observe(seen.observer())
        signal.observe { if case .value = $0 { handle.dispose() } }
      }
      #expect(seen.entries.last == "interrupted", "\(name)")
      #expect(seen.entries.count == 2, "\(name)")
    }
  }

  @Test(arguments: all.indices) func twoRunsAreSeparate(index: Int) {
    let (name, faces) = PassThroughTests.all[index]
    let producer = faces.ofProducer(SignalProducer([1, 2, 2, 3]))
    let first = producer.started().entries
    #expect(producer.started().entries == first, "\(name)")
  }
}
