import Dispatch
import ReactiveCore

extension SignalProducer {
  /// Starts the producer, and waits for its first value or its end.
  ///
  /// It is started on this thread, which is blocked until another one sends; the run is interrupted after the first value.
  ///
  /// - Returns: The first value, or the failure; nil if it ends otherwise without a value.
  public func first() -> Result<Value, Error>? {
    take(first: 1).single()
  }

  /// Starts the producer, and waits for its end or its second value.
  ///
  /// It is started on this thread, which is blocked until another one sends.
  ///
  /// - Returns: The failure; else the only value; nil if there is no value or more than one.
  public func single() -> Result<Value, Error>? {
    let values = take(first: 2).awaitResults()
    if case .failure? = values.last { return values.last }
    return values.count == 1 ? values[0] : nil
  }

  /// Starts the producer, and waits for its end.
  ///
  /// It is started on this thread, which is blocked until another one sends.
  ///
  /// - Returns: The failure; else the last value; nil if there is no value.
  public func last() -> Result<Value, Error>? {
    take(last: 1).single()
  }

  /// Starts the producer, and waits for its end.
  ///
  /// It is started on this thread, which is blocked until another one sends.
  ///
  /// - Returns: The failure, or else success, also if it was interrupted.
  public func wait() -> Result<(), Error> {
    then(SignalProducer<(), Error>(value: ())).last() ?? .success(())
  }

  private func awaitResults() -> [Result<Value, Error>] {
    let results = Locked<[Result<Value, Error>]>([])
    let end = DispatchSemaphore(value: 0)
    _ = start(
      into: Listener(
        next: { value in results.locked { $0.append(.success(value)) } },
        end: { termination in
          if case .failed(let error) = termination { results.locked { $0.append(.failure(error)) } }
          end.signal()
        }))
    end.wait()
    return results.locked { $0 }
  }
}
