/// Where a multicast source sends to, and where its observers listen.
public struct MulticastHub<Input, Output, Failure: Error> {
  public let input: Sink<Input, Failure>
  public let output: Source<Output, Failure>

  public init(input: Sink<Input, Failure>, output: Source<Output, Failure>) {
    self.input = input
    self.output = output
  }
}

/// A source that is run, on command, into a hub to which any number of observers may listen. Under Rx's connectable observables.
///
/// A hub that is made by a closure belongs to one connection: it is made when the first observer or the connection needs it, and dropped
/// when the connection ends.
public final class Multicast<Input, Output, Failure: Error>: @unchecked Sendable {  // `lock` guards `hub` and `connection`
  public typealias Hub = MulticastHub<Input, Output, Failure>

  private let upstream: Source<Input, Failure>
  private let makeHub: () -> Hub
  private let lock = Lock()
  private var hub: Hub?
  private var connection: Scope?

  public init(_ upstream: Source<Input, Failure>, makeHub: @escaping () -> Hub) {
    self.upstream = upstream
    self.makeHub = makeHub
  }

  /// What observers listen to.
  public var source: Source<Output, Failure> {
    .immediate { sink, scope in self.currentHub().output.start(into: sink, until: scope) }
  }

  /// Runs the upstream into the hub, unless it is running. Ending the returned scope ends that run.
  public func connect() -> Scope {
    let spare = Scope()
    let connection = lock.locked { () -> Scope in
      if let connection = self.connection { return connection }
      self.connection = spare
      return spare
    }
    guard connection === spare else { return connection }
    let hub = currentHub()
    connection.add(Teardown { self.disconnect(connection) })
    upstream.start(
      into: Sink(
        next: hub.input.next,
        end: { termination in
          connection.dispose()
          hub.input.end(termination)
        }), until: connection)
    return connection
  }

  private func currentHub() -> Hub {
    if let hub = lock.locked({ self.hub }) { return hub }
    let made = makeHub()
    return lock.locked {
      let hub = self.hub ?? made
      self.hub = hub
      return hub
    }
  }

  private func disconnect(_ connection: Scope) {
    // Returned, so that the hub is released outside of the lock.
    _ = lock.locked { () -> Hub? in
      guard self.connection === connection else { return nil }
      self.connection = nil
      return hub.take()
    }
  }
}
