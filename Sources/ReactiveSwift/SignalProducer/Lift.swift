import ReactiveCore

extension SignalProducer {
  /// Applies an operator of signals to the signal of each run.
  ///
  /// - Parameter transform: Called once for each start, before the work begins.
  /// - Returns: A producer of the result. Disposing a run of it interrupts the observer, then ends the run of this producer.
  public func lift<U, F>(
    _ transform: @escaping (Signal<Value, Error>) -> Signal<U, F>
  ) -> SignalProducer<U, F> {
    .unserialized { observer, lifetime in
      startWithSignal { signal, handle in
        lifetime += handle
        lifetime += transform(signal).observe(observer)
      }
    }
  }

  /// Applies an operator of two signals to the signals of each run.
  ///
  /// - Parameter transform: Called once for each start, before the work begins.
  /// - Returns: A function that takes the other producer, which is started first.
  public func lift<U, F, V, G>(
    _ transform: @escaping (Signal<Value, Error>) -> (Signal<U, F>) -> Signal<V, G>
  ) -> (SignalProducer<U, F>) -> SignalProducer<V, G> {
    liftRight(transform)
  }

  /// Starts this producer first.
  func liftLeft<U, F, V, G>(
    _ transform: @escaping (Signal<Value, Error>) -> (Signal<U, F>) -> Signal<V, G>
  ) -> (SignalProducer<U, F>) -> SignalProducer<V, G> {
    { other in
      .unserialized { observer, lifetime in
        other.startWithSignal { otherSignal, otherHandle in
          lifetime += otherHandle
          startWithSignal { signal, handle in
            lifetime += handle
            lifetime += transform(signal)(otherSignal).observe(observer)
          }
        }
      }
    }
  }

  /// Starts the other producer first.
  func liftRight<U, F, V, G>(
    _ transform: @escaping (Signal<Value, Error>) -> (Signal<U, F>) -> Signal<V, G>
  ) -> (SignalProducer<U, F>) -> SignalProducer<V, G> {
    { other in
      .unserialized { observer, lifetime in
        startWithSignal { signal, handle in
          lifetime += handle
          other.startWithSignal { otherSignal, otherHandle in
            lifetime += otherHandle
            lifetime += transform(signal)(otherSignal).observe(observer)
          }
        }
      }
    }
  }
}
