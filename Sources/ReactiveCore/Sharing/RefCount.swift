extension Source {
  /// Connects while anybody is subscribed: with the first observer, once that is subscribed, until the last one leaves.
  ///
  /// A source that ends disconnects before its end is passed on, so that who subscribes at the end starts a new connection.
  /// Implements Rx `refCount`.
  public func refCount(connect: @escaping () -> any Disposable) -> Source {
    let counter = RefCounter()
    return Source { sink, scope in
      let (connection, isFirst) = counter.join()
      scope.add(Teardown { counter.leave(connection) })
      start(
        into: sink.ending { termination in
          counter.close(connection)
          sink.end(termination)
        }, until: scope)
      if isFirst, !connection.isEnded { connection.add(connect()) }
    }
  }
}

/// Counts the observers of one connection at a time. A connection is the scope that holds what `connect` returned.
private final class RefCounter: @unchecked Sendable {  // `lock` guards both
  private let lock = Lock()
  private var connection: Scope?
  private var observers = 0

  func join() -> (Scope, isFirst: Bool) {
    let spare = Scope()
    return lock.locked {
      if let connection {
        observers += 1
        return (connection, false)
      }
      connection = spare
      observers = 1
      return (spare, true)
    }
  }

  func leave(_ connection: Scope) {
    let isLast = lock.locked { () -> Bool in
      guard self.connection === connection else { return false }
      observers -= 1
      guard observers == 0 else { return false }
      self.connection = nil  // the caller holds another reference
      return true
    }
    if isLast { connection.dispose() }
  }

  func close(_ connection: Scope) {
    lock.locked {
      if self.connection === connection { self.connection = nil }  // the caller holds another reference
    }
    connection.dispose()
  }
}
