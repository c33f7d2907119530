import ReactiveSwift
import Testing

@Suite struct TransformingTests {
  private typealias Operator<Output> = Faces<Int, Fault, Output, Fault>

  @Test func mapping() {
    let map = Operator(ofSignal: { $0.map { $0 * 10 } }, ofProducer: { $0.map { $0 * 10 } })
    #expect(map.result([.value(1), .value(2), .completed]) == ["10", "20", "completed"])
    let constant = Operator(ofSignal: { $0.map(value: "a") }, ofProducer: { $0.map(value: "a") })
    #expect(constant.result([.value(1), .value(2)]) == ["a", "a"])
    let path = Operator(ofSignal: { $0.map(\.magnitude) }, ofProducer: { $0.map(\.magnitude) })
    #expect(path.result([.value(-3)]) == ["3"])
    let variable: KeyPath<Int, String> = \.description
    #expect(SignalProducer<Int, Fault>(value: 3).map(variable).started().entries == ["3", "completed"])
  }

  @Test func mappingErrors() {
    let faces = Operator(ofSignal: { $0.mapError { _ in .other } }, ofProducer: { $0.mapError { _ in .other } })
    #expect(faces.result([.value(1), .failed(.expected)]) == ["1", "failed other"])
    #expect(faces.result([.interrupted]) == ["interrupted"])
  }

  @Test func filtering() {
    let filter = Operator(ofSignal: { $0.filter { $0 % 2 == 0 } }, ofProducer: { $0.filter { $0 % 2 == 0 } })
    #expect(filter.result([.value(1), .value(2), .value(3), .value(4), .completed]) == ["2", "4", "completed"])
    let compact = Operator(
      ofSignal: { $0.compactMap { $0 > 1 ? "\($0)" : nil } }, ofProducer: { $0.compactMap { $0 > 1 ? "\($0)" : nil } })
    #expect(compact.result([.value(1), .value(2)]) == ["2"])
  }

  @Test func skippingNil() {
    let (signal, input) = Signal<Int?, Fault>.pipe()
    let seen = signal.skipNil().observed()
    input.send(value: nil)
    input.send(value: 1)
    #expect(seen.entries == ["1"])
    #expect(SignalProducer<Int?, Fault>([1, nil, 2]).skipNil().started().entries == ["1", "2", "completed"])
  }

  @Test func attempting() {
    let attempt = Operator(
      ofSignal: { $0.attempt { $0 > 2 ? .failure(.other) : .success(()) } },
      ofProducer: { $0.attempt { $0 > 2 ? .failure(.other) : .success(()) } })
    #expect(attempt.result([.value(1), .value(2), .value(3), .value(1)]) == ["1", "2", "failed other"])
    let mapping = Operator(
      ofSignal: { $0.attemptMap { $0 > 2 ? .failure(.other) : .success("a\($0)") } },
      ofProducer: { $0.attemptMap { $0 > 2 ? .failure(.other) : .success("a\($0)") } })
    #expect(mapping.result([.value(1), .value(3), .value(1)]) == ["a1", "failed other"])
  }

  @Test func throwingAttempts() {
    func check(_ value: Int) throws { if value > 1 { throw Fault.expected } }
    func double(_ value: Int) throws -> Int {
      if value > 1 { throw Fault.expected }
      return value * 2
    }
    let faces = Faces<Int, Never, Int, any Error>(ofSignal: { $0.attempt(check) }, ofProducer: { $0.attempt(check) })
    #expect(faces.result([.value(1), .value(2), .value(1)]) == ["1", "failed expected"])
    let mapping = Faces<Int, Never, Int, any Error>(ofSignal: { $0.attemptMap(double) }, ofProducer: { $0.attemptMap(double) })
    #expect(mapping.result([.value(1), .value(2)]) == ["2", "failed expected"])
    let failing = Faces<Int, any Error, Int, any Error>(
      ofSignal: { $0.attempt(check).attemptMap(double) }, ofProducer: { $0.attempt(check).attemptMap(double) })
    #expect(failing.result([.value(1), .value(2)]) == ["2", "failed expected"])
  }

