import Synchronization

/// A source that is run once for all its observers.
@usableFromInline
final class Sharing<Element, Failure: Error>: @unchecked Sendable {  // `lock` guards `connection`
  @usableFromInline let upstream: Source<Element, Failure>
  @usableFromInline let policy: SharingPolicy
  @usableFromInline let lock = Lock()
  @usableFromInline var connection: SharedConnection<Element, Failure>?
  /// The broadcaster that all connections use, with a policy that lasts forever.
  @usableFromInline let lasting: Broadcaster<Element, Failure>?

  @inlinable init(_ upstream: Source<Element, Failure>, _ policy: SharingPolicy) {
    self.upstream = upstream
    self.policy = policy
    lasting = policy.isForever ? Sharing.makeBroadcaster(policy) : nil
  }

  @inlinable deinit {
    lasting?.abandon()
  }

  @inlinable static func makeBroadcaster(_ policy: SharingPolicy) -> Broadcaster<Element, Failure> {
    guard policy.replay > 0 else { return Broadcaster() }
    // Kept at the end of a run too: who joined it, and subscribes as it ends, gets all that it is to get.
    return Broadcaster(memory: ReplayMemory(limit: policy.replay, isKeptAtEnd: true))
  }

  @inlinable func subscribe(_ sink: Sink<Element, Failure>, until scope: Scope) {
    if let lasting, lasting.termination != nil { return lasting.subscribe(sink, until: scope) }
    let (connection, isFirst) = join()
    scope.add(Teardown { self.leave(connection) })
    connection.broadcaster.subscribe(sink, until: scope)
    if isFirst, !connection.scope.isEnded { connect(connection) }
  }

  @inlinable func join() -> (SharedConnection<Element, Failure>, isFirst: Bool) {
    let spare = SharedConnection(lasting ?? Sharing.makeBroadcaster(policy))
    Checkpoint.reach()
    return lock.locked {
      let connection = self.connection ?? spare
      self.connection = connection
      connection.observers += 1
      return (connection, connection === spare)
    }
  }

  @inlinable func connect(_ connection: SharedConnection<Element, Failure>) {
    if lasting != nil { return connectLasting(connection) }
    let input = BroadcastInput(connection.broadcaster)
    upstream.start(
      into: input.sink { termination in
        self.forget(connection)
        if self.policy.closesBeforeEnd { connection.scope.dispose() }
        input.broadcaster.end(termination)
        connection.scope.dispose()
      }, until: connection.scope)
  }

  /// The connection is forgotten only when everybody knows of the end: nobody may start another run before that.
  @inlinable func connectLasting(_ connection: SharedConnection<Element, Failure>) {
    let input = LastingInput(connection)
    upstream.start(
      into: input.sink { termination in
        if connection.isLeft { return }
        if self.policy.closesBeforeEnd { connection.scope.dispose() }
        connection.broadcaster.end(termination)
        self.forget(connection)
        connection.scope.dispose()
      }, until: connection.scope)
  }

  @usableFromInline func leave(_ connection: SharedConnection<Element, Failure>) {
    Checkpoint.reach()
    let isLast = lock.locked { () -> Bool in
      connection.observers -= 1
      guard connection.observers == 0 else { return false }
      connection.left.store(true, ordering: .relaxed)
      if self.connection === connection { self.connection = nil }  // the caller holds another reference
      return true
    }
    guard isLast else { return }
    connection.scope.dispose()
    if lasting == nil { connection.broadcaster.abandon() }
  }

  @usableFromInline func forget(_ connection: SharedConnection<Element, Failure>) {
    Checkpoint.reach()
    lock.locked {
      if self.connection === connection { self.connection = nil }  // the caller holds another reference
    }
  }
}

/// One run of a shared source and those who listen to it.
@usableFromInline
final class SharedConnection<Element, Failure: Error>: @unchecked Sendable {  // `observers`: the lock of `Sharing`
  @usableFromInline let broadcaster: Broadcaster<Element, Failure>
  @usableFromInline let scope = Scope()
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var observers = 0
  @usableFromInline let left = Atomic<Bool>(false)

  @inlinable init(_ broadcaster: Broadcaster<Element, Failure>) {
    self.broadcaster = broadcaster
  }

  /// Whether the last observer is gone. Another run may be sending to the same broadcaster then.
  @inlinable var isLeft: Bool {
    left.load(ordering: .relaxed)
  }
}
