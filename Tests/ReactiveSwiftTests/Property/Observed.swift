import ReactiveSwift

/// Writes down what an observer is told.
final class Observed<Value>: @unchecked Sendable {  // the journal is locked
  let journal = Journal<String>()

  var entries: [String] { journal.entries }

  func take() -> [String] { journal.take() }

  func observer<Error>(_ name: String = "") -> Signal<Value, Error>.Observer {
    Signal.Observer { [journal] event in
      switch event {
      case .value(let value): journal.note("\(name)\(value)")
      case .failed(let error): journal.note("\(name)failed \(error)")
      case .completed: journal.note("\(name)completed")
      case .interrupted: journal.note("\(name)interrupted")
      }
    }
  }
}

extension Signal {
  /// What the signal tells from now on.
  func observed() -> Observed<Value> {
    let observed = Observed<Value>()
    observe(observed.observer())
    return observed
  }
}

extension SignalProducer {
  /// Starts the producer and writes down what it tells.
  @discardableResult
  func started() -> Observed<Value> {
    startedRun().0
  }

  /// Starts the producer and writes down what it tells.
  func startedRun() -> (Observed<Value>, any Disposable) {
    let observed = Observed<Value>()
    return (observed, start(observed.observer()))
  }
}