  @Test func aFailedAttemptStopsTheSource() {
    let flag = Flag()
    let (signal, input) = Signal<Int, Fault>.pipe(disposable: flag)
    var calls = 0
    let producer = SignalProducer(signal).attempt { _ in
      calls += 1
      return .failure(.expected)
    }
    #expect(producer.started().entries == [])
    input.send(value: 1)
    input.send(value: 2)
    #expect(calls == 1)
  }

  @Test func combiningPrevious() {
    let faces = Operator(
      ofSignal: { $0.combinePrevious(0).map { "\($0)-\($1)" } }, ofProducer: { $0.combinePrevious(0).map { "\($0)-\($1)" } })
    #expect(faces.result([.value(1), .value(2), .completed]) == ["0-1", "1-2", "completed"])
    let without = Operator(
      ofSignal: { $0.combinePrevious().map { "\($0)-\($1)" } }, ofProducer: { $0.combinePrevious().map { "\($0)-\($1)" } })
    #expect(without.result([.value(1), .value(2), .value(3)]) == ["1-2", "2-3"])
    #expect(without.result([.value(1), .completed]) == ["completed"])
  }

  @Test func scanning() {
    let scan = Operator(ofSignal: { $0.scan(10) { $0 + $1 } }, ofProducer: { $0.scan(10) { $0 + $1 } })
    #expect(scan.result([.value(1), .value(2), .completed]) == ["11", "13", "completed"])
    #expect(scan.result([.completed]) == ["completed"])
    let into = Operator(ofSignal: { $0.scan(into: []) { $0.append($1) } }, ofProducer: { $0.scan(into: []) { $0.append($1) } })
    #expect(into.result([.value(1), .value(2)]) == ["[1]", "[1, 2]"])
    let map = Operator(
      ofSignal: { $0.scanMap(0) { ($0 + $1, "\($0)+\($1)") } }, ofProducer: { $0.scanMap(0) { ($0 + $1, "\($0)+\($1)") } })
    #expect(map.result([.value(1), .value(2), .value(3)]) == ["0+1", "1+2", "3+3"])
    let mapInto = Operator(
      ofSignal: {
        $0.scanMap(into: 0) { state, value in
          state += value
          return "\(state)"
        }
      },
      ofProducer: {
        $0.scanMap(into: 0) { state, value in
          state += value
          return "\(state)"
        }
      })
    #expect(mapInto.result([.value(1), .value(2)]) == ["1", "3"])
  }

  @Test func reducing() {
    let reduce = Operator(ofSignal: { $0.reduce(1) { $0 + $1 } }, ofProducer: { $0.reduce(1) { $0 + $1 } })
    #expect(reduce.result([.value(1), .value(2), .completed]) == ["4", "completed"])
    #expect(reduce.result([.completed]) == ["1", "completed"])
    #expect(reduce.result([.value(1), .failed(.expected)]) == ["failed expected"])
    #expect(reduce.result([.value(1), .interrupted]) == ["interrupted"])
    let into = Operator(
      ofSignal: { $0.reduce(into: []) { $0.append($1) } }, ofProducer: { $0.reduce(into: []) { $0.append($1) } })
    #expect(into.result([.value(1), .value(2), .completed]) == ["[1, 2]", "completed"])
  }

  @Test func collecting() {
    let collect = Operator(ofSignal: { $0.collect() }, ofProducer: { $0.collect() })
    #expect(collect.result([.value(1), .value(2), .completed]) == ["[1, 2]", "completed"])
    #expect(collect.result([.completed]) == ["[]", "completed"])
    #expect(collect.result([.value(1), .failed(.expected)]) == ["failed expected"])
    #expect(collect.result([.value(1), .interrupted]) == ["interrupted"])
  }

  @Test func collectingByCount() {
    let collect = Operator(ofSignal: { $0.collect(count: 2) }, ofProducer: { $0.collect(count: 2) })
    #expect(collect.result([.value(1), .value(2), .value(3), .completed]) == ["[1, 2]", "[3]", "completed"])
    #expect(collect.result([.value(1), .value(2), .completed]) == ["[1, 2]", "completed"])
    #expect(collect.result([.completed]) == ["[]", "completed"])
    #expect(collect.result([.value(1), .value(2), .value(3), .interrupted]) == ["[1, 2]", "interrupted"])
  }

