/// What `share` keeps for whom, and for how long.
public struct SharingPolicy: Sendable {
  /// How many elements a late observer gets.
  public var replay: Int
  /// Whether the elements and the end outlive the connection. If not, who comes after it starts a new run.
  public var isForever: Bool
  /// Whether the source is torn down before its end is told to the observers, or after.
  public var closesBeforeEnd: Bool

  @inlinable
  public init(replay: Int, isForever: Bool, closesBeforeEnd: Bool) {
    self.replay = replay
    self.isForever = isForever
    self.closesBeforeEnd = closesBeforeEnd
  }
}

extension Source {
  /// Runs this source once for all that are subscribed at the same time.
  ///
  ///     source:   --1--2--3--4--|
  ///     first:    ^-1--2--3--4--|
  ///     second:         ^23--4--|        (replay 1)
  ///
  /// The run starts with the first observer, after that was registered, and is torn down with the last one. Elements go to all observers
  /// in order of subscription; a late one gets the last elements first. Holds `policy.replay` elements.
  /// Implements Rx `share`.
  @inlinable
  public func share(_ policy: SharingPolicy) -> Source {
    let sharing = Sharing(self, policy)
    return .immediate(sharing.subscribe)
  }
}

/// A source that is run once for all its observers.
@usableFromInline
final class Sharing<Element, Failure: Error>: @unchecked Sendable {  // `lock` guards `connection` and `lasting`
  private let upstream: Source<Element, Failure>
  private let policy: SharingPolicy
  private let lock = Lock()
  private var connection: Connection?
  /// The broadcaster that all connections use, with a policy that lasts forever.
  private let lasting: Broadcaster<Element, Failure>?

  /// One run of the source and those who listen to it.
  private final class Connection: @unchecked Sendable {  // `observers`: the lock of `Sharing`
    let broadcaster: Broadcaster<Element, Failure>
    let scope = Scope()
    var observers = 0

    init(_ broadcaster: Broadcaster<Element, Failure>) {
      self.broadcaster = broadcaster
    }
  }

  @usableFromInline init(_ upstream: Source<Element, Failure>, _ policy: SharingPolicy) {
    self.upstream = upstream
    self.policy = policy
    lasting = policy.isForever ? Sharing.makeBroadcaster(policy) : nil
  }

  deinit {
    lasting?.abandon()
  }

  private static func makeBroadcaster(_ policy: SharingPolicy) -> Broadcaster<Element, Failure> {
    guard policy.replay > 0 else { return Broadcaster() }
    return Broadcaster(memory: ReplayMemory(limit: policy.replay, isKeptAtEnd: policy.isForever))
  }

  @usableFromInline func subscribe(_ sink: Sink<Element, Failure>, until scope: Scope) {
    if let lasting, lasting.termination != nil { return lasting.subscribe(sink, until: scope) }
    let (connection, isFirst) = join()
    scope.add(Teardown { self.leave(connection) })
    connection.broadcaster.subscribe(sink, until: scope)
    if isFirst, !connection.scope.isEnded { connect(connection) }
  }

  private func join() -> (Connection, isFirst: Bool) {
    let spare = Connection(lasting ?? Sharing.makeBroadcaster(policy))
    return lock.locked {
      let connection = self.connection ?? spare
      self.connection = connection
      connection.observers += 1
      return (connection, connection === spare)
    }
  }

  private func connect(_ connection: Connection) {
    let input = BroadcastInput(connection.broadcaster)
    upstream.start(
      into: Sink(
        next: { input.broadcaster.send($0) },
        end: { termination in
          self.forget(connection)
          if self.policy.closesBeforeEnd { connection.scope.dispose() }
          input.broadcaster.end(termination)
          connection.scope.dispose()
        }), until: connection.scope)
  }

  private func leave(_ connection: Connection) {
    let isLast = lock.locked { () -> Bool in
      connection.observers -= 1
      guard connection.observers == 0 else { return false }
      if self.connection === connection { self.connection = nil }  // the caller holds another reference
      return true
    }
    guard isLast else { return }
    connection.scope.dispose()
    if lasting == nil { connection.broadcaster.abandon() }
  }

  private func forget(_ connection: Connection) {
    lock.locked {
      if self.connection === connection { self.connection = nil }  // the caller holds another reference
    }
  }
}
