import ReactiveCore

extension ObservableType {
  /// Goes on with another sequence when this one fails.
  ///
  ///     --1--2--X
  ///     catch { error in --a--b--| }
  ///     --1--2----a--b--|
  ///
  /// - Parameter handler: Called at the failure, on the thread that reports it. What it throws is the final error.
  /// - Returns: The elements of this sequence and, if it fails, those of the other. Implements Rx `catch`.
  @inlinable
  public func `catch`(_ handler: @escaping (any Swift.Error) throws -> Observable<Element>) -> Observable<Element> {
    Observable(asObservable().source.catch { error throws(any Swift.Error) in try handler(error).source })
  }

  /// Ends with `element` and completion when this sequence fails.
  ///
  /// - Parameter element: Sent in place of the error.
  /// - Returns: A sequence that doesn't fail. Implements Rx `onErrorReturn`.
  @inlinable
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    Observable(asObservable().source.catch { _ throws(any Swift.Error) in .just(element) })
  }

  /// Subscribes to the next sequence whenever one fails.
  ///
  /// - Parameter sequence: Pulled one sequence at a time.
  /// - Returns: The elements of the sequences up to one that completes. The last error is final; without any sequence it completes at once.
  ///   Implements Rx `onErrorResumeNext`.
  @inlinable
  public static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    Observable(.catch(sequence: sequence.lazy.map(\.source)))
  }
}
