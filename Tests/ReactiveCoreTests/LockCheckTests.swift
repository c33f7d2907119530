#if DEBUG
  @testable import ReactiveCore
  import Testing

  @Suite struct LockCheckTests {
    @Test func callingOutUnderALockTraps() async {
      await #expect(processExitsWith: .failure) {
        Lock().locked { LockCheck.assertNoneHeld() }
      }
    }

    @Test func nestedSectionsTrap() async {
      await #expect(processExitsWith: .failure) {
        let outer = Lock()
        let inner = Lock()
        outer.locked { inner.locked {} }
      }
    }

    /// Each closure, sink, teardown and `deinit` that an operator enters looks for a held lock.
    @Test func operatorsCallOutWithoutALock() {
      let calls = Cell(0)
      func look() {
        #expect(LockCheck.heldCount == 0)
        calls.value += 1
      }
      let inputs = (0..<3).map { _ in Broadcaster<Watched, Never>(memory: ReplayMemory(limit: 1, isKeptAtEnd: true)) }
      let joined: [Source<Int, Never>] = [
        .combineLatest(inputs.map(\.source)) { elements in
          look()
          return elements.count
        },
        .zip(inputs.map(\.source), completion: .withLoneElement) { elements in
          look()
          return elements.count
        },
        inputs[0].source.withLatest(from: inputs[1].source) { _, _ in
          look()
          return 1
        },
      ]
      let flattened: [Source<Int, Never>] = [
        Source.merge(inputs.map(\.source)).map { _ in 1 },
        inputs[0].source.flatMap { _ in
          look()
          return .sequence([1, 2])
        },
        inputs[0].source.flatMapLatest { _ in
          look()
          return inputs[1].source.map { _ in 1 }
        },
        inputs[0].source.flatMap(limit: 1) { _ in
          look()
          return .sequence([1])
        },
        inputs[0].source.share(SharingPolicy(replay: 1, isForever: false, closesBeforeEnd: false)).map { _ in 1 },
        Source.race(inputs.map(\.source)).map { _ in 1 },
        inputs[0].source.take(until: inputs[1].source).map { _ in 1 },
      ]
      let scopes = (joined + flattened).map { source in
        let scope = source.subscribe(next: { _ in look() }, end: { _ in look() })
        scope.add(Teardown(look))
        return scope
      }
      for round in 0..<3 {
        for input in inputs { input.send(Watched(look)) }
        if round == 1 { scopes[0].dispose() }
      }
      for input in inputs { input.end(.completed) }
      for scope in scopes { scope.dispose() }
      #expect(calls.value > 50)
    }
  }

  /// An element whose release is user code.
  private final class Watched {
    private let released: () -> Void

    init(_ released: @escaping () -> Void) {
      self.released = released
    }

    deinit {
      released()
    }
  }
#endif
