#if DEBUG
  import ReactiveCore
  import Testing

  /// A thread may call the engine while it holds a lock that a consumer on another thread wants.
  @Suite struct LockInversionModel {
    private typealias Stream = Broadcaster<Int, Flaw>

    /// Two threads call `send`, one of them with the lock held, and the consumer wants the lock.
    private func sending(
      _ connect: @escaping (Probe<Int>) -> (Int) -> Void
    ) -> (Scenario) -> Void {
      { scenario in
        let lock = UserLock(scenario)
        let probe = scenario.makeProbe()
        let send = connect(probe)
        var received: [Int] = []
        probe.reaction = { element in lock.locked { received.append(element) } }
        scenario.thread { lock.locked { send(1) } }
        scenario.thread { send(2) }
        scenario.check {
          scenario.expectContract(probe)
          scenario.expect(received.sorted() == [1, 2], "got \(received)")
        }
      }
    }

    @Test func serializer() {
      explore(.preemptions(4), sending { Serializer($0.sink, until: $0.scope).next })
    }

    @Test(arguments: [nil, 1]) func broadcaster(limit: Int?) {
      let model = sending { probe in
        let stream = Stream(memory: limit.map { ReplayMemory(limit: $0, isKeptAtEnd: false) })
        stream.subscribe(probe.sink, until: probe.scope)
        return stream.send
      }
      explore(.preemptions(4), model)
    }

    @Test func create() {
      let model = sending { probe in
        var gate: Sink<Int, Flaw>?
        Source<Int, Flaw>.create {
          gate = $0
          return Nop()
        }
        .start(into: probe.sink, until: probe.scope)
        return gate!.next
      }
      explore(.preemptions(4), model)
    }

    @Test(arguments: [1, 9]) func flattening(limit: Int) {
      let model = sending { probe in
        let streams = [Stream(), Stream()]
        let outer = Stream()
        outer.source.flatMap(limit: limit) { streams[$0].source }.start(into: probe.sink, until: probe.scope)
        outer.send(0)
        return { element in
          if limit > 1, element == 2 { outer.send(1) }
          streams[limit > 1 ? element - 1 : 0].send(element)
        }
      }
      explore(.preemptions(3), model)
    }

    @Test(arguments: SharingForm.allCases) func sharing(form: SharingForm) {
      explore(.preemptions(2)) { scenario in
        let lock = UserLock(scenario)
        let stream = Stream()
        let upstream = Source<Int, Flaw>.immediate { sink, scope in
          lock.locked {}
          scope.add(Teardown { lock.locked {} })
          stream.subscribe(sink, until: scope)
        }
        let shared = form.makeSource(of: upstream)
        let probes = [scenario.makeProbe(), scenario.makeProbe()]
        scenario.thread {
          lock.locked {
            shared.start(into: probes[0].sink, until: probes[0].scope)
            probes[0].scope.dispose()
          }
        }
        scenario.thread {
          shared.start(into: probes[1].sink, until: probes[1].scope)
          probes[1].scope.dispose()
        }
        scenario.check { scenario.expect(!stream.hasObservers, "the source is still observed") }
      }
    }

    @Test func teardowns() {
      explore(.preemptions(4)) { scenario in
        let lock = UserLock(scenario)
        let scope = Scope()
        var ran = 0
        func makeTeardown() -> Teardown {
          Teardown { lock.locked { ran += 1 } }
        }
        scope.add(makeTeardown())
        scope.makeChild().add(makeTeardown())
        scenario.thread {
          lock.locked {
            scope.add(makeTeardown())
            scope.end(scope.makeChild())
          }
        }
        scenario.thread { scope.dispose() }
        scenario.check { scenario.expect(ran == 3, "\(ran) teardowns ran") }
      }
    }
  }
#endif
