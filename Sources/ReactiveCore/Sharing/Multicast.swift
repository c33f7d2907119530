import Synchronization

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
public final class Multicast<Input, Output, Failure: Error>: @unchecked Sendable {  // `lock` guards `session` and its variables
  public typealias Hub = MulticastHub<Input, Output, Failure>

  /// A hub, and the run that feeds it.
  private final class Session: @unchecked Sendable {  // the lock of `Multicast`; `isLeft` is atomic
    let hub: Hub
    let scope = Scope()
    var isConnected = false
    /// The observers that keep the connection going.
    var holders = 0
    /// Set when the last of them is gone. Another run may be sending to the same hub then.
    let isLeft = Atomic<Bool>(false)

    init(_ hub: Hub) {
      self.hub = hub
    }
  }

  private let upstream: Source<Input, Failure>
  private let makeHub: () -> Hub
  private let lock = Lock()
  private var session: Session?

  public init(_ upstream: Source<Input, Failure>, makeHub: @escaping () -> Hub) {
    self.upstream = upstream
    self.makeHub = makeHub
  }

  /// What observers listen to.
  public var source: Source<Output, Failure> {
    .immediate { sink, scope in self.enter { $0 }.hub.output.start(into: sink, until: scope) }
  }

  /// The same, but it connects while anybody is subscribed: with the first observer, once that is subscribed, until the last one
  /// leaves.
  ///
  /// A hub that ends disconnects before its end is passed on, so that who subscribes at the end starts a new connection.
  /// Implements Rx `refCount`.
  public var refCounted: Source<Output, Failure> {
    Source { sink, scope in
      let (session, isFirst) = self.enter { session in
        session.holders += 1
        return (session, !exchange(&session.isConnected, true))
      }
      scope.add(Teardown { self.leave(session) })
      session.hub.output.start(
        into: sink.ending { termination in
          self.forget(session)
          session.scope.dispose()
          sink.end(termination)
        }, until: scope)
      if isFirst { self.run(session) }
    }
  }

  /// Runs the upstream into the hub, unless it is running. Ending the returned scope ends that run.
  public func connect() -> Scope {
    let (session, isFirst) = enter { session in (session, !exchange(&session.isConnected, true)) }
    if isFirst { run(session) }
    return session.scope
  }

  private func run(_ session: Session) {
    // A child that comes first ends before the upstream is torn down: who connects meanwhile starts a new run.
    session.scope.makeChild().add(Teardown { self.forget(session) })
    if session.scope.isEnded { return }
    let input = session.hub.input
    upstream.start(
      into: Sink(
        next: { if !session.isLeft.load(ordering: .relaxed) { input.next($0) } },
        end: { termination in
          if session.isLeft.load(ordering: .relaxed) { return }
          session.scope.dispose()
          input.end(termination)
        }), until: session.scope)
  }

  /// Finds the session that goes on, or starts one, and does something with it under the lock.
  private func enter<Result>(_ act: (Session) -> Result) -> Result {
    Checkpoint.reach()
    if let result = lock.locked({ session.map(act) }) { return result }
    let spare = Session(makeHub())
    Checkpoint.reach()
    return lock.locked {
      let session = self.session ?? spare
      self.session = session
      return act(session)
    }
  }

  private func leave(_ session: Session) {
    Checkpoint.reach()
    let isLast = lock.locked {
      session.holders -= 1
      guard session.holders == 0 else { return false }
      session.isLeft.store(true, ordering: .relaxed)
      forgetLocked(session)
      return true
    }
    if isLast { session.scope.dispose() }
  }

  private func forget(_ session: Session) {
    Checkpoint.reach()
    lock.locked { forgetLocked(session) }
  }

  private func forgetLocked(_ session: Session) {
    if self.session === session { self.session = nil }  // the caller holds another reference
  }
}
