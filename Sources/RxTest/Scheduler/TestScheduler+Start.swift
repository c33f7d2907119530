import RxSwift

extension TestScheduler {
  /// Makes a sequence, subscribes to it and disposes the subscription at the given times, and runs until nothing is left to run.
  ///
  /// What was scheduled before for one of these times runs first: a hot event at `subscribed` is missed, one at `disposed` is
  /// still recorded.
  ///
  /// - Parameters:
  ///   - created: When `create` is called.
  ///   - subscribed: When the sequence is subscribed to.
  ///   - disposed: When the subscription is disposed.
  ///   - create: Makes the sequence.
  /// - Returns: The observer, with all that it received.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    created: TestTime, subscribed: TestTime, disposed: TestTime, create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    let observer = schedule(created: created, subscribed: subscribed, disposed: disposed, create: create)
    start()
    return observer
  }

  /// Makes a sequence at 100, subscribes to it at 200, disposes the subscription at `disposed`, and runs until nothing is left
  /// to run.
  ///
  /// - Parameters:
  ///   - disposed: When the subscription is disposed.
  ///   - create: Makes the sequence.
  /// - Returns: The observer, with all that it received.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    disposed: TestTime, create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    start(created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed, create: create)
  }

  /// Makes a sequence at 100, subscribes to it at 200, disposes the subscription at 1000, and runs until nothing is left to run.
  ///
  /// - Parameter create: Makes the sequence.
  /// - Returns: The observer, with all that it received.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    _ create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    start(
      created: Defaults.created, subscribed: Defaults.subscribed, disposed: Defaults.disposed, create: create)
  }

  /// Enqueues the life of a sequence, in the order of the parameters, without running it.
  func schedule<Output: ObservableConvertibleType>(
    created: TestTime, subscribed: TestTime, disposed: TestTime, create: @escaping () -> Output
  ) -> TestableObserver<Output.Element> {
    let observer = createObserver(Output.Element.self)
    let subscription = SerialDisposable()
    var sequence: Observable<Output.Element>?
    scheduleAt(created) { sequence = create().asObservable() }
    scheduleAt(subscribed) { if let sequence { subscription.disposable = sequence.subscribe(observer) } }
    scheduleAt(disposed) {
      subscription.dispose()
      sequence = nil
    }
    return observer
  }
}
