import ReactiveCore

extension ObservableType {
  /// Sends this sequence to a subject, from `connect()` on.
  ///
  /// - Parameter subject: The one subject for all connections. Once it has ended, it stays so.
  /// - Returns: The subject's sequence, with `connect()`. Implements Rx `multicast`.
  public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>
  where Subject.Observer.Element == Element {
    multicast(makeSubject: { subject })
  }

  /// Sends this sequence to a subject that is made for each connection.
  ///
  /// - Parameter makeSubject: Called when the first subscriber or `connect()` needs a subject. The subject is dropped when the connection
  ///   ends.
  /// - Returns: The subject's sequence, with `connect()`. Implements Rx `multicast`.
  public func multicast<Subject: SubjectType>(makeSubject: @escaping () -> Subject) -> ConnectableObservable<Subject.Element>
  where Subject.Observer.Element == Element {
    ConnectableObservable(
      Multicast(asObservable().source) {
        let subject = makeSubject()
        return MulticastHub(input: AnyObserver(subject.asObserver()).sink, output: subject.asObservable().source)
      })
  }

  /// Shares this sequence inside of `selector`: for each subscription, the sequence that it makes of a multicast one.
  ///
  /// - Parameters:
  ///   - subjectSelector: Makes the subject, once per subscription. What it throws ends the sequence.
  ///   - selector: Makes the result of the multicast sequence, which is connected after the result was subscribed. What it throws ends the
  ///     sequence.
  /// - Returns: The events of what `selector` makes. Implements Rx `publish(selector)`.
  public func multicast<Subject: SubjectType, Result>(
    _ subjectSelector: @escaping () throws -> Subject,
    selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    Observable<Result>(
      Source { sink, scope in
        do {
          let connectable = multicast(try subjectSelector())
          let result = try selector(connectable)
          result.source.start(into: sink, until: scope)
          if !scope.isEnded { scope.add(connectable.connect()) }
        } catch {
          sink.end(.failed(error))
        }
      })
  }

  /// Sends this sequence to a `PublishSubject` for each connection. Implements Rx `publish`.
  public func publish() -> ConnectableObservable<Element> {
    multicast { PublishSubject() }
  }

  /// Sends this sequence to a `ReplaySubject` for each connection, which holds the last `bufferSize` elements. Implements Rx `replay`.
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    multicast { ReplaySubject.create(bufferSize: bufferSize) }
  }

  /// Sends this sequence to a `ReplaySubject` for each connection, which holds all elements. Implements Rx `replay`.
  public func replayAll() -> ConnectableObservable<Element> {
    multicast { ReplaySubject.createUnbounded() }
  }
}
