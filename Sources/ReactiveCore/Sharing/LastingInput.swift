/// The sending side of a broadcaster that one run after the other feeds. A run that was left has to give way to the next one.
@usableFromInline
final class LastingInput<Element, Failure: Error>: Receiver {
  @usableFromInline let connection: SharedConnection<Element, Failure>

  @inlinable init(_ connection: SharedConnection<Element, Failure>) {
    self.connection = connection
  }

  @inlinable func sink(end: @escaping (Termination<Failure>) -> Void) -> Sink<Element, Failure> {
    Sink(to: self, end: end) { element, receiver in
      let connection = receiver.cast(to: LastingInput<Element, Failure>.self).connection
      if !connection.isLeft { connection.broadcaster.send(element) }
    }
  }
}