  @Test func collectingWithAPredicate() {
    let after = Operator(
      ofSignal: { $0.collect { $0.reduce(0, +) >= 5 } }, ofProducer: { $0.collect { $0.reduce(0, +) >= 5 } })
    #expect(after.result([.value(1), .value(4), .value(7), .value(2), .completed]) == ["[1, 4]", "[7]", "[2]", "completed"])
    let before = Operator(
      ofSignal: { $0.collect { _, latest in latest == 7 } }, ofProducer: { $0.collect { _, latest in latest == 7 } })
    #expect(before.result([.value(1), .value(7), .value(2), .completed]) == ["[1]", "[7, 2]", "completed"])
    #expect(before.result([.value(7), .value(7), .completed]) == ["[]", "[7]", "[7]", "completed"])
    #expect(before.result([.completed]) == ["[]", "completed"])
  }

  @Test func materializing() {
    let faces = Faces<Int, Fault, IntEvent, Never>(ofSignal: { $0.materialize() }, ofProducer: { $0.materialize() })
    #expect(faces.result([.value(1), .completed]) == ["VALUE 1", "COMPLETED", "completed"])
    #expect(faces.result([.failed(.expected)]) == ["FAILED expected", "completed"])
    #expect(faces.result([.interrupted]) == ["INTERRUPTED", "interrupted"])
    let results = Faces<Int, Fault, Result<Int, Fault>, Never>(
      ofSignal: { $0.materializeResults() }, ofProducer: { $0.materializeResults() })
    #expect(results.result([.value(1), .completed]) == ["success(1)", "completed"])
    #expect(results.result([.failed(.expected)]) == ["failure(expected)", "completed"])
    #expect(results.result([.interrupted]) == ["interrupted"])
  }

  @Test func dematerializing() {
    let faces = Faces<IntEvent, Never, Int, Fault>(ofSignal: { $0.dematerialize() }, ofProducer: { $0.dematerialize() })
    #expect(faces.result([.value(.value(1)), .value(.completed), .value(.value(2))]) == ["1", "completed"])
    #expect(faces.result([.value(.failed(.expected))]) == ["failed expected"])
    #expect(faces.result([.value(.interrupted)]) == ["interrupted"])
    #expect(faces.result([.value(.value(1)), .completed]) == ["1", "completed"])
    #expect(faces.result([.interrupted]) == ["interrupted"])
    let results = Faces<Result<Int, Fault>, Never, Int, Fault>(
      ofSignal: { $0.dematerializeResults() }, ofProducer: { $0.dematerializeResults() })
    #expect(results.result([.value(.success(1)), .value(.failure(.other)), .value(.success(2))]) == ["1", "failed other"])
    #expect(results.result([.value(.success(1)), .completed]) == ["1", "completed"])
  }

  @Test func promoting() {
    let (signal, input) = Signal<Int, Never>.pipe()
    let seen = signal.promoteError(Fault.self).observed()
    let same = signal.promoteError().observed()
    input.send(value: 1)
    input.sendCompleted()
    #expect(seen.entries == ["1", "completed"])
    #expect(same.entries == ["1", "completed"])
    #expect(SignalProducer<Int, Never>([1, 2]).promoteError(Fault.self).started().entries == ["1", "2", "completed"])
    #expect(SignalProducer<Int, Never>(value: 1).promoteError(Fault.self).started().entries == ["1", "completed"])
    let values: SignalProducer<Int, Fault> = SignalProducer<Never, Fault>(error: .expected).promoteValue()
    #expect(values.started().entries == ["failed expected"])
    let (never, neverInput) = Signal<Never, Fault>.pipe()
    let promoted = never.promoteValue(Int.self).observed()
    neverInput.sendInterrupted()
    #expect(promoted.entries == ["interrupted"])
  }

  @Test func booleans() {
    let faces = Faces<Bool, Never, Bool, Never>(ofSignal: { $0.negate() }, ofProducer: { $0.negate() })
    #expect(faces.result([.value(true), .value(false)]) == ["false", "true"])
  }

  @Test func flatteningSequences() {
    let faces = Faces<[Int], Fault, Int, Fault>(ofSignal: { $0.flatten() }, ofProducer: { $0.flatten() })
    #expect(faces.result([.value([1, 2]), .value([]), .value([3]), .completed]) == ["1", "2", "3", "completed"])
  }
}
